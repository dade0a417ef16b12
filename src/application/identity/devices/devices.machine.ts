import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, sendTo, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { confirmationMachine, type Confirmed, isUncertain } from '#application/kit/confirmation.machine.ts'
import { listMachine } from '#application/kit/list.machine.ts'
import { present } from '#application/kit/present.ts'
import { fromRowPort, rowSendingMachine, type RowSendingNews } from '#application/kit/row-sending.machine.ts'
import { mayBeDone } from '#application/kit/uncertain.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { RegisteredDevice, RegisteredDeviceId } from '#domain/identity/device.ts'
import type { UserId } from '#domain/identity/user.ts'
import { pipe } from 'fp-ts/lib/function.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { PageRead } from '#application/kit/list.setup.ts'
import { allDevices, type DevicePorts } from './all-devices.ts'

/** Actions that need a confirmation: deleting a device (DEV-03), and switching off the current one. */
export type DeviceQuestion = Readonly<{ act: 'remove' | 'switchOff'; device: RegisteredDevice }>

/** A switch being sent: the device before, and its new state. */
export type DeviceSwitch = Readonly<{ device: RegisteredDevice; enabled: boolean }>

/** Events that the devices publish; `inHand` is the current device. */
export type DevicesNews =
  | { type: 'device.switched'; enabled: boolean; inHand: boolean; message: string | undefined }
  | { type: 'device.removed'; inHand: boolean; message: string | undefined }

/** The server answers with all devices at once. */
const ALL = Number.MAX_SAFE_INTEGER

export const deviceListMachine = listMachine<UserId, RegisteredDevice>('deviceList', ALL)
export const deviceConfirmationMachine = confirmationMachine<DeviceQuestion, string | undefined>('deviceConfirmation')

export const switchingMachine = rowSendingMachine<RegisteredDeviceId, DeviceSwitch, string | undefined>(
  'switching',
  ({ device }) => device.id,
)

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
  | RowSendingNews<RegisteredDeviceId, DeviceSwitch, string | undefined>
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
      list: deviceListMachine.provide({
        actors: {
          loadPages: fromReading(({ query }, signal) =>
            pipe(
              allDevices(ports, query, signal),
              TaskEither.map((content): readonly PageRead<RegisteredDevice>[] => [{ page: 1, content }]),
            ),
          ),
        },
      }),
      confirmation: deviceConfirmationMachine.provide({
        actors: {
          act: fromPort(({ subject: { act, device } }) =>
            act === 'remove' ? ports.devices.remove(device.id) : ports.devices.enable(device, false),
          ),
        },
      }),
      switching: switchingMachine.provide({
        actors: { send: fromRowPort(({ device, enabled }) => ports.devices.enable(device, enabled)) },
      }),
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
      mayBeDone: (_, ended: Confirmed<DeviceQuestion, string | undefined>) => isUncertain(ended),
      mayBeSwitched: (_, { failure }: Readonly<{ failure: RequestFailure | Unexpected }>) => mayBeDone(failure),
      wasRemoved: (_, { outcome, subject }: Confirmed<DeviceQuestion, string | undefined>) =>
        outcome === 'done' && subject.act === 'remove',
      wasSwitchedOff: (_, { outcome, subject }: Confirmed<DeviceQuestion, string | undefined>) =>
        outcome === 'done' && subject.act === 'switchOff',
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
      'row.accepted': { actions: { type: 'tellSwitched', params: ({ event }) => switched(event) } },
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
              { type: 'tellSwitched', params: ({ event }) => switched(event) },
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

const told = (confirmed: Confirmed<DeviceQuestion, string | undefined>) => ({
  device: confirmed.subject.device,
  message: confirmed.outcome === 'done' ? confirmed.answer : undefined,
})

const switched = ({ asked, answer }: Readonly<{ asked: DeviceSwitch; answer: string | undefined }>) => ({
  ...asked,
  message: answer,
})
