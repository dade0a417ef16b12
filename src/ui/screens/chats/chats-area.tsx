import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { useRoute } from 'wouter'
import { ListAndDetail, useStanding } from '#ui/app/list-and-detail.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { useRemoval } from '#ui/app/use-removal.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ChatListScreen } from './chat-list-screen.tsx'
import { useChatList, useChats } from './use-chats.ts'

const Conversation = lazy(() => import('#ui/screens/chat/conversation.tsx'))
const RemovalDialog = lazy(() => import('./removal-dialog.tsx'))

/** The chats: the list, and one conversation open over it or, where there is room, beside it (CHAT-01, CHAT-03). */
const ChatsArea = () => {
  const intl = useIntl()
  const [, params] = useRoute(SCREENS.chat.path)
  const standing = useStanding(params?.id)
  const actor = useChats(standing.open)
  const list = useChatList(actor)
  const removal = useRemoval(actor)
  return (
    <ListAndDetail
      standing={standing}
      title={intl.formatMessage({ id: 'chat.title' })}
      list={<ChatListScreen list={list} open={standing.open} isBehind={standing.isBehind} />}
      detail={
        standing.open === undefined ? null : (
          <Conversation
            id={standing.open}
            isBeside={standing.isWide}
            onRemove={(chat) => list.verbs.remove({ kind: 'one', id: chat })}
          />
        )
      }
      choosing={
        list.face === 'full' ? (
          <EmptyState
            drawing="chat"
            title={intl.formatMessage({ id: 'chats.choose' })}
            text={intl.formatMessage({ id: 'chats.chooseText' })}
          />
        ) : null
      }
      question={
        removal.isOpen && removal.subject ? (
          <RemovalDialog
            kind={removal.subject.kind}
            isBusy={removal.isBusy}
            onConfirm={removal.confirm}
            onCancel={removal.cancel}
          />
        ) : null
      }
    />
  )
}
export { ChatsArea as default }
