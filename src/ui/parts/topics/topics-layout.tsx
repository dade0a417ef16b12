import { LinkedWords } from '#ui/layout/linked-words.tsx'
import {
  BellOff,
  BellPlus,
  CalendarClock,
  Check,
  IdCard,
  KeyRound,
  type LucideIcon,
  MailQuestion,
  MapPinned,
  Megaphone,
  Signpost,
  UserRoundCheck,
  UsersRound,
  Hourglass,
  Undo2,
} from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { TopicType } from '#domain/topics/topic.ts'
import { TagChip } from '#ui/components/chip.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { ActionButton, PanelLayout, WayButton } from '#ui/layout/parts.tsx'
import { useGiven } from '#ui/language/given.ts'
import { EventRowLayout } from '#ui/layout/event-row.tsx'
import type { TopicsView, TopicView } from './topics-view.ts'
import * as css from './topics.css.ts'

const OFFERS = { follow: BellPlus, check: Hourglass, leave: BellOff, withdraw: Undo2 } as const

const SIGNS: Readonly<Record<TopicType, LucideIcon>> = {
  public: Megaphone,
  private: MailQuestion,
  password: KeyRound,
  profile: IdCard,
  addresses: Signpost,
  districts: MapPinned,
  personal: UserRoundCheck,
}

/** The topics of an activity (TOPIC-01). */
export const TopicsLayout = ({ view }: { readonly view: TopicsView }) => {
  const heading = useId()
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 className={css.heading} id={heading}>
        {view.title}
      </h2>
      {view.empty ? <EmptyState {...view.empty} /> : null}
      {view.lead === undefined ? null : <p className={css.lead}>{view.lead}</p>}
      {view.seenBy === undefined ? null : <p className={css.lead}>{view.seenBy}</p>}
      {view.topics.length === 0 ? null : (
        <ul {...LIST} className={css.topics}>
          {view.topics.map((topic) => (
            <li className={css.card} key={topic.key}>
              <Topic view={topic} />
              {topic.subtopics.length === 0 ? null : (
                <ul {...LIST} className={css.subtopics}>
                  {topic.subtopics.map((below) => (
                    <li className={css.subtopic} key={below.key}>
                      <Topic view={below} isBelow />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type TopicProps = { readonly view: TopicView; readonly isBelow?: boolean }

const Topic = ({ view, isBelow = false }: TopicProps) => {
  const Heading = isBelow ? 'h4' : 'h3'
  const heading = useFocusOnArrival(view.isHere)
  return (
    <div className={css.topic}>
      <div className={css.head}>
        <Heading className={isBelow ? css.subtitle : css.title} id={view.anchor} tabIndex={-1} ref={heading} dir="auto">
          {view.name}
        </Heading>
        {view.offer ? (
          <ActionButton
            variant={view.offer.tone === 'follow' || view.offer.tone === 'check' ? 'secondary' : 'quiet'}
            icon={OFFERS[view.offer.tone]}
            action={view.offer}
          />
        ) : null}
      </div>
      <div className={css.words}>
        {view.description === undefined ? null : (
          <p className={css.description} dir="auto">
            <LinkedWords view={view.description} />
          </p>
        )}
        <p className={css.tags}>
          {view.followed === undefined ? null : (
            <TagChip tone="success" icon={Check}>
              {view.followed}
            </TagChip>
          )}
          <TagChip icon={SIGNS[view.sign]}>{view.type}</TagChip>
          {view.delayed === undefined ? null : (
            <TagChip tone="warning" icon={Hourglass}>
              {view.delayed}
            </TagChip>
          )}
        </p>
        {view.standing === undefined ? null : <p className={css.meta}>{view.standing}</p>}
        {view.reason === undefined ? null : <Reason words={view.reason} />}
        {view.schedule === undefined ? null : (
          <p className={css.meta}>
            <CalendarClock size={18} aria-hidden />
            <span>{view.schedule}</span>
          </p>
        )}
      </div>
      {view.users ? (
        <div className={css.actions}>
          <WayButton variant="quiet" icon={UsersRound} way={view.users} />
        </div>
      ) : null}
      {view.events ? <Events view={view.events} isBelow={isBelow} /> : null}
    </div>
  )
}

/** What the server said is in Italian. */
const Reason = ({ words }: { readonly words: string }) => (
  <p className={css.meta} {...useGiven()}>
    {words}
  </p>
)

/** A topic in the URL is scrolled into view, with the focus on its heading. */
const useFocusOnArrival = (isHere: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isHere) return
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [isHere])
  return heading
}

const Events = ({ view, isBelow }: { readonly view: NonNullable<TopicView['events']>; readonly isBelow: boolean }) => {
  const heading = useId()
  const Heading = isBelow ? 'h5' : 'h4'
  return (
    <section className={css.events} aria-labelledby={heading}>
      <Heading className={css.eventsHeading} id={heading}>
        {view.title}
      </Heading>
      <PanelLayout panel={view.panel} waiting={<Skeleton shape="block" height={76} />}>
        {({ none, rows, all }) => (
          <>
            {none === undefined ? null : <p className={css.meta}>{none}</p>}
            {rows.length === 0 ? null : (
              <ul {...LIST} className={css.eventList}>
                {rows.map((row) => (
                  <li key={row.key}>
                    <EventRowLayout view={row} look="tile" />
                  </li>
                ))}
              </ul>
            )}
            {all ? <WayButton variant="quiet" way={all} /> : null}
          </>
        )}
      </PanelLayout>
    </section>
  )
}
