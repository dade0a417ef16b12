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
import type { NoticeTemplate } from '#domain/notices/notice.ts'

/** The icon of each kind of notice (NOTICE-07). */
export const TEMPLATE_LOOKS: Readonly<Record<NoticeTemplate, LucideIcon>> = {
  standard: FileText,
  survey: ClipboardList,
  calendar: CalendarDays,
  images: Images,
  video: Video,
  menu: UtensilsCrossed,
  place: MapPin,
  works: TriangleAlert,
}
