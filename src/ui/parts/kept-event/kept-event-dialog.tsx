import { BellOff, BellRing } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { FormDialog } from '#ui/layout/dialogs.tsx'
import { QuestionLayout } from '#ui/layout/question.tsx'
import { FieldLayout } from '#ui/layout/fields.tsx'
import { ActionButton } from '#ui/layout/parts.tsx'
import { SelectLayout } from '#ui/layout/select.tsx'
import * as css from './kept-event.css.ts'
import type { KeptEventDialog, ReminderDialog } from './kept-event-view.ts'

/** The dialogs of a saved event. Load this module lazily. */
const KeptEventDialogLayout = ({ view }: { readonly view: KeptEventDialog }) =>
  view.kind === 'question' ? <QuestionLayout view={view} /> : <Reminder view={view} />
export { KeptEventDialogLayout as default }

const Reminder = ({ view }: { readonly view: ReminderDialog }) => (
  <FormDialog
    view={view}
    before={
      <>
        <p className={css.subject} dir="auto">
          {view.subject}
        </p>
        <p className={css.hint}>{view.whileOpen}</p>
      </>
    }
    after={view.device ? <Device view={view.device} /> : null}
  >
    <SelectLayout view={view.when} name="reminder" />
    {view.moment ? (
      <div className={css.moment}>
        <FieldLayout view={view.moment.date} name="reminder-day" kind="day" min={view.moment.day} />
        <FieldLayout view={view.moment.time} name="reminder-time" kind="time" />
      </div>
    ) : null}
  </FormDialog>
)

const Device = ({ view: { sign, label, ask, text } }: { readonly view: NonNullable<ReminderDialog['device']> }) => {
  const section = useRef<HTMLElement>(null)
  const hadButton = useRef(ask !== undefined)
  const hasButton = ask !== undefined
  // The pressed button disappears after the answer: the focus moves to its replacement.
  useEffect(() => {
    if (hadButton.current && !hasButton) section.current?.focus()
    hadButton.current = hasButton
  }, [hasButton])
  return (
    <section className={css.device} ref={section} tabIndex={-1} aria-label={label}>
      {ask ? (
        <>
          <ActionButton variant="secondary" icon={BellRing} action={ask} />
          <p className={css.hint}>{text}</p>
        </>
      ) : (
        <NoticeBar
          icon={sign === 'allowed' ? BellRing : BellOff}
          tone={sign === 'allowed' ? 'success' : 'info'}
          text={text}
        />
      )}
    </section>
  )
}
