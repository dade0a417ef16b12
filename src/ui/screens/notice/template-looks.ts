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
import type { MessageDescriptor } from 'react-intl'
import type { NoticeTemplate } from '#domain/notices/notice.ts'
import { TEMPLATE_WORDS } from './template-words.ts'

/** How each kind of notice is named and drawn (NOTICE-07). */
export const TEMPLATE_LOOKS: Readonly<
  Record<NoticeTemplate, Readonly<{ icon: LucideIcon; label: MessageDescriptor }>>
> = {
  standard: { icon: FileText, label: TEMPLATE_WORDS.standard },
  survey: { icon: ClipboardList, label: TEMPLATE_WORDS.survey },
  calendar: { icon: CalendarDays, label: TEMPLATE_WORDS.calendar },
  images: { icon: Images, label: TEMPLATE_WORDS.images },
  video: { icon: Video, label: TEMPLATE_WORDS.video },
  menu: { icon: UtensilsCrossed, label: TEMPLATE_WORDS.menu },
  place: { icon: MapPin, label: TEMPLATE_WORDS.place },
  works: { icon: TriangleAlert, label: TEMPLATE_WORDS.works },
}
