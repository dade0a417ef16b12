import {
  CalendarDays,
  ClipboardList,
  FileText,
  Images,
  type LucideIcon,
  MapPin,
  TriangleAlert,
  UtensilsCrossed,
  Video,
} from 'lucide-react'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { NoticeTemplate } from '#domain/notices/notice.ts'

const labels = defineMessages({
  standard: { id: 'notice.template.standard' },
  survey: { id: 'notice.template.survey' },
  calendar: { id: 'notice.template.calendar' },
  images: { id: 'notice.template.images' },
  video: { id: 'notice.template.video' },
  menu: { id: 'notice.template.menu' },
  place: { id: 'notice.template.place' },
  works: { id: 'notice.template.works' },
})

/** How each kind of notice is named and drawn (NOTICE-07). */
export const TEMPLATE_LOOKS: Readonly<
  Record<NoticeTemplate, Readonly<{ icon: LucideIcon; label: MessageDescriptor }>>
> = {
  standard: { icon: FileText, label: labels.standard },
  survey: { icon: ClipboardList, label: labels.survey },
  calendar: { icon: CalendarDays, label: labels.calendar },
  images: { icon: Images, label: labels.images },
  video: { icon: Video, label: labels.video },
  menu: { icon: UtensilsCrossed, label: labels.menu },
  place: { icon: MapPin, label: labels.place },
  works: { icon: TriangleAlert, label: labels.works },
}
