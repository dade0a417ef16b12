import {
  CalendarPlus,
  CalendarRange,
  Clock,
  ExternalLink,
  LocateFixed,
  MapPin,
  Maximize2,
  Navigation,
  VideoOff,
} from 'lucide-react'
import { ButtonLink } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { DayLeaf } from '#ui/components/day-leaf.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { ActionButton } from '#ui/layout/parts.tsx'
import { lazy } from '#ui/components/lazy.tsx'
import { ToldBoundary } from '#ui/layout/reading/told-boundary.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { PlaceMap } from '#ui/parts/places-map/place-map.tsx'
import * as shared from './notice-detail.css.ts'
import type { DateView, TemplateView, ViewOf, WhereView } from './template-view.ts'
import * as css from './templates.css.ts'

/** The content of a kind of notice beyond its text (NOTICE-07). */
export const TemplateLayout = ({ view }: { readonly view: TemplateView }) => {
  switch (view.kind) {
    case 'nothing':
      return view.text === undefined ? null : <p className={shared.muted}>{view.text}</p>
    case 'survey':
      return (
        <div className={css.unboxed} data-not-kept>
          <SurveyTemplate view={view} />
        </div>
      )
    case 'calendar':
      return <CalendarTemplate view={view} />
    case 'images':
      return <ImagesTemplate view={view} />
    case 'video':
      return <VideoTemplate view={view} />
    case 'videoElsewhere':
      return <VideoElsewhere view={view} />
    case 'menu':
      return <MenuTemplate view={view} />
    case 'place':
      return <PlaceTemplate view={view} />
    case 'works':
      return <WorksTemplate view={view} />
    default:
      return view satisfies never
  }
}

const Survey = lazy(() => import('#ui/parts/survey/survey-layout.tsx'))

/** The survey of a notice, loaded with the first one that is opened. */
const SurveyTemplate = ({ view: { survey, bones } }: { readonly view: ViewOf<'survey'> }) => (
  <ToldBoundary>
    <Survey
      view={survey}
      waiting={
        <Loading>
          <div className={shared.bones}>
            {bones.map(({ key, isLong }) => (
              <Skeleton key={key} shape="card" height={isLong ? 288 : 120} />
            ))}
          </div>
        </Loading>
      }
    />
  </ToldBoundary>
)

/** Dates, each of which can be added to the device's calendar (NOTICE-07). */
const CalendarTemplate = ({ view: { label, none, dates } }: { readonly view: ViewOf<'calendar'> }) => (
  <section className={shared.section} aria-label={label}>
    {none === undefined ? (
      <Card as="ul" inside="flush">
        {dates.map((date) => (
          <DateRow key={date.key} view={date} />
        ))}
      </Card>
    ) : (
      <p className={shared.muted}>{none}</p>
    )}
  </section>
)

const DateRow = ({ view: { day, title, when, place, keep } }: { readonly view: DateView }) => (
  <li className={css.date}>
    {day === undefined ? null : <DayLeaf day={day} />}
    <div className={css.dateWords}>
      <h3 className={css.dateTitle} dir="auto">
        {title}
      </h3>
      {when ? (
        <p className={css.dateMeta}>
          <Clock size={16} aria-hidden />
          <span>
            <time dateTime={day}>{when.date}</time>, {when.hours}
            {when.until === undefined ? null : (
              <>
                {', '}
                <span className={css.whole}>{when.until}</span>
              </>
            )}
          </span>
        </p>
      ) : null}
      {place === undefined ? null : (
        <p className={css.dateMeta}>
          <MapPin size={16} aria-hidden />
          <bdi>{place}</bdi>
        </p>
      )}
    </div>
    {keep ? (
      <span className={css.dateAction}>
        <ActionButton variant="secondary" icon={CalendarPlus} action={keep} />
      </span>
    ) : null}
  </li>
)

const Gallery = lazy(() => import('./gallery.tsx'))

