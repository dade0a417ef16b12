import { Bell, BellRing, MapPin, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { UserEvent } from '#domain/events/user-event.ts'
import { hoursOf, lastDayOf } from '#ui/app/date-words.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { eventPath } from '#ui/app/screens.ts'
import { titled } from '#ui/app/titles.ts'
import { useToday } from '#ui/app/use-today.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { IconButton } from '#ui/components/button.tsx'
import * as css from './calendar.css.ts'
import { reminderWords } from './reminder-texts.ts'
import { useKeptEvent } from './use-kept-event.ts'

const KeptEventDialog = lazy(() => import('./kept-event-dialog.tsx'))

type AgendaRowProps = { readonly userEvent: UserEvent; readonly onChanged: () => void }

/** One event of the agenda: when, what, where and with which reminder; its page, its reminder and its removal are each a tap away. */
export const AgendaRow = ({ userEvent: known, onChanged }: AgendaRowProps) => {
  const intl = useIntl()
  const formats = useFormats()
  const today = useToday()
  const { event } = known
  const state = useKeptEvent({ event, known, onChanged })
  const { reminder } = state.userEvent ?? known
  const lastDay = lastDayOf(event)
  const { typology, place, activity } = event
  const title = titled(event.title, intl)
  return (
    <li className={css.row}>
      <span className={css.bar} style={{ backgroundColor: typology?.colour }} aria-hidden />
      <div className={css.words}>
        <Anchor className={css.link} href={eventPath(activity?.id, event.id)}>
          {title}
        </Anchor>
        <span className={css.meta}>
          {hoursOf(event, intl, formats)}
          {lastDay === undefined ? null : (
            <>
              ,{' '}
              <span className={css.whole}>
                {intl.formatMessage({ id: 'notice.dateUntil' }, { day: formats.date(lastDay) })}
              </span>
            </>
          )}
        </span>
        {place === undefined ? null : (
          <span className={css.place}>
            <MapPin size={16} aria-hidden />
            <span>{place}</span>
          </span>
        )}
        {reminder === undefined ? null : (
          <span className={css.reminder}>
            <BellRing size={16} aria-hidden />
            <span>{reminderWords(reminder, today, intl, formats)}</span>
          </span>
        )}
      </div>
      <div className={css.rowButtons}>
        <IconButton
          icon={reminder === undefined ? Bell : BellRing}
          label={intl.formatMessage({ id: 'reminder.of' }, { name: title })}
          onPress={state.remind}
        />
        <IconButton
          icon={Trash2}
          label={intl.formatMessage({ id: 'calendar.removeOne' }, { name: title })}
          onPress={state.remove}
        />
      </div>
      {state.reminder === undefined && state.removal === undefined ? null : (
        <Suspense>
          <KeptEventDialog state={state} />
        </Suspense>
      )}
    </li>
  )
}
