import type { KeptEventNow } from '#application/time/user-events/kept-event.flow.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { formText } from '#ui/base/failure-texts.ts'
import { titled } from '#ui/language/titles.ts'
import { field } from '#ui/view/fields.ts'
import { besideField, formView } from '#ui/view/forms.ts'
import { failedView, staleView } from '#ui/view/panels.ts'
import { action, type Field, type Question } from '#ui/view/parts.ts'
import { deletionQuestion } from '#ui/view/questions.ts'
import { saidIn, type Speech } from '#ui/view/speech.ts'
import { withdrawal } from '#ui/view/withdrawal.ts'
import { chosenMoment, DEVICE_TEXTS, problemText, reminderOptions, reminderWords } from './reminder-texts.ts'

/** A dialog of a saved event. */
export type KeptEventDialog = ReminderDialog | Question

/** The state of an event in the citizen's calendar: add, remind, remove (EVENT-04 … EVENT-06). */
export const keepView = (now: KeptEventNow, signIn: () => void, speech: Speech) => ({
  label: speech.say('calendar.title'),
  isBusy: now.isBusy,
  problem: problemOf(now, speech),
  content: contentView(now, signIn, speech),
  dialog: keptEventDialogView(now, speech),
})

export type KeepView = ReturnType<typeof keepView>

/** Why the last change failed; undefined where the server has said it in its own words (EVENT-09). */
export const problemOf = ({ problem }: KeptEventNow, speech: Speech): string | undefined =>
  problem === undefined || (problem._tag === 'Refused' && problem.message !== undefined)
    ? undefined
    : saidIn(speech, formText(problem))

const contentView = (now: KeptEventNow, signIn: () => void, speech: Speech) => {
  const { say } = speech
  const { face, failure, retry, userEvent } = now
  // A change waits to be sent.
  if (now.waiting)
    return { kind: 'delayed' as const, text: say('outbox.waiting'), withdraw: withdrawal(now.waiting, speech) }
  switch (face) {
    case 'loading':
      return { kind: 'waiting' as const }
    case 'unreadable':
      return failedView(failure, { retry, signIn }, speech)
    case 'offered':
      return { kind: 'offered' as const, add: action(say('calendar.add'), now.add, { isBusy: now.isBusy }) }
    case 'kept':
      return {
        kind: 'kept' as const,
        stale: failure && staleView(failure, retry, speech),
        kept: say('calendar.kept'),
        hasReminder: userEvent?.reminder !== undefined,
        reminder:
          userEvent && isUnreadable(userEvent, 'reminder')
            ? say('reminder.unreadable')
            : reminderWords(userEvent?.reminder, now.today, speech),
        remind: action(say('reminder.title'), now.remind),
        remove: action(say('calendar.remove'), now.remove),
      }
    default:
      return face satisfies never
  }
}

/** The open dialog of a saved event: its reminder, or the confirmation of its removal (EVENT-06). */
export const keptEventDialogView = (now: KeptEventNow, speech: Speech): KeptEventDialog | undefined => {
  const name = titled(now.event.title, speech)
  if (now.reminder) return reminderView(now.reminder, name, now, speech)
  const words = { title: speech.say('calendar.removeTitle'), text: speech.say('calendar.removeText', { name }) }
  return now.removal && deletionQuestion(words, now.removal, speech)
}

/** The choice of a reminder (EVENT-05). */
const reminderView = (
  form: NonNullable<KeptEventNow['reminder']>,
  subject: string,
  { today, cancel }: KeptEventNow,
  speech: Speech,
) => {
  const { say } = speech
  const { values, change } = form
  const options = reminderOptions(speech)
  const problem = (key: 'choice' | 'day' | 'time') => besideField(form, key, (found) => say(problemText(key, found)))
  const moment = (key: 'day' | 'time', label: string): Field =>
    field({
      label,
      value: values[key],
      isRequired: true,
      problem: problem(key),
      change: (typed) => change({ [key]: typed }),
    })
  return {
    kind: 'dialog' as const,
    title: say('reminder.title'),
    subject,
    /** When reminders come, and how they come with the app closed. */
    whileOpen: say('reminder.whileOpen'),
    form: formView(form, say('reminder.save'), speech),
    when: {
      kind: 'select' as const,
      label: say('reminder.when'),
      value: values.choice,
      options,
      hint: chosenMoment(values, today, speech),
      problem: problem('choice'),
      choose: (value: string) => {
        const chosen = options.find((one) => one.value === value)
        if (chosen) change({ choice: chosen.value })
      },
    },
    /** A custom moment; `day` is the first that can be chosen. */
    moment:
      values.choice === 'own'
        ? { day: today, date: moment('day', say('reminder.day')), time: moment('time', say('reminder.time')) }
        : undefined,
    /** Undefined until it is known. */
    device: deviceView(form.device, speech),
    cancel: action(say('action.cancel'), cancel, { isBusy: form.isSending }),
  }
}

export type ReminderDialog = ReturnType<typeof reminderView>

/** The permission to notify on this device, and the request for it (EVENT-05). */
const deviceView = (device: NonNullable<KeptEventNow['reminder']>['device'], { say }: Speech) => {
  if (device?.permission === undefined) return undefined
  const { permission, ask, isBusy } = device
  return {
    sign: permission,
    label: say('reminder.device'),
    ask: ask && action(say('reminder.deviceAsk'), ask, { isBusy }),
    text: say(DEVICE_TEXTS[permission]),
  }
}
