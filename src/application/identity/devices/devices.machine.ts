import { assign, emit, sendTo, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { confirmationMachine, type Confirmed, isUncertain } from '#application/kit/confirmation.machine.ts'
import { listMachine } from '#application/kit/list.machine.ts'
import { present } from '#application/kit/present.ts'
import { fromRowPort, rowSendingMachine, type RowSendingNews } from '#application/kit/row-sending.machine.ts'
import { mayBeDone } from '#application/kit/uncertain.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { inHandFirst, type RegisteredDevice, type RegisteredDeviceId } from '#domain/identity/device.ts'
import type { UserId } from '#domain/identity/user.ts'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { allDevices, type DevicePorts } from './all-devices.ts'

/** Actions that need a confirmation: deleting a device (DEV-03), and switching off the current one. */
export type DeviceQuestion = Readonly<{ act: 'remove' | 'switchOff'; device: RegisteredDevice }>

/** A switch being sent: the device before, and its new state. */
type DeviceSwitch = Readonly<{ device: RegisteredDevice; enabled: boolean }>

/** Events that the devices publish; `inHand` is the current device. */
export type DevicesNews =
  | { type: 'device.switched'; enabled: boolean; inHand: boolean; message: string | undefined }
  | { type: 'device.removed'; inHand: boolean; message: string | undefined }

/** The server answers with all devices at once. */
const ALL = Number.MAX_SAFE_INTEGER

/** What the server says of a change. */
type Answer = string | undefined
type Ended = Confirmed<DeviceQuestion, Answer>

type Context = Readonly<{
  owner: UserId
  /** The registration code of the current device. */
  inHand: string
  /**
   * The requested state of the devices being switched (optimistic update): reverted when the server refuses (DEV-02).
   */
  switching: ReadonlyMap<RegisteredDeviceId, DeviceSwitch>
  question: DeviceQuestion | undefined
}>

type Event =
  | { type: 'device.toggled'; device: RegisteredDevice; enabled: boolean }
  | { type: 'removal.requested'; device: RegisteredDevice }
  | RowSendingNews<RegisteredDeviceId, DeviceSwitch, Answer>
  | { type: 'retry.requested' }

/**
 * The devices of a citizen. Each is switched separately. Switching off or deleting the current device needs a
 * confirmation, because it ends the session.
 */
export const devicesMachine = (ports: DevicePorts) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Pick<Context, 'owner' | 'inHand'>,
      events: {} as Event,
      emitted: {} as DevicesNews,
      children: {} as { list: 'list'; confirmation: 'confirmation'; switching: 'switching' },
      tags: {} as 'broken',
    },
    actors: {
      list: listMachine<UserId, RegisteredDevice>('deviceList', ALL).provide({
        actors: { loadPages: fromReading(allDevices(ports)) },
      }),
      confirmation: confirmationMachine<DeviceQuestion, Answer>('deviceConfirmation').provide({
        actors: {
          act: fromPort(({ subject: { act, device } }) =>
            act === 'remove' ? ports.devices.remove(device.id) : ports.devices.enable(device, false),
          ),
        },
      }),
      switching: rowSendingMachine<RegisteredDeviceId, DeviceSwitch, Answer>(
        'switching',
        ({ device }) => device.id,
      ).provide({ actors: { send: fromRowPort(({ device, enabled }) => ports.devices.enable(device, enabled)) } }),
    },
    actions: {
      sendSwitch: sendTo('switching', (_, { device, enabled }: DeviceSwitch) => ({
        type: 'row.asked' as const,
        asked: { device, enabled },
      })),
      keepSwitching: assign((_, { sending }: Readonly<{ sending: Context['switching'] }>) => ({ switching: sending })),
      keepSwitch: sendTo('list', (_, { device, enabled }: DeviceSwitch) => ({
        type: 'row.changed' as const,
        row: { ...device, enabled },
      })),
      keepQuestion: assign((_, question: DeviceQuestion) => ({ question })),
      dropQuestion: assign({ question: undefined }),
      refreshList: sendTo('list', { type: 'content.changed' }),
      showDone: sendTo('list', (_, { subject: { act, device } }: Ended) =>
        act === 'remove'
          ? { type: 'rows.removed' as const, ids: [device.id] }
          : { type: 'row.changed' as const, row: { ...device, enabled: false } },
      ),
      tell: emit((_, news: DevicesNews) => news),
    },
    guards: {
      isBeingSwitched: ({ context }, device: RegisteredDevice) => context.switching.has(device.id),
      leavesWithIt: ({ context }, { device, enabled }: DeviceSwitch) => !enabled && isInHand(context, device),
      mayBeDone: (_, ended: Ended) => isUncertain(ended),
      mayBeSwitched: (_, { failure }: Readonly<{ failure: RequestFailure | Unexpected }>) => mayBeDone(failure),
      wasDone: (_, { outcome }: Ended) => outcome === 'done',
    },
  }).createMachine({
    id: 'devices',
    context: ({ input }) => ({ ...input, switching: new Map(), question: undefined }),
    invoke: {
      id: 'switching',
      src: 'switching',
      onError: { description: 'A defect: no device is switched any more.' },
    },
    on: {
      'sending.changed': { actions: { type: 'keepSwitching', params: ({ event }) => event } },
      'row.accepted': {
        actions: { type: 'tell', params: ({ context, event }) => switched(context, event.asked, event.answer) },
      },
    },
    initial: 'working',
    states: {
      working: {
        invoke: { id: 'list', src: 'list', input: ({ context }) => ({ query: context.owner }), onError: 'broken' },
        initial: 'reading',
        on: {
          'row.accepted': {
            actions: [
              { type: 'keepSwitch', params: ({ event }) => event.asked },
              { type: 'tell', params: ({ context, event }) => switched(context, event.asked, event.answer) },
            ],
          },
          'row.refused': {
            description: 'It may be switched: the server knows the state of the device.',
            guard: { type: 'mayBeSwitched', params: ({ event }) => event },
            actions: 'refreshList',
          },
        },
        states: {
          reading: {
            on: {
              'device.toggled': [
                { guard: { type: 'isBeingSwitched', params: ({ event }) => event.device } },
                {
                  target: 'asking',
                  guard: { type: 'leavesWithIt', params: ({ event }) => event },
                  actions: {
                    type: 'keepQuestion',
                    params: ({ event }) => ({ act: 'switchOff' as const, device: event.device }),
                  },
                },
                { actions: { type: 'sendSwitch', params: ({ event }) => event } },
              ],
              'removal.requested': {
                target: 'asking',
                actions: {
                  type: 'keepQuestion',
                  params: ({ event }) => ({ act: 'remove' as const, device: event.device }),
                },
              },
            },
          },
          asking: {
            description: 'Confirms, then acts. A failure leaves the row as it was.',
            exit: 'dropQuestion',
            invoke: {
              id: 'confirmation',
              src: 'confirmation',
              input: ({ context }) => ({ subject: present(context.question) }),
              onDone: [
                {
                  target: 'reading',
                  guard: { type: 'wasDone', params: ({ event }) => event.output },
                  actions: [
                    { type: 'showDone', params: ({ event }) => event.output },
                    { type: 'tell', params: ({ context, event }) => done(context, event.output) },
                  ],
                },
                {
                  description: 'It may be done: the server knows the state of the device.',
                  target: 'reading',
                  guard: { type: 'mayBeDone', params: ({ event }) => event.output },
                  actions: 'refreshList',
                },
                { target: 'reading' },
              ],
              onError: {
                description: 'A defect is handled like a failed call: the server knows the state of the device.',
                target: 'reading',
                actions: 'refreshList',
              },
            },
          },
        },
      },
      broken: brokenUntil('working'),
    },
  })

