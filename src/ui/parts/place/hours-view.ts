import { type HoursTurn, type OpeningHours, type OpeningStatus, statusAt, weekOf } from '#domain/directory/hours.ts'
import { dayOf, type Instant, weekdayOf } from '#domain/time/calendar.ts'
import { capitalised } from '#ui/language/formats.ts'
import type { Speech } from '#ui/view/speech.ts'
import { linkedView } from '#ui/view/linked-text.ts'

/** Whether a place is open now, in words; `sign` chooses the icon. */
export type OpenNowView = Readonly<{ sign: OpeningStatus['kind']; words: string }>

const opensView = (opens: HoursTurn, isAllDay: boolean, speech: Speech): string => {
  const { say, formats } = speech
  const time = formats.atTime(opens.time)
  const closed = say(isAllDay ? 'hours.closedToday' : 'hours.closed')
  if (opens.away === 0) return say('hours.opensToday', { closed, time })
  return opens.away === 1
    ? say('hours.opensTomorrow', { closed, time })
    : say('hours.opensOn', { closed, time, day: formats.weekdays([opens.day]) })
}

/** Whether a place is open at a moment, and until when; undefined where its hours do not say. */
export const openNowView = (
  hours: OpeningHours | undefined,
  moment: Instant,
  speech: Speech,
): OpenNowView | undefined => {
  const status = statusAt(hours, moment)
  if (status === undefined) return undefined
  const { say, formats } = speech
  if (status.kind === 'closed') return { sign: 'closed', words: opensView(status.opens, status.isAllDay, speech) }
  const words = status.isAlways
    ? say('hours.always')
    : status.closes === undefined
      ? say('hours.open')
      : say('hours.openUntil', { time: formats.atTime(status.closes.time) })
  return { sign: 'open', words }
}

/** The hours of a week, from Monday on, and what the server says of them; undefined where a place tells none. */
export const hoursView = (hours: OpeningHours | undefined, moment: Instant, speech: Speech) => {
  if (hours === undefined) return undefined
  const { say, formats } = speech
  const today = weekdayOf(dayOf(moment))
  return {
    title: say('hours.title'),
    rows: weekOf(hours).map(({ day, spans }) => {
      const name = capitalised(formats.weekdays([day]))
      return {
        key: day,
        name: day === today ? say('hours.today', { day: name }) : name,
        isToday: day === today,
        spans:
          spans.length === 0
            ? [say('hours.closed')]
            : spans.map(({ opens, closes }) =>
                say('hours.span', { opens: formats.time(opens), closes: formats.time(closes) }),
              ),
      }
    }),
    text: hours.text === undefined ? undefined : linkedView(hours.text),
  }
}

export type HoursView = NonNullable<ReturnType<typeof hoursView>>
