import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { NoticeTemplate } from '#domain/notices/notice.ts'

/** The name of each kind of notice (NOTICE-07). */
export const TEMPLATE_WORDS: Readonly<Record<NoticeTemplate, MessageDescriptor>> = defineMessages({
  standard: { id: 'notice.template.standard' },
  survey: { id: 'notice.template.survey' },
  calendar: { id: 'notice.template.calendar' },
  images: { id: 'notice.template.images' },
  video: { id: 'notice.template.video' },
  menu: { id: 'notice.template.menu' },
  place: { id: 'notice.template.place' },
  works: { id: 'notice.template.works' },
})
