import { ListChecks, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Page } from '#ui/app/page.tsx'
import { PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { chatPath, SCREENS } from '#ui/app/screens.ts'
import { WindowedCardsSkeleton } from '#ui/app/windowed-cards.tsx'
import { ButtonLink, IconButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { SelectionBar } from '#ui/screens/notices/selection-bar.tsx'
import * as areaCss from '#ui/screens/notices/notices-area.css.ts'
import { useEscape } from '#ui/screens/notices/use-escape.ts'
import { ChatRows } from './chat-rows.tsx'
import * as css from './chats.css.ts'
import type { ChatListState } from './use-chats.ts'

type ChatListScreenProps = {
  readonly list: ChatListState
  /** The chat that lies over the list, or stands beside it. */
  readonly open: string | undefined
  readonly isBehind: boolean
}

/** The list of chats, in each of its faces (CHAT-01). */
export const ChatListScreen = ({ list, open, isBehind }: ChatListScreenProps) => {
  const { face, rows, isSelecting, selected, verbs } = list
  const intl = useIntl()
  const scroller = useRef<HTMLElement>(null)
  const above = useRef<HTMLDivElement>(null)
  useEscape(isSelecting, verbs.endSelection)
  useFocusOnReturn(scroller, open, isBehind)
  const removeSelected = () => verbs.remove({ kind: 'selected', ids: [...selected] })
  return (
    <Page
      title={intl.formatMessage({ id: 'chat.title' })}
      width="own"
      scroller={scroller}
      isBehind={isBehind}
      actions={
        <>
          {isSelecting ? (
            <IconButton
              icon={Trash2}
              label={intl.formatMessage({ id: 'chats.deleteMany' })}
              isDisabled={selected.size === 0}
              onPress={removeSelected}
            />
          ) : null}
          <IconButton
            icon={ListChecks}
            label={intl.formatMessage({ id: 'chats.select' })}
            isPressed={isSelecting}
            isDisabled={face !== 'full'}
            onPress={isSelecting ? verbs.endSelection : verbs.startSelection}
          />
        </>
      }
    >
      {isSelecting ? (
        <SelectionBar
          count={selected.size}
          isAllSelected={list.isAllSelected}
          onToggleAll={verbs.toggleAll}
          onRemove={removeSelected}
          onEnd={verbs.endSelection}
        />
      ) : null}
      <div className={css.rows}>
        <div ref={above}>
          {list.isStale ? (
            <div className={css.note}>
              <StaleBar failure={list.failure} onRetry={verbs.retry} />
            </div>
          ) : null}
        </div>
        <output>
          <VisuallyHidden>
            {face === 'full' || face === 'empty'
              ? intl.formatMessage({ id: 'chats.announced' }, { count: rows.length })
              : ''}
          </VisuallyHidden>
        </output>
        <Content list={list} open={open} scroller={scroller} above={above} />
      </div>
      <div className={isSelecting ? areaCss.endUnderBar : areaCss.end} />
    </Page>
  )
}

/** On small screens, back from a chat the focus is on its row again. */
const useFocusOnReturn = (scroller: RefObject<HTMLElement | null>, open: string | undefined, isBehind: boolean) => {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (isBehind) last.current = open
    else if (last.current !== undefined) {
      const path = chatPath(Number(last.current))
      const links = [...(scroller.current?.querySelectorAll('a') ?? [])]
      links.find(({ pathname }) => pathname.endsWith(path))?.focus({ preventScroll: true })
      last.current = undefined
    }
  }, [scroller, open, isBehind])
}

type ContentProps = {
  readonly list: ChatListState
  readonly open: string | undefined
  readonly scroller: RefObject<HTMLElement | null>
  readonly above: RefObject<HTMLElement | null>
}

const Content = (props: ContentProps) => {
  const { face, failure, verbs } = props.list
  switch (face) {
    case 'loading':
      return <WindowedCardsSkeleton leadingShape="block" lines={2} />
    case 'failed':
      return <PanelFailure failure={failure} onRetry={verbs.retry} />
    case 'empty':
      return <Nobody />
    case 'full':
      return <ChatRows {...props} />
    default:
      return face satisfies never
  }
}

const Nobody = () => {
  const intl = useIntl()
  return (
    <EmptyState
      drawing="chat"
      title={intl.formatMessage({ id: 'chats.empty' })}
      text={intl.formatMessage({ id: 'chats.emptyText' })}
      action={<ButtonLink href={SCREENS.activities.path}>{intl.formatMessage({ id: 'chats.search' })}</ButtonLink>}
    />
  )
}
