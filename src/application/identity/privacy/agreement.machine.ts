import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, sendTo, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { errorOf, fromPort, fromReading, requestFailureOf } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import { mayBeDone } from '#application/kit/uncertain.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { Policy } from '#domain/profile/profile.ts'
import { type Agreement, DEVICE_POLICY } from '#domain/registration/agreement.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { Agreements } from '#application/ports/agreements.ts'
import type { Device } from '#application/ports/device.ts'

/** Events that an agreement publishes. */
export type AgreementNews = { type: 'agreement.saved'; policy: Policy; agreed: boolean }

export const agreementReadingMachine = resourceMachine<Policy, Agreement>('agreementReading')

type Context = Readonly<{
  policy: Policy
  /** The new choice, shown while it is being saved (optimistic update). */
  wished: boolean | undefined
  /** The last value saved here. */
  saved: Agreement | undefined
  /** Why the last request failed; undefined once another starts. */
  failure: RequestFailure | Unexpected | undefined
}>

type Ports = Readonly<{ agreements: Agreements; device: Pick<Device, 'rememberPrivacy'> }>

/** The privacy field of the device follows the agreement, read or saved (AUTH-13). */
const followed = (policy: Policy, device: Ports['device']) =>
  TaskEither.map((known: Agreement) => {
    if (policy === DEVICE_POLICY) device.rememberPrivacy(known.agreed)
    return known
  })

/**
 * The agreement to one document (PRIV-01, PRIV-02): read, and saved by a switch that changes at once and is reverted on
 * failure. Taps while it is being saved are ignored (fault 28).
 */
export const agreementMachine = ({ agreements, device }: Ports) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ policy: Policy }>,
      events: {} as { type: 'agreement.switched'; agreed: boolean } | { type: 'retry.requested' },
      emitted: {} as AgreementNews,
      tags: {} as 'busy' | 'broken',
      children: {} as { reading: 'reading'; save: 'save' },
    },
    actors: {
      reading: agreementReadingMachine.provide({
        actors: {
          load: fromReading(({ query }, signal) => pipe(agreements.read(query, signal), followed(query, device))),
        },
      }),
      save: fromPort(({ policy, agreed }: Readonly<{ policy: Policy; agreed: boolean }>) =>
        pipe(agreements.save(policy, agreed), followed(policy, device)),
      ),
    },
    actions: {
      keepWish: assign((_, { agreed }: Readonly<{ agreed: boolean }>) => ({ wished: agreed, failure: undefined })),
      keepSaved: assign((_, { saved }: Readonly<{ saved: Agreement }>) => ({ saved, wished: undefined })),
      forgetSaved: assign({ saved: undefined }),
      readAgain: sendTo('reading', { type: 'content.changed' }),
      forgetWish: assign({ wished: undefined }),
      takeBack: assign((_, error: unknown) => ({ wished: undefined, failure: requestFailureOf(error) })),
      tellSaved: emit(({ context }, { saved }: Readonly<{ saved: Agreement }>) => ({
        type: 'agreement.saved' as const,
        policy: context.policy,
        agreed: saved.agreed,
      })),
    },
    guards: { mayBeDone: (_, error: unknown) => mayBeDone(requestFailureOf(error)) },
  }).createMachine({
    id: 'agreement',
    context: ({ input }) => ({ policy: input.policy, wished: undefined, saved: undefined, failure: undefined }),
    initial: 'working',
    states: {
      working: {
        invoke: {
          id: 'reading',
          src: 'reading',
          input: ({ context }) => ({ query: context.policy }),
          onError: 'broken',
        },
        initial: 'resting',
        states: {
          resting: {
            on: {
              'agreement.switched': {
                target: 'saving',
                actions: { type: 'keepWish', params: ({ event }) => ({ agreed: event.agreed }) },
              },
            },
          },
          saving: {
            tags: 'busy',
            invoke: {
              id: 'save',
              src: 'save',
              input: ({ context }) => ({ policy: context.policy, agreed: context.wished === true }),
              onDone: {
                target: 'resting',
                actions: [
                  { type: 'keepSaved', params: ({ event }) => ({ saved: event.output }) },
                  { type: 'tellSaved', params: ({ event }) => ({ saved: event.output }) },
                ],
              },
              onError: [
                {
                  description: 'It may be saved: the server knows what is agreed.',
                  target: 'resting',
                  guard: { type: 'mayBeDone', params: errorOf },
                  actions: [{ type: 'takeBack', params: errorOf }, 'forgetSaved', 'readAgain'],
                },
                { target: 'resting', actions: { type: 'takeBack', params: errorOf } },
              ],
            },
          },
        },
      },
      broken: { ...brokenUntil('working'), entry: 'forgetWish' },
    },
  })
