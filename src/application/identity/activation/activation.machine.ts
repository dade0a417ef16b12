import { assign, emit, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { unsentDraft } from '#application/kit/form-draft.ts'
import { formMachine, type Sent } from '#application/kit/form.machine.ts'
import type { CodeWrong } from '#application/ports/code-wrong.ts'
import { inAnyCase } from '#application/kit/any-case.ts'
import { fromPort } from '#application/kit/from-port.ts'
import type { Registrations } from '#application/ports/registrations.ts'
import type { Unsent } from '#application/ports/unsent.ts'

/** The code of the e-mail, typed or taken from a link. */
export type ActivationEntries = Readonly<{ code: string }>

/** Events that an activation publishes; it is wanted at the sign-in, by whoever holds a code for the typed username. */
export type ActivationNews = { type: 'account.activated' } | { type: 'activation.wanted'; username: string }

type Outcome = Sent<ActivationEntries, boolean>

export const activationFormMachine = formMachine<ActivationEntries, 'missing', boolean, CodeWrong>(
  'activationForm',
  ({ code }) => (code === '' ? { code: 'missing' } : {}),
  { CodeWrong: true },
)

type ActivationPorts = Readonly<{ registrations: Pick<Registrations, 'activate'>; unsent: Unsent }>

/**
 * The activation by code (REG-03). A code from a link fills the form, and the citizen must press the button: opening a
 * link sends nothing.
 */
export const activationMachine = ({ registrations, unsent }: ActivationPorts) =>
  setup({
    types: {
      context: {} as ActivationEntries,
      input: {} as ActivationEntries,
      events: {} as { type: 'retry.requested' },
      emitted: {} as ActivationNews,
      children: {} as { form: 'form' },
      tags: {} as 'broken',
    },
    actors: {
      form: activationFormMachine.provide({
        actors: {
          send: fromPort(({ values }) => inAnyCase(registrations.activate)(values.code)),
          // A link that brings another code has a form of its own.
          draft: unsentDraft<ActivationEntries>(unsent, ({ code }) => `activation.${code}`, []),
        },
      }),
    },
    actions: {
      keepCode: assign((_, { values }: Outcome) => values),
      tellActivated: emit({ type: 'account.activated' }),
    },
    guards: { isActive: (_, { answer }: Outcome) => answer },
  }).createMachine({
    id: 'activation',
    context: ({ input }) => input,
    initial: 'entering',
    states: {
      entering: {
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({ values: context }),
          onDone: [
            { target: 'activated', guard: { type: 'isActive', params: ({ event }) => event.output } },
            { target: 'inactive', actions: { type: 'keepCode', params: ({ event }) => event.output } },
          ],
          onError: 'broken',
        },
      },
      inactive: {
        description:
          'The server accepted the code, and the account is still not active (REG-03). The citizen can try again.',
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({ values: context }),
          onDone: [
            { target: 'activated', guard: { type: 'isActive', params: ({ event }) => event.output } },
            {
              target: 'inactive',
              reenter: true,
              actions: { type: 'keepCode', params: ({ event }) => event.output },
            },
          ],
          onError: 'broken',
        },
      },
      broken: brokenUntil('entering'),
      activated: { type: 'final', entry: 'tellActivated' },
    },
  })
