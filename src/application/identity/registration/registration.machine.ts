import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { typedAccount } from '#domain/text/typed.ts'
import { assign, emit, raise, sendTo, setup, type SnapshotFrom } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { unsentDraft } from '#application/kit/form-draft.ts'
import { type FormFailed, formMachine, type Sent } from '#application/kit/form.machine.ts'
import { leavingMachine } from '#application/kit/leaving.machine.ts'
import { fromReading } from '#application/kit/from-port.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Registrations, UsernameTaken } from '#application/ports/registrations.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import {
  applicantOf,
  isUsername,
  NO_ENTRIES,
  type RegistrationEntries,
  type RegistrationProblem,
  registrationProblems,
} from '#domain/registration/registration.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { Device } from '#application/ports/device.ts'

/** [decided] The debounce delay of the username check, in milliseconds (REG-02). */
export const USERNAME_PAUSE = 400
/**
 * [decided] The maximum time that a request waits for the username check, in milliseconds; then it is sent without
 * (REG-02).
 */
export const CHECK_PATIENCE = 4_000

/** Events that a registration publishes. */
export type RegistrationNews = {
  type: 'registration.sent'
  /** The server's words. */
  message: string | undefined
  username: string
  /** Where the code goes. */
  email: string
}

/** What is observed of the form. */
type FormSnapshot = Readonly<{ context: Readonly<{ values: RegistrationEntries }> }>

type Context = Readonly<{
  /** As typed in the form. */
  entries: RegistrationEntries
}>

type Event =
  | FormFailed<RequestFailure | UsernameTaken>
  | { type: 'registration.submitted' }
  | { type: 'retry.requested' }
  /** The username in the field changed. */
  | { type: 'username.changed' }
  /** A request needs the result now. */
  | { type: 'username.due' }
  /** The result is known, or the check failed. */
  | { type: 'username.settled' }

type RegistrationPorts = Readonly<{
  registrations: Registrations
  unsent: Unsent
  device: Pick<Device, 'privacyChoice' | 'rememberPrivacy'>
}>

/**
 * Converts the entries to a registration; the device sends the citizen's privacy choice from then on (AUTH-13). It is
 * stored first, so that it stays where the page is closed before the answer; a refused registration takes it back, and one
 * of which nobody knows whether it has arrived does not.
 */
const register = ({ registrations, device }: Omit<RegistrationPorts, 'unsent'>, entries: RegistrationEntries) => {
  const applicant = applicantOf(entries)
  const before = device.privacyChoice()
  device.rememberPrivacy(applicant.privacyAccepted)
  return pipe(
    registrations.register(applicant),
    TaskEither.mapLeft((failure) => {
      if (failure._tag === 'Refused' || failure._tag === 'UsernameTaken') device.rememberPrivacy(before)
      return failure
    }),
  )
}

/**
 * The registration (REG-01, REG-02): the form, and the check of its username, debounced and before the request. An
 * answer to an older username is ignored; a failed check does not block the registration, because the server decides.
 */
