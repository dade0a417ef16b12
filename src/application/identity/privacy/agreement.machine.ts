import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, setup } from 'xstate'
import { errorOf, fromPort, requestFailureOf } from '#application/kit/from-port.ts'
import { mayBeDone } from '#application/kit/uncertain.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { Policy } from '#domain/profile/profile.ts'
import { type Agreement, DEVICE_POLICY } from '#domain/registration/agreement.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { Agreements } from '#application/ports/agreements.ts'
import type { Device } from '#application/ports/device.ts'

/** Events that an agreement publishes. */
export type AgreementNews = { type: 'agreement.saved'; policy: Policy; agreed: boolean }

type Context = Readonly<{
  /** The new choice, shown while it is being saved (optimistic update). */
  wished: boolean | undefined
  /** The last value saved here. */
  saved: Agreement | undefined
  /** Why the last request failed; undefined once another starts. */
  failure: RequestFailure | Unexpected | undefined
}>

type AgreementPorts = Readonly<{ agreements: Agreements; device: Pick<Device, 'rememberPrivacy'> }>

/** The privacy field of the device follows the agreement, read or saved (AUTH-13). */
export const followedBy = (device: AgreementPorts['device'], policy: Policy) =>
  TaskEither.map((known: Agreement) => {
    if (policy === DEVICE_POLICY) device.rememberPrivacy(known.agreed)
    return known
  })

/**
 * The choice about one document (PRIV-02): saved by a switch that changes at once and is reverted on failure. Taps while it
 * is being saved are ignored (fault 28). `readAgain` reads what is agreed, where it may have been saved all the same.
 */
export const agreementMachine = ({ agreements, device }: AgreementPorts, policy: Policy, readAgain: () => void) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as { type: 'agreement.switched'; agreed: boolean },
      emitted: {} as AgreementNews,
      tags: {} as 'busy',
    },
    actors: {
      save: fromPort((agreed: boolean) => pipe(agreements.save(policy, agreed), followedBy(device, policy))),
    },
    actions: {
      keepWish: assign((_, { agreed }: Readonly<{ agreed: boolean }>) => ({ wished: agreed, failure: undefined })),
      keepSaved: assign((_, saved: Agreement) => ({ saved, wished: undefined })),
      forgetSaved: assign({ saved: undefined }),
      readAgain,
      takeBack: assign((_, error: unknown) => ({ wished: undefined, failure: requestFailureOf(error) })),
      tellSaved: emit((_, { agreed }: Agreement) => ({ type: 'agreement.saved' as const, policy, agreed })),
    },
    guards: { mayBeDone: (_, error: unknown) => mayBeDone(requestFailureOf(error)) },
  }).createMachine({
    id: 'agreement',
    context: { wished: undefined, saved: undefined, failure: undefined },
    initial: 'resting',
    states: {
      resting: {
        on: {
          'agreement.switched': { target: 'saving', actions: { type: 'keepWish', params: ({ event }) => event } },
        },
      },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => context.wished === true,
          onDone: {
            target: 'resting',
            actions: [
              { type: 'keepSaved', params: ({ event }) => event.output },
              { type: 'tellSaved', params: ({ event }) => event.output },
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
  })
