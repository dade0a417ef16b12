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
} from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { TopicReader } from '#application/topic-subscription/topic-news.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import { showsEvents, type Topic, type TopicType } from '#domain/topics/topic.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { topicUsersPath } from '#ui/app/screens.ts'
import { named } from '#ui/app/titles.ts'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { topicAnchor } from './topic-address.ts'
import { TopicEvents } from './topic-events.tsx'
import { scheduleWords, typeText } from './topic-texts.ts'
import * as css from './topics.css.ts'
import { type TopicState, useTopic } from './use-topic.ts'

const TopicDialog = lazy(() => import('./topic-dialog.tsx'))

const SIGNS: Readonly<Record<TopicType, LucideIcon>> = {
  public: Megaphone,
  private: MailQuestion,
  password: KeyRound,
  profile: IdCard,
  addresses: Signpost,
  districts: MapPinned,
  personal: UserRoundCheck,
}

export type TopicRowProps = {
  readonly topic: Topic
  readonly activity: ActivityId
  readonly reader: TopicReader
  readonly onChanged: () => void
  /** A sub-topic, under its topic. */
  readonly isBelow?: boolean
}

/** One topic: what it is about, how it is followed, and the way to do so or to stop (TOPIC-01, TOPIC-07, EVENT-10). */
export const TopicRow = ({ topic: read, activity, reader, onChanged, isBelow = false }: TopicRowProps) => {
  const intl = useIntl()
  const formats = useFormats()
  const state = useTopic(read, reader, onChanged)
  const { topic, offer } = state
  const name = named(topic.name, intl)
  const about = intl.formatMessage({ id: 'topics.to' }, { name })
  const schedule = scheduleWords(topic, intl, formats)
  const Heading = isBelow ? 'h4' : 'h3'
  return (
    <div className={css.topic}>
      <div className={css.words}>
        <Heading className={isBelow ? css.subtitle : css.title} id={topicAnchor(topic.id)} tabIndex={-1}>
          {name}
        </Heading>
        {topic.description === undefined ? null : <p className={css.description}>{topic.description}</p>}
        <p className={css.tags}>
          {offer === 'unsubscription' ? (
            <TagChip tone="success" icon={Check}>
              {intl.formatMessage({ id: 'topics.subscribed' })}
            </TagChip>
          ) : null}
          <TagChip icon={SIGNS[topic.type]}>{intl.formatMessage(typeText(topic.type))}</TagChip>
        </p>
        {schedule === undefined ? null : (
          <p className={css.meta}>
            <CalendarClock size={18} aria-hidden />
            <span>{schedule}</span>
          </p>
        )}
      </div>
      <div className={css.actions}>
        <OfferButton state={state} about={about} />
        {reader.kind === 'anonymous' ? null : (
          <ButtonLink variant="quiet" icon={UsersRound} href={topicUsersPath(activity, topic.id)}>
            <span>
              {intl.formatMessage({ id: 'topics.users' })}
              <VisuallyHidden> {about}</VisuallyHidden>
            </span>
          </ButtonLink>
        )}
      </div>
      {showsEvents(topic) ? <TopicEvents activity={activity} topic={topic.id} name={name} isBelow={isBelow} /> : null}
      {hasDialog(state) ? (
        <Suspense>
          <TopicDialog state={state} />
        </Suspense>
      ) : null}
    </div>
  )
}

const hasDialog = ({ password, addresses, access, unsubscription }: TopicState): boolean =>
  [password, addresses, access, unsubscription].some((one) => one !== undefined)

type OfferButtonProps = { readonly state: TopicState; readonly about: string }

/** One button whatever it offers: whoever has pressed it stays on it. */
const OfferButton = ({ state: { offer, isBusy, subscribe, unsubscribe }, about }: OfferButtonProps) => {
  const intl = useIntl()
  if (offer === 'none') return null
  const isFollowed = offer === 'unsubscription'
  return (
    <Button
      variant={isFollowed ? 'quiet' : 'secondary'}
      icon={isFollowed ? BellOff : BellPlus}
      busy={isBusy}
      onPress={isFollowed ? unsubscribe : subscribe}
    >
      <span>
        {intl.formatMessage({ id: isFollowed ? 'topics.unsubscribe' : 'topics.subscribe' })}
        <VisuallyHidden> {about}</VisuallyHidden>
      </span>
    </Button>
  )
}
