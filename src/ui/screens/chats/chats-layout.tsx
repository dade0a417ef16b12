import { Trash2 } from 'lucide-react'
import { memo, type RefObject } from 'react'
import { lazy } from '#ui/components/lazy.tsx'
import { LateQuestion } from '#ui/layout/late-question.tsx'
import { ListAndDetail, useStanding } from '#ui/layout/page/list-and-detail.tsx'
import { useListPlaces } from '#ui/layout/lists/use-list-focus.ts'
import { WindowedCardsSkeleton } from '#ui/layout/lists/windowed-cards.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { FailedLayout, AboveLayout } from '#ui/layout/parts.tsx'
import { SelectableListPage } from '#ui/layout/selectable-list.tsx'
import { ChatRows } from './chat-rows.tsx'
import type { ChatListView, ChatsView } from './chats-view.ts'
import * as css from './chats.css.ts'

const Conversation = lazy(() => import('#ui/parts/chat/conversation-layout.tsx'))
export const early = { chat: Conversation.fetch }

/** The chats: the list, and one conversation open over it or, where there is room, beside it (CHAT-01, CHAT-03). */
const ChatsLayout = ({ view: { title, list, detail, beside, question } }: { readonly view: ChatsView }) => {
  const standing = useStanding(detail?.key)
  return (
    <ListAndDetail
      standing={standing}
      title={title}
      list={<List view={list} open={detail?.key} isBehind={standing.isBehind} />}
      detail={detail ? <Conversation key={detail.key} view={detail} isBeside={standing.isWide} /> : null}
      choosing={beside ? <EmptyState drawing="chat" title={beside.title} text={beside.text} /> : null}
      question={<LateQuestion view={question} />}
    />
  )
}
export { ChatsLayout as default }

type ListProps = {
  readonly view: ChatListView
  /** The open chat, by the key of its view. */
  readonly open: string | undefined
  readonly isBehind: boolean
}

/** The list of chats, in each of its states. Memoised. */
const List = memo(({ view, open, isBehind }: ListProps) => {
  const { remove, selection, note, content } = view
  const { scroller, above } = useListPlaces()
  return (
    <SelectableListPage
      view={view}
      scroller={scroller}
      open={open}
      isBehind={isBehind}
      actions={
        remove ? (
          <IconButton icon={Trash2} label={remove.label} isDisabled={remove.isDisabled} onPress={remove.press} />
        ) : null
      }
    >
      <div className={css.rows}>
        <div ref={above}>
          {note ? (
            <div className={css.note}>
              <AboveLayout view={note} />
            </div>
          ) : null}
        </div>
        <Content view={content} isSelecting={selection !== undefined} scroller={scroller} above={above} />
      </div>
    </SelectableListPage>
  )
})

type ContentProps = {
  readonly view: ChatListView['content']
  readonly isSelecting: boolean
  readonly scroller: RefObject<HTMLElement | null>
  readonly above: RefObject<HTMLElement | null>
}

const Content = ({ view, ...rest }: ContentProps) => {
  switch (view.kind) {
    case 'waiting':
      return <WindowedCardsSkeleton leadingShape="block" lines={2} />
    case 'failed':
      return <FailedLayout view={view} />
    case 'empty':
      return <EmptyLayout view={view} drawing="chat" />
    case 'list':
      return <ChatRows view={view} {...rest} />
    default:
      return view satisfies never
  }
}
