import type { NoticeTemplate } from '#domain/notices/notice.ts'
import type { MessageId } from '#ui/view/speech.ts'

/** The name of each kind of notice (NOTICE-07). */
export const TEMPLATE_WORDS = {
  standard: 'notice.template.standard',
  survey: 'notice.template.survey',
  calendar: 'notice.template.calendar',
  images: 'notice.template.images',
  video: 'notice.template.video',
  menu: 'notice.template.menu',
  place: 'notice.template.place',
  works: 'notice.template.works',
} as const satisfies Readonly<Record<NoticeTemplate, MessageId>>
