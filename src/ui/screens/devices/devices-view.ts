import { type DevicesNow, openDevices } from '#application/identity/devices/devices.flow.ts'
import type { RegisteredDevice } from '#domain/identity/device.ts'
import { aboveView, failedView } from '#ui/view/panels.ts'
import { action } from '#ui/view/parts.ts'
import { deletionQuestion } from '#ui/view/questions.ts'
import type { Speech } from '#ui/view/speech.ts'
import { screenOf } from '#ui/view/screen.ts'

/** The devices of a citizen (DEV-01 … DEV-03). */
export const devicesView = (now: DevicesNow, speech: Speech) => ({
  kind: 'page' as const,
  title: speech.say('devices.title'),
  lead: speech.say('devices.lead'),
  content: now ? contentView(now, speech) : { kind: 'waiting' as const },
  question: now?.question && questionView(now.question, speech),
})
export type DevicesView = ReturnType<typeof devicesView>

type Devices = NonNullable<DevicesNow>

const contentView = (now: Devices, speech: Speech) => {
  const { say } = speech
  switch (now.face) {
    case 'loading':
      return { kind: 'waiting' as const }
    case 'failed':
      return failedView(now.failure, now, speech)
    case 'empty':
      return {
        kind: 'empty' as const,
        title: say('devices.empty'),
        text: say('devices.emptyText'),
        refresh: action(say('devices.refresh'), now.refresh),
      }
    case 'full':
      return {
        kind: 'list' as const,
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

/** One device: its switch, and its removal. */
const deviceView = (shown: Devices['devices'][number], { flip, remove }: Devices, speech: Speech) => {
  const { device, isOn, isInHand } = shown
  const { say } = speech
  const name = nameOf(device, speech)
  const state = say(isOn === undefined ? 'devices.untold' : isOn ? 'devices.on' : 'devices.off')
  return {
    key: device.id,
    sign: isInHand ? ('inHand' as const) : ('other' as const),
    toggle: {
      kind: 'choice' as const,
      // The current device is labelled as the current one.
      label: isInHand ? say('devices.inHand') : name,
      hint: isInHand ? say('devices.inHandState', { name, state }) : state,
      isOn: isOn === true,
      flip: () => flip(shown),
    },
    remove: action(isInHand ? say('devices.deleteInHand') : say('devices.delete', { name }), () => remove(shown)),
  }
}
export type DeviceView = ReturnType<typeof deviceView>

/** The confirmation before a device is deleted (DEV-03) or the current one is switched off. */
const questionView = (asked: NonNullable<Devices['question']>, speech: Speech) => {
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
