import { assign, emit, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { unsentDraft } from '#application/kit/form-draft.ts'
import { formMachine, type Sent } from '#application/kit/form.machine.ts'
import type { CodeWrong } from '#application/ports/code-wrong.ts'
import { inAnyCase } from '#application/kit/any-case.ts'
import type { Registrations } from '#application/ports/registrations.ts'
import type { Unsent } from '#application/ports/unsent.ts'

/** The code of the e-mail, typed or taken from a link. */
export type ActivationEntries = Readonly<{ code: string }>

/** Events that an activation publishes; it is wanted at the sign-in, by whoever holds a code for the typed username. */
export type ActivationNews = { type: 'account.activated' } | { type: 'activation.wanted'; username: string }

type Outcome = Sent<ActivationEntries, boolean>

type Context = ActivationEntries &
  Readonly<{
    /** The server accepted the last code, and the account is still not active (REG-03). */
    isInactive: boolean
  }>

type ActivationPorts = Readonly<{ registrations: Pick<Registrations, 'activate'>; unsent: Unsent }>

/**
 * The activation by code (REG-03). A code from a link fills the form, and the citizen must press the button: opening a
 * link sends nothing. Where the account stays inactive, the citizen can try again.
 */
export const activationMachine = ({ registrations, unsent }: ActivationPorts) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as ActivationEntries,
      events: {} as { type: 'retry.requested' },
      emitted: {} as ActivationNews,
      children: {} as { form: 'form' },
      tags: {} as 'broken',
    },
    actors: {
      form: formMachine<ActivationEntries, 'missing', boolean, CodeWrong>('activationForm', {
        problemsOf: ({ code }) => (code === '' ? { code: 'missing' } : {}),
        send: ({ values }) => inAnyCase(registrations.activate)(values.code),
        failures: { CodeWrong: true },
        // A link that brings another code has a form of its own.
        draft: unsentDraft(unsent, ({ code }) => `activation.${code}`, []),
      }),
    },
    actions: {
      keepInactive: assign((_, { values }: Outcome) => ({ ...values, isInactive: true })),
      tellActivated: emit({ type: 'account.activated' }),
    },
    guards: { isActive: (_, { answer }: Outcome) => answer },
  }).createMachine({
    id: 'activation',
    context: ({ input }) => ({ ...input, isInactive: false }),
    initial: 'entering',
    states: {
      entering: {
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context: { code } }) => ({ values: { code } }),
          onDone: [
            { target: 'activated', guard: { type: 'isActive', params: ({ event }) => event.output } },
            {
              target: 'entering',
              reenter: true,
              actions: { type: 'keepInactive', params: ({ event }) => event.output },
            },
          ],
          onError: 'broken',
        },
      },
      broken: brokenUntil('entering'),
      activated: { type: 'final', entry: 'tellActivated' },
    },
  })