const isInHand = ({ inHand }: Pick<Context, 'inHand'>, device: RegisteredDevice): boolean =>
  device.registrationCode === inHand

const switched = (context: Context, { device, enabled }: DeviceSwitch, message: Answer): DevicesNews => ({
  type: 'device.switched',
  enabled,
  inHand: isInHand(context, device),
  message,
})

/** What is told of a confirmed act. */
const done = (context: Context, ended: Ended): DevicesNews => {
  const { act, device } = ended.subject
  const message = ended.outcome === 'done' ? ended.answer : undefined
  return act === 'remove'
    ? { type: 'device.removed', inHand: isInHand(context, device), message }
    : switched(context, { device, enabled: false }, message)
}

/**
 * The devices as shown, the current one first (DEV-01): one that is being switched or confirmed shows its new state, even
 * before the server confirms it (DEV-02). Whether one is on is undefined where nobody says.
 */
export const shownDevices = (
  { switching, question, inHand }: Context,
  rows: readonly (RegisteredDevice | undefined)[],
) =>
  inHandFirst(
    rows.filter((row) => row !== undefined),
    inHand,
  ).map((device) => ({
    device,
    isOn:
      question?.act === 'switchOff' && question.device.id === device.id
        ? false
        : (switching.get(device.id) ?? device).enabled,
    isInHand: isInHand({ inHand }, device),
  }))
export type ShownDevice = ReturnType<typeof shownDevices>[number]
