import { assign, emit, type EventObject, fromCallback, sendTo, setup, stopChild } from 'xstate'
import { type Confirmed, confirmationMachine } from '#application/kit/confirmation.machine.ts'
import { listMachine } from '#application/kit/list.machine.ts'
import { present } from '#application/kit/present.ts'
import type { RegisteredDevice, RegisteredDeviceId } from '#domain/identity/device.ts'
import type { UserId } from '#domain/identity/user.ts'

/** What is done only after a question: deleting a device (DEV-03), and switching off the one in hand. */
export type DeviceQuestion = Readonly<{ act: 'remove' | 'switchOff'; device: RegisteredDevice }>

/** A switch being sent: the device as it was, and what it shall be. */
export type DeviceSwitch = Readonly<{ device: RegisteredDevice; enabled: boolean }>

/** How a switch ended. */
export type SwitchOutcome =
  | { type: 'switch.accepted'; device: RegisteredDevice; enabled: boolean; message: string | undefined }
  | { type: 'switch.refused'; device: RegisteredDevice }

/** What others learn of the devices; `inHand` is this very one. */
export type DevicesNews =
  | { type: 'device.switched'; enabled: boolean; inHand: boolean; message: string | undefined }
  | { type: 'device.removed'; inHand: boolean; message: string | undefined }

/** The server answers with all devices at once. */
const ALL = Number.MAX_SAFE_INTEGER

export const deviceListMachine = listMachine<UserId, RegisteredDevice>('deviceList', ALL)
export const deviceConfirmationMachine = confirmationMachine<DeviceQuestion, string | undefined>('deviceConfirmation')

type Context = Readonly<{
  owner: UserId
  /** The registration code of the device in hand. */
  inHand: string
  /** What the devices being switched shall be: shown at once, and taken back when the server refuses (DEV-02). */
  switching: ReadonlyMap<RegisteredDeviceId, boolean>
  question: DeviceQuestion | undefined
}>

type Event =
  | { type: 'device.toggled'; device: RegisteredDevice; enabled: boolean }
  | { type: 'removal.requested'; device: RegisteredDevice }
  | SwitchOutcome
  | { type: 'retry.requested' }

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> =>
  new Map([...map].filter(([other]) => other !== key))

const sender = ({ id }: RegisteredDevice): string => `switch ${id}`

/**
 * The devices of a citizen. Each is switched by itself, so that several at once do not lose each other, and only once at
 * a time (fault 28). Whoever switches off or deletes the device in hand is asked first: they leave with it.
 */
