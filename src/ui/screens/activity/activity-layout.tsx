import { LogIn, MailOpen, ChevronRight } from 'lucide-react'
import { lazy } from '#ui/components/lazy.tsx'
import { LargeTitlePage } from '#ui/layout/page/large-title.tsx'
import { PagePanel } from '#ui/layout/page/page-panel.tsx'
import { Card } from '#ui/components/card.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { ListRow, ListRowSkeleton } from '#ui/components/list-row.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { RichTextView } from '#ui/components/rich-text-view.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { EventRowLayout, EventRowSkeleton } from '#ui/layout/event-row.tsx'
import { ActionButton, PanelLayout, WayButton } from '#ui/layout/parts.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import { PageFeedback } from '#ui/parts/page-feedback/page-feedback.tsx'
import type { Asking } from '#ui/parts/page-feedback/page-feedback-room.ts'
import { TEMPLATE_LOOKS } from '#ui/parts/notice/template-looks.ts'
import { ContactFactsSkeleton, ContactLayout } from '#ui/parts/place/contact-facts.tsx'
import { HoursLayout } from '#ui/parts/place/hours.tsx'
import { PanelPart, Part } from '#ui/parts/place/part.tsx'
import { PageHead } from '#ui/parts/place/place-head.tsx'
import { PlaceHeaderSkeleton } from '#ui/parts/place/place-header.tsx'
import * as css from '#ui/parts/place/place.css.ts'
import { ReadAloud } from '#ui/parts/read-aloud/read-aloud.tsx'
import { TopicsLayout } from '#ui/parts/topics/topics-layout.tsx'
import type { ActivityTabView, ActivityView, PublishedNoticeView } from './activity-view.ts'

const TopicDialog = lazy(() => import('#ui/parts/topics/topic-dialog.tsx'))

type PageView = Extract<ActivityView, { kind: 'page' }>

/** The page of an activity (DIR-02). */
const ActivityLayout = ({ view: { title, panel, dialog, feedback } }: { readonly view: PageView & Asking }) => (
  <LargeTitlePage title={title} width="composed" isOpen={panel.kind === 'ready'}>
    {(heading) => (
      <>
        <PagePanel panel={panel} className={css.column} waiting={<Waiting />}>
          {({ head, cover, logo, tabs, tab }) => (
            <>
              <PageHead view={head} cover={cover} logo={logo} heading={heading} />
              <Tabs {...tabs}>
                <Tab view={tab} />
              </Tabs>
            </>
          )}
        </PagePanel>
        <PageFeedback view={feedback} />
        {dialog ? <TopicDialog view={dialog} /> : null}
      </>
    )}
  </LargeTitlePage>
)
export { ActivityLayout as default }

const Tab = ({ view }: { readonly view: ActivityTabView }) => {
  switch (view.kind) {
    case 'info':
      return (
        <div className={css.page}>
          <div className={css.column}>
            {view.readAloud ? <ReadAloud part={view.readAloud} /> : null}
            <HoursLayout view={view.hours} />
            {view.about ? (
              <Part title={view.about.title}>
                <RichTextView html={view.about.text.html} />
              </Part>
            ) : null}
          </div>
          <div className={css.beside}>
            <ContactPart view={view.contact} />
          </div>
          {view.boards ? (
            <div className={css.column}>
              <BoardsPart view={view.boards} />
            </div>
          ) : null}
        </div>
      )
    case 'notices':
      return (
        <div className={css.listAfter}>
          <div className={css.column}>
            <TopicsLayout view={view.topics} />
          </div>
          <div className={css.shortList}>
            <NoticesPart view={view.notices} />
          </div>
        </div>
      )
    case 'events':
      return <EventsPart view={view.events} />
    case 'places':
      return <ContactPart view={view.contact} />
    default:
      return view satisfies never
  }
}

const ContactPart = ({ view }: { readonly view: Extract<ActivityTabView, { kind: 'info' }>['contact'] }) => (
  <PanelPart view={view} waiting={<ContactFactsSkeleton />}>
    {({ none, facts }) => (
      <>
        <Muted>{none}</Muted>
        {facts ? <ContactLayout view={facts} /> : null}
      </>
    )}
  </PanelPart>
)

