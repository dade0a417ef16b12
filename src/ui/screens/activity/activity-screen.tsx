import { TownLink } from '#ui/app/town-link.tsx'
import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { useRoute } from 'wouter'
import { activity, activityContact } from '#application/activity-page/activity-page.implementations.ts'
import type { Activity, ActivityId } from '#domain/directory/activity.ts'
import type { Contact } from '#domain/directory/contact.ts'
import { idFrom } from '#domain/id.ts'
import type { UserId } from '#domain/identity/user.ts'
import { imagePath } from '#ui/app/images.ts'
import { LargeTitlePage } from '#ui/app/large-title.tsx'
import { LatePart } from '#ui/app/late-part.tsx'
import { NotFound } from '#ui/app/not-found.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { usePorts, useSession } from '#ui/app/piazza-context.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { named } from '#ui/app/titles.ts'
import { useReading } from '#ui/app/use-reading.ts'
import { TagChip } from '#ui/components/chip.tsx'
import { RichTextView } from '#ui/components/rich-text-view.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { ChatWithActivity } from '#ui/screens/chats/chat-with-activity.tsx'
import { FavouriteButton } from '#ui/screens/favourites/favourite-button.tsx'
import { ContactFacts, ContactFactsSkeleton } from '#ui/screens/place/contact-facts.tsx'
import { Part, ReadPart } from '#ui/screens/place/part.tsx'
import { PlaceActions } from '#ui/screens/place/place-actions.tsx'
import { PlaceHeader, PlaceHeaderSkeleton } from '#ui/screens/place/place-header.tsx'
import * as css from '#ui/screens/place/place.css.ts'
import { BoardsPart } from './boards-part.tsx'
import { EventsPart } from './events-part.tsx'
import { NoticesPart } from './notices-part.tsx'

/** The page of an activity (DIR-02), as its reader sees it: it is read once it is known who that is. */
const ActivityScreen = () => {
  const [, params] = useRoute(SCREENS.activity.path)
  const { standing, user } = useSession()
  const intl = useIntl()
  const known = idFrom<'Activity'>(params?.id)
  if (known === undefined) return <NotFound />
  if (standing === 'authenticating')
    return (
      <LargeTitlePage title={intl.formatMessage({ id: 'activity.title' })} width="composed" isOpen={false}>
        {() => <Waiting />}
      </LargeTitlePage>
    )
  return <Reader key={`${known} ${user?.id}`} id={known} reader={user?.id} />
}
export { ActivityScreen as default }

const Reader = ({ id, reader }: { readonly id: ActivityId; readonly reader: UserId | undefined }) => {
  const intl = useIntl()
  const ports = usePorts()
  const { face, value, failure, retry, refresh } = useReading(activity(ports), { id, reader })
  const contact = useReading(activityContact(ports), id)
  if (face === 'missing') return <NotFound />
  return (
    <LargeTitlePage
      title={value === undefined ? intl.formatMessage({ id: 'activity.title' }) : named(value.name, intl)}
      width="composed"
      isOpen={value !== undefined}
    >
      {(heading) =>
        value === undefined && face !== 'loading' ? (
          <PanelFailure failure={failure} onRetry={retry} />
        ) : (
          <>
            {value === undefined ? <Waiting /> : null}
            {/* What belongs to it is read meanwhile, and comes into sight with it. */}
            <div className={value === undefined ? css.unseen : css.page}>
              <div className={css.whole}>
                {face === 'stale' ? <StaleBar failure={failure} onRetry={retry} /> : null}
                {value === undefined ? null : (
                  <Header activity={value} contact={value.contact ?? contact.value?.contact} heading={heading} />
                )}
              </div>
              <div className={css.column}>
                {value === undefined ? null : <Described activity={value} onChanged={refresh} />}
              </div>
              <div className={css.beside}>
                <ReadPart
                  title={intl.formatMessage({ id: 'activity.where' })}
                  reading={contact}
                  waiting={<ContactFactsSkeleton />}
                >
                  {({ contact: one }) =>
                    one === undefined ? (
                      <p className={css.muted}>{intl.formatMessage({ id: 'activity.noContact' })}</p>
                    ) : (
                      <ContactFacts contact={one} />
                    )
                  }
                </ReadPart>
              </div>
              <div className={css.column}>
                <EventsPart id={id} />
                <NoticesPart id={id} />
                <BoardsPart id={id} />
              </div>
            </div>
          </>
        )
      }
    </LargeTitlePage>
  )
}

type HeaderProps = {
  readonly activity: Activity
  readonly contact: Contact | undefined
  readonly heading: RefObject<HTMLHeadingElement | null>
}

const Header = ({ activity: one, contact, heading }: HeaderProps) => {
  const intl = useIntl()
  const { cover, logo, category, municipality } = one
  const name = named(one.name, intl)
  return (
    <PlaceHeader
      name={name}
      cover={imagePath('activityCover', cover)}
      logo={imagePath('activityLogo', logo)}
      heading={heading}
      meta={
        <>
          {category === undefined ? null : <TagChip tone="info">{category.name}</TagChip>}
          <TownLink municipality={municipality} className={css.metaLink} />
        </>
      }
      trailing={<FavouriteButton change={{ kind: 'activity', thing: one }} />}
      actions={
        <PlaceActions title={name} contact={contact}>
          <ChatWithActivity activity={one.id} />
        </PlaceActions>
      }
    />
  )
}

type DescribedProps = { readonly activity: Activity; readonly onChanged: () => void }

/** What an activity says of itself, and what it can be followed for. */
const Described = ({ activity: one, onChanged }: DescribedProps) => {
  const intl = useIntl()
  return (
    <>
      {one.description === '' ? null : (
        <Part title={intl.formatMessage({ id: 'activity.about' })}>
          <RichTextView html={one.description} />
        </Part>
      )}
      <LatePart load={topicsSection} fallback={<DescriptionSkeleton />} given={{ activity: one, onChanged }} />
    </>
  )
}
const topicsSection = () => import('#ui/screens/topics/topics-section.tsx')

const DescriptionSkeleton = () => (
  <Loading>
    <div className={css.part}>
      <Skeleton width="40%" height="1.65rem" />
      <Skeleton />
      <Skeleton width="94%" />
      <Skeleton width="62%" />
    </div>
  </Loading>
)

const Waiting = () => (
  <Loading>
    <div className={`${css.page} ${css.waiting}`}>
      <div className={css.whole}>
        <PlaceHeaderSkeleton hasLogo />
      </div>
      <div className={css.column}>
        <DescriptionSkeleton />
      </div>
      <div className={css.beside}>
        <ContactFactsSkeleton />
      </div>
    </div>
  </Loading>
)
