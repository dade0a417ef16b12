import type { ComponentType } from 'react'
import type { NoticeContent, NoticeTemplate, ReceivedNotice } from '#domain/notices/notice.ts'
import { CalendarTemplate } from './notice-calendar.tsx'
import { ImagesTemplate } from './notice-images.tsx'
import { MenuTemplate } from './notice-menu.tsx'
import { PlaceTemplate } from './notice-place.tsx'
import { SurveyTemplate } from './notice-survey.tsx'
import { VideoTemplate } from './notice-video.tsx'
import { WorksTemplate } from './notice-works.tsx'
import type { Errands } from './use-notice.ts'

export type TemplateProps<Kind extends NoticeTemplate> = {
  readonly notice: ReceivedNotice
  readonly content: Extract<NoticeContent, { template: Kind }>
  readonly errands: Errands
}

/** What each kind of notice shows beyond its text (NOTICE-07). */
const TEMPLATES: { readonly [Kind in NoticeTemplate]: ComponentType<TemplateProps<Kind>> } = {
  standard: () => null,
  survey: SurveyTemplate,
  calendar: CalendarTemplate,
  images: ImagesTemplate,
  video: VideoTemplate,
  menu: MenuTemplate,
  place: PlaceTemplate,
  works: WorksTemplate,
}

type Given = Omit<TemplateProps<NoticeTemplate>, 'content'>

export const Template = ({ notice, errands }: Given) => {
  // The table is indexed by the very kind of the content; TypeScript cannot see that the two go together.
  const Kind = TEMPLATES[notice.content.template] as ComponentType<TemplateProps<NoticeTemplate>>
  return <Kind notice={notice} content={notice.content} errands={errands} />
}
