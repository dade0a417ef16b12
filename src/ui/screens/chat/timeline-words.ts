import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Instant, LocalDate } from '#domain/time/calendar.ts'
import { capitalised } from '#ui/app/formats.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { useToday } from '#ui/app/use-today.ts'

/** Everything the lines of a conversation say, made ready once for all of them. */
export type TimelineWords = Readonly<{
  me: string
  other: string
  sending: string
  sent: string
  unsent: string
  time: (at: Instant) => string
  day: (day: LocalDate) => string
}>

/** The words for a conversation with somebody of this name. */
export const useTimelineWords = (other: string): TimelineWords => {
  const intl = useIntl()
  const formats = useFormats()
  const now = useToday()
  return useMemo(
    () => ({
      me: intl.formatMessage({ id: 'chat.you' }),
      other,
      sending: intl.formatMessage({ id: 'chat.sending' }),
      sent: intl.formatMessage({ id: 'chat.sent' }),
      unsent: intl.formatMessage({ id: 'chat.unsent' }),
      time: formats.time,
      day: (day) => capitalised(day.slice(0, 4) === now.slice(0, 4) ? formats.day(day, now) : formats.fullDay(day)),
    }),
    [intl, formats, now, other],
  )
}
