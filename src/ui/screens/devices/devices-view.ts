import { type DevicesNow, type DevicesOfNow, openDevices } from '#application/identity/devices/devices.flow.ts'
import type { ShownDevice } from '#application/identity/devices/devices.selectors.ts'
import type { RegisteredDevice } from '#domain/identity/device.ts'
import { aboveView, failedView } from '#ui/view/panels.ts'
import {
  type Above,
  type Action,
  action,
  type Choice,
  type Failed,
  type Question,
  type Waiting,
} from '#ui/view/parts.ts'
import { deletionQuestion } from '#ui/view/questions.ts'
import type { Speech } from '#ui/view/speech.ts'
import { screenOf } from '#ui/view/screen.ts'

/** One device: its switch, and its removal. */
export type DeviceView = Readonly<{ key: number; sign: 'inHand' | 'other'; toggle: Choice; remove: Action }>

/** The devices of a citizen (DEV-01 … DEV-03). */
export type DevicesView = Readonly<{
  kind: 'page'
  title: string
  lead: string
  content:
    | Waiting
    | Failed
    | Readonly<{ kind: 'empty'; title: string; text: string; refresh: Action }>
    | Readonly<{ kind: 'list'; above: Above | undefined; label: string; rows: readonly DeviceView[] }>
  question: Question | undefined
}>

export const devicesView = ({ devices, requireSignIn }: DevicesNow, speech: Speech): DevicesView => ({
  kind: 'page',
  title: speech.say('devices.title'),
  lead: speech.say('devices.lead'),
  content: devices ? contentView(devices, requireSignIn, speech) : { kind: 'waiting' },
  question: devices?.question && questionView(devices.question, speech),
})

const contentView = (now: DevicesOfNow, signIn: () => void, speech: Speech): DevicesView['content'] => {
  const { say } = speech
  switch (now.face) {
    case 'loading':
      return { kind: 'waiting' }
    case 'failed':
      return failedView(now.failure, { retry: now.retry, signIn }, speech)
    case 'empty':
      return {
        kind: 'empty',
        title: say('devices.empty'),
        text: say('devices.emptyText'),
        refresh: action(say('devices.refresh'), now.refresh),
      }
    case 'full':
      return {
        kind: 'list',
        above: aboveView({ ...now, face: 'loaded' }, speech),
        label: say('devices.list'),
        rows: now.devices.map((one) => deviceView(one, now, speech)),
      }
    default:
      return now.face satisfies never
  }
}

/** The name of a device: its own, or a default. */
const nameOf = ({ name }: RegisteredDevice, { say }: Speech): string => name ?? say('devices.unnamed')

const deviceView = (shown: ShownDevice, { flip, remove }: DevicesOfNow, speech: Speech): DeviceView => {
  const { device, isOn, isInHand } = shown
  const { say } = speech
  const name = nameOf(device, speech)
  const state = say(isOn === undefined ? 'devices.untold' : isOn ? 'devices.on' : 'devices.off')
  return {
    key: device.id,
    sign: isInHand ? 'inHand' : 'other',
    toggle: {
      kind: 'choice',
      // The current device is labelled as the current one.
      label: isInHand ? say('devices.inHand') : name,
      hint: isInHand ? say('devices.inHandState', { name, state }) : state,
      isOn: isOn === true,
      flip: () => flip(shown),
    },
    remove: action(isInHand ? say('devices.deleteInHand') : say('devices.delete', { name }), () => remove(shown)),
  }
}

/** The confirmation before a device is deleted (DEV-03) or the current one is switched off. */
const questionView = (asked: NonNullable<DevicesOfNow['question']>, speech: Speech): Question => {
  const { say } = speech
  const name = nameOf(asked.device, speech)
  const words =
    asked.act === 'switchOff'
      ? { title: say('devices.switchOffTitle'), text: say('devices.switchOffText', { name }) }
      : {
          title: say('devices.deleteTitle'),
          text: say(asked.isInHand ? 'devices.deleteInHandText' : 'devices.deleteText', { name }),
        }
  return deletionQuestion(words, asked, speech)
}

/** The devices of a citizen (DEV-01). */
export const screen = screenOf({ query: () => undefined, open: openDevices, view: devicesView })
