import { Trash2 } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Chat, ChatId } from '#domain/chat/chat.ts'
import { saidByDay, withOutgoing } from '#domain/chat/timeline.ts'
import type { UserId } from '#domain/identity/user.ts'
import { idFrom } from '#domain/id.ts'
import { LargeTitlePage } from '#ui/app/large-title.tsx'
import { NotFound } from '#ui/app/not-found.tsx'
import { useDocumentTitle } from '#ui/app/page.tsx'
import { Loading, PanelFailure } from '#ui/app/panel.tsx'
import { useSession } from '#ui/app/piazza-context.tsx'
import { named } from '#ui/app/titles.ts'
import { IconButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Composer } from './composer.tsx'
import { Who } from './counterpart.tsx'
import { MessageLog } from './message-log.tsx'
import { useTimelineWords } from './timeline-words.ts'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import { type OpenConversation, useConversation } from './use-conversation.ts'
import * as css from './chat.css.ts'

export type ConversationProps = {
  readonly id: string
  /** The list stands beside it: the conversation is a part of the page then, and not a page. */
  readonly isBeside: boolean
  readonly onRemove: (chat: ChatId) => void
}

/** One conversation (CHAT-03, CHAT-04, CHAT-07 … CHAT-09). */
const Conversation = ({ id, isBeside, onRemove }: ConversationProps) => {
  const { user } = useSession()
  const known = idFrom<'Chat'>(id)
  if (known === undefined) return isBeside ? <Lost /> : <NotFound />
  // The way here is open to those who are known only.
  if (user === undefined) return null
  return <Talk key={`${known} ${user.id}`} id={known} me={user.id} isBeside={isBeside} onRemove={onRemove} />
}
export { Conversation as default }

type TalkProps = Omit<ConversationProps, 'id'> & { readonly id: ChatId; readonly me: UserId }

const Talk = ({ id, me, isBeside, onRemove }: TalkProps) => {
  const talk = useConversation(id, me)
  if (talk.face === 'missing') return isBeside ? <Lost /> : <NotFound />
  const Frame = isBeside ? Pane : TalkPage
  return (
    <Frame chat={talk.chat} onRemove={onRemove}>
      {talk.face === 'open' && talk.chat ? (
        <Said talk={talk} chat={talk.chat} me={me} />
      ) : talk.face === 'failed' ? (
        <div className={css.alone}>
          <PanelFailure failure={talk.failure} onRetry={talk.retry} />
        </div>
      ) : (
        <Bones />
      )}
    </Frame>
  )
}

type SaidProps = Pick<TalkProps, 'me'> & { readonly talk: OpenConversation; readonly chat: Chat }

const Said = ({ talk, chat, me }: SaidProps) => {
  const intl = useIntl()
  const { outgoing, offersResend, verbs, composer } = talk
  const said = useMemo(() => saidByDay(chat, me), [chat, me])
  const rows = useMemo(() => withOutgoing(said, outgoing), [said, outgoing])
  const name = chat.with && named(chat.with.name, intl)
  const words = useTimelineWords(name ?? intl.formatMessage({ id: 'chat.one' }))
  return (
    <>
      <MessageLog
        rows={rows}
        words={words}
        offersResend={offersResend}
        verbs={verbs}
        dayTitle={chat.with === undefined ? 'h2' : 'h3'}
        label={
          name === undefined
            ? intl.formatMessage({ id: 'chat.log' })
            : intl.formatMessage({ id: 'chat.logWith' }, { name })
        }
        empty={
          <EmptyState
            drawing="chat"
            title={intl.formatMessage({ id: 'chat.empty' })}
            text={
              name === undefined
                ? intl.formatMessage({ id: 'chat.emptyNobody' })
                : intl.formatMessage({ id: 'chat.emptyText' }, { name })
            }
          />
        }
      />
      {composer ? <Composer composer={composer} /> : null}
    </>
  )
}

type FrameProps = {
  readonly chat: Chat | undefined
  readonly onRemove: ConversationProps['onRemove']
  readonly children: ReactNode
}

const useTitle = (chat: Chat | undefined): string => {
  const intl = useIntl()
  return chat?.with === undefined ? intl.formatMessage({ id: 'chat.one' }) : named(chat.with.name, intl)
}

const Bin = ({ chat, onRemove }: Omit<FrameProps, 'children'>) => {
  const intl = useIntl()
  return chat ? (
    <IconButton icon={Trash2} label={intl.formatMessage({ id: 'chat.delete' })} onPress={() => onRemove(chat.id)} />
  ) : null
}

/** The conversation as a page of its own: whom one talks with stands large over it. */
const TalkPage = ({ chat, onRemove, children }: FrameProps) => {
  const room = useRef<HTMLDivElement>(null)
  useAboveKeyboard(room)
  return (
    <LargeTitlePage
      title={useTitle(chat)}
      width="own"
      actions={<Bin chat={chat} onRemove={onRemove} />}
      isOpen={chat?.with !== undefined}
    >
      {(heading) => (
        <div className={css.conversation} ref={room}>
          {chat?.with ? (
            <div className={css.edge}>
              <div className={css.heading}>
                <Who who={chat.with} heading={heading} />
              </div>
            </div>
          ) : (
            <div />
          )}
          {children}
        </div>
      )}
    </LargeTitlePage>
  )
}

/** The conversation beside its list: a region named by whom one talks with, which takes the focus when it has come. */
const Pane = ({ chat, onRemove, children }: FrameProps) => {
  const title = useTitle(chat)
  const id = useId()
  const heading: RefObject<HTMLHeadingElement | null> = useRef(null)
  useDocumentTitle(title)
  const isOpen = chat !== undefined
  useEffect(() => {
    if (isOpen && document.activeElement !== document.body) heading.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <section
      className={`${css.conversation} ${css.pane}`}
      {...(chat?.with ? { 'aria-labelledby': id } : { 'aria-label': title })}
    >
      <div className={css.edge}>
        <div className={`${css.heading} ${css.headingBeside}`}>
          {chat?.with ? <Who who={chat.with} heading={heading} id={id} /> : <span className={css.who} />}
          <Bin chat={chat} onRemove={onRemove} />
        </div>
      </div>
      {children}
    </section>
  )
}

const BONES = [58, 40, 72, 34, 64, 46] as const

/** The conversation on its way: what was said by both, over the composer. */
const Bones = () => (
  <Loading>
    <div className={css.bones}>
      {BONES.map((width, at) => (
        <div key={width} className={at % 2 === 1 ? `${css.bone} ${css.own}` : css.bone}>
          <Skeleton shape="block" width={`${width}%`} height="3.5rem" />
        </div>
      ))}
    </div>
  </Loading>
)

/** A conversation that is not there, beside the list of those that are. */
const Lost = () => {
  const intl = useIntl()
  return (
    <section className={css.lost}>
      <EmptyState
        as="h2"
        drawing="search"
        title={intl.formatMessage({ id: 'chat.missing' })}
        text={intl.formatMessage({ id: 'chat.missingText' })}
      />
    </section>
  )
}
