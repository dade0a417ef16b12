import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useRoute } from 'wouter'
import { ErrorBoundary } from '#ui/app/error-boundary.tsx'
import { useDocumentTitle } from '#ui/app/page.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { useMedia } from '#ui/app/use-media.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import * as css from '#ui/screens/notices/notices-area.css.ts'
import { media } from '#ui/theme/theme.css.ts'
import { ChatListScreen } from './chat-list-screen.tsx'
import { useChatList, useChatRemoval, useChats } from './use-chats.ts'

const Conversation = lazy(() => import('#ui/screens/chat/conversation.tsx'))
const RemovalDialog = lazy(() => import('./removal-dialog.tsx'))

/** The chats: the list, and one conversation open over it or, where there is room, beside it (CHAT-01, CHAT-03). */
const ChatsArea = () => {
  const [, params] = useRoute(SCREENS.chat.path)
  const open = params?.id
  const isWide = useMedia(media.desktop)
  const actor = useChats(open)
  const list = useChatList(actor)
  const removal = useChatRemoval(actor)
  const isBehind = open !== undefined && !isWide
  return (
    <div className={css.area}>
      <div className={isBehind ? `${css.listPane} ${css.behind}` : css.listPane}>
        <ChatListScreen list={list} open={open} isBehind={isBehind} />
      </div>
      {isWide ? <ListTitle key={open ?? ''} /> : null}
      {open === undefined ? (
        isWide ? (
          <Choosing isPossible={list.face === 'full'} />
        ) : null
      ) : (
        <div className={css.detailPane}>
          <ErrorBoundary resetBy={open}>
            <Suspense>
              <Conversation
                id={open}
                isBeside={isWide}
                onRemove={(chat) => list.verbs.remove({ kind: 'one', id: chat })}
              />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      {removal.isOpen && removal.subject ? (
        <Suspense>
          <RemovalDialog
            kind={removal.subject.kind}
            isBusy={removal.isBusy}
            onConfirm={removal.confirm}
            onCancel={removal.cancel}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
export { ChatsArea as default }

/** The list's own name for the document, again each time another chat is open or none; an open one says its own after it. */
const ListTitle = () => {
  const intl = useIntl()
  useDocumentTitle(intl.formatMessage({ id: 'chat.title' }))
  return null
}

/** The place of an open chat while none is: it asks for one to be chosen once there are any. */
const Choosing = ({ isPossible }: { readonly isPossible: boolean }) => {
  const intl = useIntl()
  return (
    <div className={css.choosing}>
      {isPossible ? (
        <EmptyState
          drawing="chat"
          title={intl.formatMessage({ id: 'chats.choose' })}
          text={intl.formatMessage({ id: 'chats.chooseText' })}
        />
      ) : null}
    </div>
  )
}