/** Pictures, small together and large one by one (NOTICE-07). */
const ImagesTemplate = ({ view: { label, images, gallery } }: { readonly view: ViewOf<'images'> }) => (
  <section aria-label={label}>
    <ul {...LIST} className={css.pictures}>
      {images.map(({ key, image, caption, zoom }) => (
        <li key={key} className={css.picture}>
          <button className={css.pictureButton} type="button" onClick={zoom.press}>
            <span className={css.thumbnail}>
              <Picture src={image} alt="" ratio="4 / 3" fallback={<Cover seed={caption ?? ''} />} />
              <span className={css.zoomSign}>
                <Maximize2 size={20} aria-hidden />
              </span>
            </span>
            {caption === undefined ? null : (
              <bdi className={css.caption} aria-hidden>
                {caption}
              </bdi>
            )}
            <VisuallyHidden>{zoom.label}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
    {gallery ? (
      <ToldBoundary>
        <Gallery view={gallery} />
      </ToldBoundary>
    ) : null}
  </section>
)

/** A video that is played in place (NOTICE-07). */
const VideoTemplate = ({ view: { label, href, fail } }: { readonly view: ViewOf<'video'> }) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the file that the sender gives, or there are none.
  <video className={css.video} controls preload="metadata" playsInline src={href} aria-label={label} onError={fail} />
)

/** A video as a link, or unusable. */
const VideoElsewhere = ({ view: { problem, open } }: { readonly view: ViewOf<'videoElsewhere'> }) => (
  <div className={shared.section}>
    {problem === undefined ? null : <NoticeBar tone="warning" icon={VideoOff} text={problem} />}
    {open ? (
      <div className={shared.buttons}>
        <ButtonLink variant="secondary" icon={ExternalLink} href={open.href} target="_blank">
          {open.label}
        </ButtonLink>
      </div>
    ) : null}
  </div>
)

/** A menu, course by course, with prices (FMT-02). */
const MenuTemplate = ({ view: { courses } }: { readonly view: ViewOf<'menu'> }) => (
  <div className={css.courses}>
    {courses.map((course) => (
      <Card key={course.key} as="section">
        <h3 className={css.courseTitle} dir="auto">
          {course.title}
        </h3>
        <ul {...LIST} className={css.dishes}>
          {course.dishes.map(({ key, name, price, description }) => (
            <li key={key} className={css.dish}>
              <bdi className={css.dishName}>{name}</bdi>
              {price === undefined ? null : <span className={css.price}>{price}</span>}
              {description === undefined ? null : <bdi className={css.dishDescription}>{description}</bdi>}
            </li>
          ))}
        </ul>
      </Card>
    ))}
  </div>
)

/** A place: on a map when it has coordinates, as text, and with directions. */
const Where = ({ view: { label, map, title, directions } }: { readonly view: WhereView }) => (
  <section className={shared.section} aria-label={label}>
    {map ? <PlaceMap position={map.position} label={map.label} kind={map.sign} /> : null}
    <div className={css.fact}>
      <MapPin size={24} className={css.factSign} aria-hidden />
      <div className={shared.words}>
        <p className={css.factTitle} dir="auto">
          {title}
        </p>
      </div>
    </div>
    {directions ? (
      <div className={shared.buttons}>
        <ButtonLink variant="secondary" icon={Navigation} href={directions.href} target="_blank">
          {directions.label}
        </ButtonLink>
      </div>
    ) : null}
  </section>
)

/** A place, and the button that sends the citizen's position (NOTICE-09). */
const PlaceTemplate = ({ view: { where, call } }: { readonly view: ViewOf<'place'> }) => (
  <>
    <Where view={where} />
    {call ? (
      <div className={css.call}>
        <ActionButton wide icon={LocateFixed} action={call.send} />
        <p className={css.small}>{call.why}</p>
      </div>
    ) : null}
  </>
)

const TONES = { coming: 'info', running: 'warm', over: 'success' } as const

/** Works in progress: period, state, and place. */
const WorksTemplate = ({ view: { label, unknown, period, where } }: { readonly view: ViewOf<'works'> }) => (
  <>
    <section className={shared.section} aria-label={label}>
      <div className={css.fact}>
        <CalendarRange size={24} className={css.factWarm} aria-hidden />
        {period ? (
          <div className={shared.words}>
            <div className={shared.tags}>
              <TagChip tone={TONES[period.tone]}>{period.state}</TagChip>
            </div>
            <p className={css.factTitle}>{period.inWords}</p>
            <p className={css.small}>{period.inFigures}</p>
          </div>
        ) : (
          <p>{unknown}</p>
        )}
      </div>
    </section>
    <Where view={where} />
  </>
)
