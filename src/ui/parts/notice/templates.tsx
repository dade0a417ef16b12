import { LatePart } from '#ui/layout/reading/late-part.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { CalendarTemplate } from './notice-calendar.tsx'
import { ImagesTemplate } from './notice-images.tsx'
import { MenuTemplate } from './notice-menu.tsx'
import { PlaceTemplate, WorksTemplate } from './notice-place.tsx'
import { VideoElsewhere, VideoTemplate } from './notice-video.tsx'
import type { TemplateView, ViewOf } from './template-view.ts'
import * as css from './notice-detail.css.ts'

/** The content of a kind of notice beyond its text (NOTICE-07). */
export const TemplateLayout = ({ view }: { readonly view: TemplateView }) => {
  switch (view.kind) {
    case 'nothing':
      return view.text === undefined ? null : <p className={css.muted}>{view.text}</p>
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

const loadSurvey = () => import('#ui/parts/survey/survey-layout.tsx')

/** The survey of a notice, loaded with the first one that is opened. */
const SurveyTemplate = ({ view: { survey, bones } }: { readonly view: ViewOf<'survey'> }) => (
  <LatePart
    load={loadSurvey}
    given={{ view: survey }}
    fallback={
      <Loading>
        <div className={css.bones}>
          {bones.map(({ key, isLong }) => (
            <Skeleton key={key} shape="card" height={isLong ? 288 : 120} />
          ))}
        </div>
      </Loading>
    }
  />
)