/** The empty state of a part. */
const Muted = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : <p className={css.muted}>{children}</p>

const EventsPart = ({ view }: { readonly view: Extract<ActivityTabView, { kind: 'events' }>['events'] }) => (
  <PanelPart
    view={view}
    waiting={
      <Card inside="flush">
        <Several count={3}>
          <EventRowSkeleton />
        </Several>
      </Card>
    }
  >
    {({ none, rows, all }) => (
      <>
        <Muted>{none}</Muted>
        {rows.length === 0 ? null : (
          <Card as="ul" inside="flush">
            {rows.map((row) => (
              <li key={row.key}>
                <EventRowLayout view={row} />
              </li>
            ))}
          </Card>
        )}
        {all ? (
          <div className={css.buttons}>
            <WayButton variant="quiet" icon={ChevronRight} way={all} />
          </div>
        ) : null}
      </>
    )}
  </PanelPart>
)

const NoticesPart = ({ view }: { readonly view: Extract<ActivityTabView, { kind: 'notices' }>['notices'] }) => (
  <Part title={view.title}>
    {'invitation' in view ? (
      <Card>
        <div className={css.part}>
          <p>{view.invitation.text}</p>
          <div className={css.buttons}>
            <ActionButton variant="secondary" icon={LogIn} action={view.invitation.signIn} />
          </div>
        </div>
      </Card>
    ) : (
      <PanelLayout
        panel={view.panel}
        waiting={
          <Card inside="flush">
            <Several count={3}>
              <ListRowSkeleton />
            </Several>
          </Card>
        }
      >
        {({ none, rows, more, mine }) => (
          <>
            <Muted>{none}</Muted>
            {rows.length === 0 ? null : (
              <Card as="ul" inside="flush">
                {rows.map((row) => (
                  <NoticeRow key={row.key} view={row} />
                ))}
              </Card>
            )}
            <div className={css.buttons}>
              {more ? <ActionButton variant="secondary" action={more} /> : null}
              {mine ? <WayButton variant="quiet" icon={MailOpen} way={mine} /> : null}
            </div>
          </>
        )}
      </PanelLayout>
    )}
  </Part>
)

const NoticeRow = ({ view }: { readonly view: PublishedNoticeView }) => {
  const Icon = TEMPLATE_LOOKS[view.sign]
  return (
    <li>
      <ListRow
        height="free"
        overline={view.kindOf}
        time={view.published && <time dateTime={view.published.day}>{view.published.words}</time>}
        title={view.open?.label ?? view.title}
        href={view.open?.href}
        meta={view.summary}
        leading={
          <span className={css.sign}>
            <Icon size={24} aria-hidden />
          </span>
        }
      />
    </li>
  )
}

type Boards = NonNullable<Extract<ActivityTabView, { kind: 'info' }>['boards']>

const BoardsPart = ({ view }: { readonly view: Boards }) => (
  <PanelPart view={view} waiting={<Skeleton shape="card" height={144} />}>
    {(boards) => (
      <div className={css.list}>
        {boards.map(({ key, title, image, body }) => (
          <Card key={key} as="article">
            <div className={image === undefined ? css.plainBoard : css.board}>
              {image === undefined ? null : <Picture src={image} alt="" rounded fallback={<Cover seed={title} />} />}
              <div className={css.boardWords}>
                <h3 className={css.subTitle}>{title}</h3>
                <RichTextView html={body.html} />
              </div>
            </div>
          </Card>
        ))}
      </div>
    )}
  </PanelPart>
)

const Waiting = () => (
  <div className={`${css.column} ${css.waiting}`}>
    <PlaceHeaderSkeleton hasLogo />
    <div className={css.page}>
      <div className={css.part}>
        <Skeleton width="40%" height="1.65rem" />
        <Skeleton />
        <Skeleton width="94%" />
        <Skeleton width="62%" />
      </div>
      <div className={css.beside}>
        <ContactFactsSkeleton />
      </div>
    </div>
  </div>
)
