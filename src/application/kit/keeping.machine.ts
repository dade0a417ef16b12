import { assign, raise, sendTo, setup } from 'xstate'
import { needsPort } from './from-port.ts'
import { toParent } from './to-parent.ts'

/** Events to the parent. */
export type KeepingNews<Value> =
  /** The stored value; undefined where there is none, or it cannot be read. Sent once, first. */
  | { type: 'kept.read'; value: Value | undefined }
  /** The storage is full: the value lasts as long as the page stays open (fault 31). */
  | { type: 'room.lacked' }
  | { type: 'room.regained' }

type Kept<Value> = Readonly<{ value: Value }>

/**
 * Stores a value on the device under a name: reports the stored value, then stores each change in turn. A full storage
 * is reported once, until a value is stored again. Storing an empty value (`isNothing`) does not prove that there is
 * room.
 */
export const keepingMachine = <Name, Value>(id: string, isNothing: (value: Value) => boolean) =>
  setup({
    types: {
      /** `kept`: the last value that was stored or refused. */
      context: {} as Readonly<{ name: Name; value: Value | undefined; kept: Value | undefined }>,
      input: {} as Readonly<{ name: Name }>,
      events: {} as
        | { type: 'value.changed'; value: Value }
        | { type: 'value.kept'; value: Value }
        | { type: 'value.refused' },
    },
    actors: {
      restore: needsPort<Value | undefined, Readonly<{ name: Name }>>('restore'),
      keep: needsPort<void, Readonly<{ name: Name; value: Value }>>('keep'),
    },
    actions: {
      change: assign((_, { value }: Kept<Value>) => ({ value })),
      beginKeeping: assign(({ context }) => ({ kept: context.value })),
      noteKept: raise(({ context }) => ({ type: 'value.kept' as const, value: context.kept as Value })),
      noteRefused: raise({ type: 'value.refused' }),
      tellRead: sendTo(toParent, (_, { value }: Kept<Value | undefined>) => ({ type: 'kept.read', value })),
      tellLacked: sendTo(toParent, { type: 'room.lacked' }),
      tellRegained: sendTo(toParent, { type: 'room.regained' }),
    },
    guards: {
      isUnkept: ({ context }) => context.kept !== context.value,
      isSomething: (_, { value }: Kept<Value>) => !isNothing(value),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, value: undefined, kept: undefined }),
    type: 'parallel',
    on: { 'value.changed': { actions: { type: 'change', params: ({ event }) => event } } },
    states: {
      device: {
        initial: 'restoring',
        states: {
          restoring: {
            invoke: {
              id: 'restore',
              src: 'restore',
              input: ({ context: { name } }) => ({ name }),
              onDone: {
                target: 'settled',
                actions: { type: 'tellRead', params: ({ event }) => ({ value: event.output }) },
              },
              onError: { target: 'settled', actions: { type: 'tellRead', params: { value: undefined } } },
            },
          },
          settled: { always: { target: 'keeping', guard: 'isUnkept' } },
          keeping: {
            entry: 'beginKeeping',
            invoke: {
              id: 'keep',
              src: 'keep',
              input: ({ context: { name, kept } }) => ({ name, value: kept as Value }),
              onDone: { target: 'settled', actions: 'noteKept' },
              onError: { target: 'settled', actions: 'noteRefused' },
            },
          },
        },
      },
      room: {
        initial: 'there',
        states: {
          there: { on: { 'value.refused': { target: 'lacking', actions: 'tellLacked' } } },
          lacking: {
            on: {
              'value.kept': {
                target: 'there',
                guard: { type: 'isSomething', params: ({ event }) => event },
                actions: 'tellRegained',
              },
            },
          },
        },
      },
    },
  })
