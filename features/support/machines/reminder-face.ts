import { type ActorRefFrom, createActor } from 'xstate'
import { deviceLeave } from '#application/user-events/device-leave.implementations.ts'
import { leaveNow } from '#application/user-events/device-leave.selectors.ts'
import type { keptEvent } from '#application/user-events/kept-event.implementations.ts'
import * as kept from '#application/user-events/kept-event.selectors.ts'
import { formatsIn } from '#ui/app/formats.ts'
import {
  chosenMoment,
  leaveText,
  problemText,
  reminderFailureText,
  reminderOptions,
} from '#ui/screens/calendar/reminder-texts.ts'
import { TODAY } from '../moment.ts'
import { lines, partsOf, said } from './form-face.ts'
import { phrase } from './phrases.ts'
import type { Field, ScreenFace } from './screen-face.ts'
import type { Given } from './screens.ts'

type KeptEvent = ActorRefFrom<ReturnType<typeof keptEvent>>
type Asking = NonNullable<ReturnType<typeof kept.reminderActor>>
type Leave = ActorRefFrom<ReturnType<typeof deviceLeave>>

const formats = formatsIn('it')
const intl = { formatMessage: phrase }

/** What is said of the device, once it is known. */
const deviceLine = (actor: Leave) => {
  const leave = leaveNow(actor.getSnapshot())
  return leave && leaveText(leave)
}

/** When one wants to be reminded, while that is asked. */
const faceOf = (actor: KeptEvent, asking: Asking, leave: Leave): ScreenFace => {
  const form = partsOf(asking)
  const options = reminderOptions(intl)
  const problem = (field: 'choice' | 'day' | 'time') => () => said(problemText(field, form.problems()[field]))
  const choice: Field = {
    read: () => options.find(({ value }) => value === form.values().choice)?.label ?? '',
    write: (label) => {
      const chosen = options.find((one) => one.label === label)
      if (chosen === undefined) throw new Error(`No such choice: ${label}`)
      form.change({ choice: chosen.value })
    },
    problem: problem('choice'),
  }
  return {
    texts: () =>
      lines(
        { id: 'reminder.title' },
        chosenMoment(form.values(), TODAY, intl, formats),
        form.complaint(reminderFailureText),
        deviceLine(leave),
      ),
    fields: () => ({
      [phrase('reminder.when')]: choice,
      ...(form.values().choice === 'own'
        ? form.fields({
            day: { label: { id: 'reminder.day' }, problem: problem('day') },
            time: { label: { id: 'reminder.time' }, problem: problem('time') },
          })
        : {}),
    }),
    actions: () => ({
      [phrase('reminder.save')]: form.submit,
      ...(leaveNow(leave.getSnapshot()) === 'askable'
        ? { [phrase('reminder.deviceAsk')]: () => leave.send({ type: 'leave.requested' }) }
        : {}),
      [phrase('action.cancel')]: () => actor.send({ type: 'cancelled' }),
    }),
  }
}

/** The dialog of a reminder, while it is asked about, with what the device has to do with it. */
export const reminderDialog = ({ ports }: Given, actor: KeptEvent) => {
  let open: Readonly<{ asking: Asking; leave: Leave }> | undefined
  const close = (): void => {
    open?.leave.stop()
    open = undefined
  }
  const settle = (): void => {
    const asking = kept.reminderActor(actor.getSnapshot())
    if (asking === open?.asking) return
    close()
    if (asking) open = { asking, leave: createActor(deviceLeave(ports)).start() }
  }
  const following = actor.subscribe(settle)
  return {
    face: (): ScreenFace | undefined => open && faceOf(actor, open.asking, open.leave),
    close: () => {
      following.unsubscribe()
      close()
    },
  }
}