export const registrationMachine = (ports: RegistrationPorts) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      emitted: {} as RegistrationNews,
      tags: {} as 'busy' | 'broken',
      children: {} as { form: 'form'; check: 'check'; leaving: 'leaving' },
    },
    actors: {
      form: formMachine<RegistrationEntries, RegistrationProblem, string | undefined, UsernameTaken>(
        'registrationForm',
        {
          problemsOf: registrationProblems,
          send: ({ values }) => register(ports, values),
          failures: { UsernameTaken: true },
          draft: unsentDraft(ports.unsent, () => 'registration', []),
        },
      ),
      check: fromReading(ports.registrations.isAvailable),
      leaving: leavingMachine,
    },
    delays: { USERNAME_PAUSE, CHECK_PATIENCE },
    actions: {
      keepForm: assign((_, { context: { values } }: FormSnapshot) => ({ entries: values })),
      beginAgain: assign({ entries: NO_ENTRIES }),
      tellUsernameChanged: raise({ type: 'username.changed' }),
      askForUsername: raise({ type: 'username.due' }),
      tellSettled: raise({ type: 'username.settled' }),
      refuseUsername: sendTo('form', ({ context }) => ({
        type: 'value.refused' as const,
        refusal: { field: 'username' as const, value: context.entries.username, problem: 'taken' as const },
      })),
      submitForm: sendTo('form', { type: 'form.submitted' }),
      tellSent: emit((_, { answer, values }: Sent<RegistrationEntries, string | undefined>) => ({
        type: 'registration.sent' as const,
        message: answer,
        username: typedAccount(values.username),
        email: typedAccount(values.email),
      })),
    },
    guards: {
      isOther: ({ context }, { context: { values } }: FormSnapshot) => values.username !== context.entries.username,
      isUsernameTaken: (_, { failure }: FormFailed<RequestFailure | UsernameTaken>) => failure._tag === 'UsernameTaken',
      mayBeUsername: ({ context }) => isUsername(context.entries.username),
      isYes: (_, { isAvailable }: Readonly<{ isAvailable: boolean }>) => isAvailable,
      /** A form with errors is not sent: it shows them at once. */
      isSound: ({ context }) => Object.keys(registrationProblems(context.entries)).length === 0,
    },
  }).createMachine({
    id: 'registration',
    context: { entries: NO_ENTRIES },
    initial: 'filling',
    states: {
      filling: {
        type: 'parallel',
        entry: 'beginAgain',
        invoke: [
          {
            id: 'form',
            src: 'form',
            input: { values: NO_ENTRIES },
            onSnapshot: [
              {
                guard: { type: 'isOther', params: ({ event }) => event.snapshot },
                actions: [{ type: 'keepForm', params: ({ event }) => event.snapshot }, 'tellUsernameChanged'],
              },
              { actions: { type: 'keepForm', params: ({ event }) => event.snapshot } },
            ],
            onDone: { target: 'registered', actions: { type: 'tellSent', params: ({ event }) => event.output } },
            onError: 'broken',
          },
          {
            id: 'leaving',
            src: 'leaving',
            onDone: { target: 'filling', reenter: true },
            onError: 'broken',
          },
        ],
        states: {
          username: {
            initial: 'unasked',
            on: {
              'username.changed': [{ target: '.resting', guard: 'mayBeUsername' }, { target: '.unasked' }],
              'form.failed': {
                description: 'Another citizen took it meanwhile.',
                target: '.taken',
                guard: { type: 'isUsernameTaken', params: ({ event }) => event },
              },
            },
            states: {
              unasked: { description: 'Nothing that could be a username stands there.' },
              resting: { after: { USERNAME_PAUSE: 'checking' }, on: { 'username.due': 'checking' } },
              checking: {
                invoke: {
                  id: 'check',
                  src: 'check',
                  input: ({ context }) => typedAccount(context.entries.username),
                  onDone: [
                    {
                      target: 'free',
                      guard: { type: 'isYes', params: ({ event }) => ({ isAvailable: event.output }) },
                    },
                    { target: 'taken' },
                  ],
                  onError: 'unknown',
                },
              },
              free: { entry: 'tellSettled', on: { 'username.due': { actions: 'tellSettled' } } },
              taken: { entry: ['refuseUsername', 'tellSettled'], on: { 'username.due': { actions: 'tellSettled' } } },
              unknown: {
                description: 'The check failed: that does not block the request.',
                entry: 'tellSettled',
                on: { 'username.due': 'checking' },
              },
            },
          },
          sending: {
            initial: 'idle',
            states: {
              idle: {
                on: {
                  'registration.submitted': [
                    { target: 'waiting', guard: 'isSound', actions: 'askForUsername' },
                    { actions: 'submitForm' },
                  ],
                },
              },
              waiting: {
                description: 'Continues once the check has a result or has failed.',
                tags: 'busy',
                on: {
                  'username.settled': { target: 'idle', actions: 'submitForm' },
                  'username.changed': 'idle',
                },
                after: { CHECK_PATIENCE: { target: 'idle', actions: 'submitForm' } },
              },
            },
          },
        },
      },
      broken: brokenUntil('filling'),
      registered: { type: 'final' },
    },
  })

/** The state of the username check (REG-02). `unknown`: the check failed. */
export type UsernameStanding = 'unasked' | 'checking' | 'free' | 'taken' | 'unknown'

/** During the debounce nothing is shown. */
export const usernameStanding = (snapshot: SnapshotFrom<ReturnType<typeof registrationMachine>>): UsernameStanding =>
  (['checking', 'free', 'taken', 'unknown'] as const).find((standing) =>
    snapshot.matches({ filling: { username: standing } }),
  ) ?? 'unasked'
