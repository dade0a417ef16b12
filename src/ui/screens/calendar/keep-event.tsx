import { Bell, BellRing, CalendarCheck, CalendarPlus, Trash2 } from 'lucide-react'
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { PublicEvent } from '#domain/events/event.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { useToday } from '#ui/app/use-today.ts'
import { Button } from '#ui/components/button.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import * as css from './calendar.css.ts'
import { reminderWords } from './reminder-texts.ts'
import { type KeptEventState, useKeptEvent } from './use-kept-event.ts'

const KeptEventDialog = lazy(() => import('./kept-event-dialog.tsx'))

/** An event's place in the citizen's own calendar: added, reminded of, removed (EVENT-04 … EVENT-06). Another event is another key. */
export const KeepEvent = ({ event }: { readonly event: PublicEvent }) => {
  const intl = useIntl()
  const state = useKeptEvent({ event })
  const section = useRef<HTMLElement>(null)
  useFocusWhereButtonsWent(section, state.face)
  return (
    <section
      className={css.keep}
      ref={section}
      tabIndex={-1}
      aria-busy={state.isBusy}
      aria-label={intl.formatMessage({ id: 'calendar.title' })}
    >
      <Content state={state} />
      {state.reminder === undefined && state.removal === undefined ? null : (
        <Suspense>
          <KeptEventDialog state={state} />
        </Suspense>
      )}
    </section>
  )
}
export { KeepEvent as default }

const Content = ({ state }: { readonly state: KeptEventState }) => {
  const intl = useIntl()
  const { face, failure, isBusy, add, retry } = state
  switch (face) {
    case 'loading':
      return <Skeleton shape="block" height="2.75rem" />
    case 'unreadable':
      return <PanelFailure compact failure={failure} onRetry={retry} />
    case 'offered':
      return (
        <div className={css.offer}>
          <Button icon={CalendarPlus} busy={isBusy} onPress={add}>
            {intl.formatMessage({ id: 'calendar.add' })}
          </Button>
        </div>
      )
    case 'kept':
      return <Kept state={state} />
    default:
      return face satisfies never
  }
}

const Kept = ({ state: { userEvent, failure, remind, remove, retry } }: { readonly state: KeptEventState }) => {
  const intl = useIntl()
  const formats = useFormats()
  const today = useToday()
  const reminder = userEvent?.reminder
  return (
    <>
      {failure === undefined ? null : <StaleBar failure={failure} onRetry={retry} />}
      <div className={css.state}>
        <TagChip tone="success" icon={CalendarCheck}>
          {intl.formatMessage({ id: 'calendar.kept' })}
        </TagChip>
        <span className={css.reminder}>
          {reminder === undefined ? <Bell size={18} aria-hidden /> : <BellRing size={18} aria-hidden />}
          <span>{reminderWords(reminder, today, intl, formats)}</span>
        </span>
      </div>
      <div className={css.buttons}>
        <Button variant="secondary" icon={Bell} onPress={remind}>
          {intl.formatMessage({ id: 'reminder.title' })}
        </Button>
        <Button variant="quietDanger" icon={Trash2} onPress={remove}>
          {intl.formatMessage({ id: 'calendar.remove' })}
        </Button>
      </div>
    </>
  )
}

/** Where the button that was pressed gives way to others, the first of them gets the focus; whoever is elsewhere stays there. */
const useFocusWhereButtonsWent = (section: RefObject<HTMLElement | null>, face: KeptEventState['face']) => {
  const before = useRef(face)
  useEffect(() => {
    if (before.current === face) return
    const wasLoading = before.current === 'loading'
    before.current = face
    if (wasLoading || document.activeElement !== document.body) return
    const next = section.current?.querySelector<HTMLElement>('button') ?? section.current
    next?.focus()
  }, [section, face])
}
