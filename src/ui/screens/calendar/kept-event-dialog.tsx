import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { isSending } from '#application/kit/form.selectors.ts'
import type { ReminderChoice } from '#domain/events/reminder.ts'
import { DeletionQuestion } from '#ui/app/deletion-question.tsx'
import { useBackCloses } from '#ui/app/dialog-history.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { titled } from '#ui/app/titles.ts'
import { useForm } from '#ui/app/use-form.ts'
import { useSaid } from '#ui/app/use-said.ts'
import { useToday } from '#ui/app/use-today.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { Form } from '#ui/components/form.tsx'
import { Select } from '#ui/components/select.tsx'
import * as css from './calendar.css.ts'
import { DeviceReminder } from './device-reminder.tsx'
import { chosenMoment, problemText, reminderFailureText, reminderOptions } from './reminder-texts.ts'
import type { KeptEventState } from './use-kept-event.ts'

/** What is asked about an event of one's own: when to be reminded of it, or whether it shall go. */
const KeptEventDialog = ({ state }: { readonly state: KeptEventState }) => {
  const intl = useIntl()
  const { reminder, removal, event } = state
  if (reminder) return <ReminderDialog form={reminder} state={state} />
  if (removal)
    return (
      <DeletionQuestion
        title={intl.formatMessage({ id: 'calendar.removeTitle' })}
        text={intl.formatMessage({ id: 'calendar.removeText' }, { name: titled(event.title, intl) })}
        isBusy={state.isRemoving}
        onConfirm={() => removal.send({ type: 'confirmed' })}
        onCancel={() => removal.send({ type: 'cancelled' })}
      />
    )
  return null
}
export { KeptEventDialog as default }

/** The form of the open dialog: there is never more than one. */
const FORM = 'reminder-form'

type ReminderDialogProps = {
  readonly form: NonNullable<KeptEventState['reminder']>
  readonly state: KeptEventState
}

/** When to be reminded (EVENT-05). It closes only unsent, or once it has been sent. */
const ReminderDialog = ({ form, state: { event, cancel } }: ReminderDialogProps) => {
  const intl = useIntl()
  const said = useSaid()
  const formats = useFormats()
  const today = useToday()
  const isBusy = useSelector(form, isSending)
  const { values, problems, attempts, failureText, change, submit } = useForm(form, reminderFailureText)
  const problem = (field: 'choice' | 'day' | 'time') => said(problemText(field, problems[field]))
  useBackCloses(true, cancel)
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: 'reminder.title' })}
      onClose={cancel}
      isLocked={isBusy}
      actions={
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={cancel}>
            {intl.formatMessage({ id: 'action.cancel' })}
          </Button>
          <Button type="submit" form={FORM} busy={isBusy}>
            {intl.formatMessage({ id: 'reminder.save' })}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <p className={css.subject}>{titled(event.title, intl)}</p>
        <Form id={FORM} onSubmit={submit} attempts={attempts} failure={failureText}>
          <Select
            label={intl.formatMessage({ id: 'reminder.when' })}
            name="reminder"
            value={values.choice}
            options={reminderOptions(intl)}
            hint={chosenMoment(values, today, intl, formats)}
            onChange={(choice) => change({ choice: choice as ReminderChoice })}
            error={problem('choice')}
          />
          {values.choice === 'own' ? (
            <div className={css.moment}>
              <Field
                label={intl.formatMessage({ id: 'reminder.day' })}
                name="reminder-day"
                type="date"
                isRequired
                min={today}
                value={values.day}
                onChange={(day) => change({ day })}
                error={problem('day')}
              />
              <Field
                label={intl.formatMessage({ id: 'reminder.time' })}
                name="reminder-time"
                type="time"
                isRequired
                value={values.time}
                onChange={(time) => change({ time })}
                error={problem('time')}
              />
            </div>
          ) : null}
        </Form>
        <DeviceReminder />
      </div>
    </Dialog>
  )
}
