import { ChevronRight, Trash2 } from 'lucide-react'
import { memo, type ReactNode, type Ref, useEffect, useId, useMemo, useRef } from 'react'
import { LostPage } from '#ui/layout/page/lost-page.tsx'
import { Page, useDocumentTitle } from '#ui/layout/page/page.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { Anchor } from '#ui/components/anchor.tsx'
import { Avatar } from '#ui/components/avatar.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { useGiven } from '#ui/language/given.ts'
import { FailedLayout, AboveLayout } from '#ui/layout/parts.tsx'
import { size } from '#ui/theme/tokens.ts'
import { Composer } from './composer.tsx'
import type { ConversationView, WhoView } from './conversation-view.ts'
import { MessageLog } from './message-log.tsx'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import * as css from './chat.css.ts'

type ConversationProps = {
  readonly view: ConversationView
  /** The list is beside it: then the conversation is a part of the page, and not a page. */
  readonly isBeside: boolean
}

/** One conversation (CHAT-03, CHAT-04, CHAT-07 … CHAT-09). */
const Conversation = ({ view, isBeside }: ConversationProps) => {
  if (view.kind === 'notFound') return isBeside ? <Lost view={view.beside} /> : <LostPage view={view} />
  const { content, who } = view
  const Frame = isBeside ? Pane : TalkPage
  return (
    <Frame view={view}>
      {content.kind === 'talk' ? (
        <>
          <MessageLog
            view={content.messages}
            empty={content.empty}
            announced={content.announced}
            unsent={content.unsent}
            dayTitle={who && isBeside ? 'h3' : 'h2'}
          />
          <div>
            <AboveLayout view={content.above} />
            {content.composer ? <Composer view={content.composer} /> : null}
          </div>
        </>
      ) : content.kind === 'failed' ? (
        <div className={css.alone}>
          <FailedLayout view={content} />
        </div>
      ) : (
        <Bones />
      )}
    </Frame>
  )
}
export { Conversation as default }

type FrameProps = {
  readonly view: Extract<ConversationView, { kind: 'page' }>
  readonly children: ReactNode
}

const Bin = memo(({ remove }: Pick<FrameProps['view'], 'remove'>) =>
  remove ? <IconButton icon={Trash2} label={remove.label} onPress={remove.press} /> : null,
)

/** The conversation as a page: the other party stands in the bar, in place of its title. */
const TalkPage = ({ view, children }: FrameProps) => {
  const { title, who, remove } = view
  const { lang } = useGiven()
  const actions = useMemo(
    () => (
      <>
        {who ? <Who view={who} /> : null}
        <Bin remove={remove} />
      </>
    ),
    [who, remove],
  )
  const room = useRef<HTMLDivElement>(null)
  useAboveKeyboard(room)
  return (
    <Page title={title} titleLanguage={who && lang} width="own" keepsPlace actions={actions}>
      <div className={css.conversation} ref={room}>
        <div className={css.edge} />
        {children}
      </div>
    </Page>
  )
}

/** The conversation beside its list: a region named after the other party, which receives the focus when it opens. */
const Pane = ({ view, children }: FrameProps) => {
  const { title, who, remove } = view
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  const isOpen = remove !== undefined
  useEffect(() => {
    if (isOpen && document.activeElement !== document.body) heading.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <section
      className={`${css.conversation} ${css.pane}`}
      {...(who ? { 'aria-labelledby': id } : { 'aria-label': title })}
    >
      <div className={css.edge}>
        <div className={`${css.heading} ${css.headingBeside}`}>
          {who ? <Who view={who} heading={heading} id={id} /> : <span className={css.who} />}
          <Bin remove={remove} />
        </div>
      </div>
      {children}
    </section>
  )
}

/** The size of a picture in the bar, in pixels. */
const IN_BAR = 36

type WhoProps = {
  readonly view: WhoView
  /** The heading that names a pane; a page has its own. */
  readonly heading?: Ref<HTMLHeadingElement>
  readonly id?: string
}

/** The other party (CHAT-09). */
const Who = memo(({ view: { heading: name, logo, page }, heading, id }: WhoProps) => {
  const words = (
    <>
      <Avatar {...logo} size={id === undefined ? IN_BAR : size.avatarRow} />
      {id === undefined ? (
        <bdi className={css.nameInBar}>{name}</bdi>
      ) : (
        <h2 className={css.name} dir="auto" ref={heading} tabIndex={-1} id={id}>
          {name}
        </h2>
      )}
    </>
  )
  const place = id === undefined ? css.whoInBar : css.who
  return page ? (
    <Anchor className={place} href={page.href} title={page.title}>
      {words}
      {id === undefined ? null : <ChevronRight className={css.chevron} size={20} aria-hidden />}
    </Anchor>
  ) : (
    <div className={place}>{words}</div>
  )
})

const BONES = [58, 40, 72, 34, 64, 46] as const

/** The skeleton of a conversation, above the composer. */
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

type LostProps = { readonly view: Extract<ConversationView, { kind: 'notFound' }>['beside'] }

/** A conversation that does not exist, beside the list. */
const Lost = ({ view: { title, text } }: LostProps) => (
  <section className={css.lost}>
    <EmptyState as="h2" drawing="search" title={title} text={text} />
  </section>
)