export const devicesMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'owner' | 'inHand'>,
    events: {} as Event,
    emitted: {} as DevicesNews,
    children: {} as { list: 'list'; confirmation: 'confirmation' },
    tags: {} as 'broken',
  },
  actors: {
    list: deviceListMachine,
    confirmation: deviceConfirmationMachine,
    sendSwitch: fromCallback<EventObject, DeviceSwitch>(() => {
      throw new Error('No port was provided for "sendSwitch"')
    }),
  },
  actions: {
    sendSwitch: assign(({ context, spawn }, asked: DeviceSwitch) => {
      spawn('sendSwitch', { id: sender(asked.device), input: asked })
      return { switching: new Map([...context.switching, [asked.device.id, asked.enabled]]) }
    }),
    endSwitch: assign(({ context }, device: RegisteredDevice) => ({
      switching: without(context.switching, device.id),
    })),
    dismissSender: stopChild((_, device: RegisteredDevice) => sender(device)),
    keepSwitch: sendTo('list', (_, { device, enabled }: DeviceSwitch) => ({
      type: 'row.changed' as const,
      row: { ...device, enabled },
    })),
    keepQuestion: assign((_, question: DeviceQuestion) => ({ question })),
    dropQuestion: assign({ question: undefined }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    dropRow: sendTo('list', (_, device: RegisteredDevice) => ({ type: 'rows.removed' as const, ids: [device.id] })),
    tellSwitched: emit(
      ({ context }, { device, enabled, message }: DeviceSwitch & Readonly<{ message: string | undefined }>) => ({
        type: 'device.switched' as const,
        enabled,
        inHand: device.registrationCode === context.inHand,
        message,
      }),
    ),
    tellRemoved: emit(
      ({ context }, { device, message }: Readonly<{ device: RegisteredDevice; message: string | undefined }>) => ({
        type: 'device.removed' as const,
        inHand: device.registrationCode === context.inHand,
        message,
      }),
    ),
  },
  guards: {
    isBeingSwitched: ({ context }, device: RegisteredDevice) => context.switching.has(device.id),
    leavesWithIt: ({ context }, { device, enabled }: DeviceSwitch) =>
      !enabled && device.registrationCode === context.inHand,
    wasRemoved: (_, { outcome, subject }: Confirmed<DeviceQuestion, string | undefined>) =>
      outcome === 'done' && subject.act === 'remove',
    wasSwitchedOff: (_, { outcome, subject }: Confirmed<DeviceQuestion, string | undefined>) =>
      outcome === 'done' && subject.act === 'switchOff',
  },
}).createMachine({
  id: 'devices',
  context: ({ input }) => ({ ...input, switching: new Map(), question: undefined }),
  initial: 'working',
  states: {
    working: {
      invoke: { id: 'list', src: 'list', input: ({ context }) => ({ query: context.owner }), onError: 'broken' },
      initial: 'reading',
      on: {
        'switch.accepted': {
          actions: [
            { type: 'keepSwitch', params: ({ event }) => event },
            { type: 'endSwitch', params: ({ event }) => event.device },
            { type: 'dismissSender', params: ({ event }) => event.device },
            { type: 'tellSwitched', params: ({ event }) => event },
          ],
        },
        'switch.refused': {
          description: 'The row shows again what the server last said; the failure itself has been told (ERR-01).',
          actions: [
            { type: 'endSwitch', params: ({ event }) => event.device },
            { type: 'dismissSender', params: ({ event }) => event.device },
          ],
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
          description: 'Asking, and then doing it. A failure leaves the row as it was.',
          exit: 'dropQuestion',
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: ({ context }) => ({ subject: present(context.question) }),
            onDone: [
              {
                target: 'reading',
                guard: { type: 'wasRemoved', params: ({ event }) => event.output },
                actions: [
                  { type: 'dropRow', params: ({ event }) => event.output.subject.device },
                  { type: 'tellRemoved', params: ({ event }) => told(event.output) },
                ],
              },
              {
                target: 'reading',
                guard: { type: 'wasSwitchedOff', params: ({ event }) => event.output },
                actions: [
                  {
                    type: 'keepSwitch',
                    params: ({ event }) => ({ device: event.output.subject.device, enabled: false }),
                  },
                  { type: 'tellSwitched', params: ({ event }) => ({ ...told(event.output), enabled: false }) },
                ],
              },
              { target: 'reading' },
            ],
            onError: {
              description: 'A defect, as a failed call is an outcome: what became of the device, the server tells.',
              target: 'reading',
              actions: 'refreshList',
            },
          },
        },
      },
    },
    broken: {
      tags: 'broken',
      on: {
        'retry.requested': 'working',
        'switch.accepted': {
          actions: [
            { type: 'endSwitch', params: ({ event }) => event.device },
            { type: 'dismissSender', params: ({ event }) => event.device },
            { type: 'tellSwitched', params: ({ event }) => event },
          ],
        },
        'switch.refused': {
          actions: [
            { type: 'endSwitch', params: ({ event }) => event.device },
            { type: 'dismissSender', params: ({ event }) => event.device },
          ],
        },
      },
    },
  },
})

const told = (confirmed: Confirmed<DeviceQuestion, string | undefined>) => ({
  device: confirmed.subject.device,
  message: confirmed.outcome === 'done' ? confirmed.answer : undefined,
})
