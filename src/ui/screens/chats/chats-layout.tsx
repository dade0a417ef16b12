import { ListChecks, Trash2 } from 'lucide-react'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { lazy } from '#ui/components/lazy.tsx'
import { ListAndDetail, useStanding } from '#ui/app/frame/list-and-detail.tsx'
import { Page } from '#ui/app/frame/page.tsx'
import { WindowedCardsSkeleton } from '#ui/app/lists/windowed-cards.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { FailedLayout, StaleLayout } from '#ui/layout/parts.tsx'
import * as barCss from '#ui/layout/selection-bar.css.ts'
import { SelectionLayout } from '#ui/layout/selection-bar.tsx'
import { useEscape } from '#ui/layout/use-escape.ts'
import { ChatRows } from './chat-rows.tsx'
import type { ChatListView, ChatsView } from './chats-view.ts'
import * as css from './chats.css.ts'

const Conversation = lazy(() => import('#ui/parts/chat/conversation-layout.tsx'))
const Question = lazy(async () => ({ default: (await import('#ui/layout/question.tsx')).QuestionLayout }))

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
      question={question ? <Question view={question} /> : null}
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
  const { title, remove, select, selection, note, announced, content } = view
  const scroller = useRef<HTMLElement>(null)
  const above = useRef<HTMLDivElement>(null)
  useEscape(selection !== undefined, select.flip)
  useFocusOnReturn(scroller, open, isBehind)
  return (
    <Page
      title={title}
      width="own"
      scroller={scroller}
      isBehind={isBehind}
      actions={
        <>
          {remove ? (
            <IconButton icon={Trash2} label={remove.label} isDisabled={remove.isDisabled} onPress={remove.press} />
          ) : null}
          <IconButton
            icon={ListChecks}
            label={select.label}
            isPressed={select.isOn}
            isDisabled={select.isDisabled}
            onPress={select.flip}
          />
        </>
      }
    >
      {selection ? <SelectionLayout view={selection} /> : null}
      <div className={css.rows}>
        <div ref={above}>
          {note ? (
            <div className={css.note}>
              <StaleLayout view={note} />
            </div>
          ) : null}
        </div>
        <output>
          <VisuallyHidden>{announced}</VisuallyHidden>
        </output>
        <Content view={content} isSelecting={selection !== undefined} scroller={scroller} above={above} />
      </div>
      <div className={selection ? barCss.endUnderBar : barCss.end} />
    </Page>
  )
})

/** On small screens, after a return from a chat, its row has the focus. */
const useFocusOnReturn = (scroller: RefObject<HTMLElement | null>, open: string | undefined, isBehind: boolean) => {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (isBehind) last.current = open
    else if (last.current !== undefined) {
      scroller.current?.querySelector<HTMLElement>(`a[href$="/${last.current}"]`)?.focus({ preventScroll: true })
      last.current = undefined
    }
  }, [scroller, open, isBehind])
}

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
