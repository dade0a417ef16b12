import { typedAccount } from '#domain/text/typed.ts'
import { assign, emit, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { unsentDraft } from '#application/kit/form-draft.ts'
import { formMachine, type Sent } from '#application/kit/form.machine.ts'
import { present } from '#application/kit/present.ts'
import type { CodeWrong } from '#application/ports/code-wrong.ts'
import type { CodeNotSent, Passwords } from '#application/ports/passwords.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import type { NewPassword } from '#domain/identity/credentials.ts'
import {
  type CodeCheck,
  type ForgotRequestId,
  newPasswordProblems,
  type PasswordProblem,
} from '#domain/identity/passwords.ts'
import type { PasswordNews } from './password-news.ts'
import { inAnyCase } from '#application/kit/any-case.ts'

/** The data that outlives a step, so that going back and forth loses no entries. */
export type Typed = Readonly<{ username: string; code: string }>

/** The new password with its request. */
type Replacement = NewPassword & Readonly<{ request: ForgotRequestId }>

type Username = Pick<Typed, 'username'>
type Code = Pick<Typed, 'code'>

type Context = Readonly<{
  typed: Typed
  /** The message of the server when it sent the code (PWD-01). */
  said: string | undefined
  /** The expired code (PWD-02). */
  expired: string | undefined
  /** The number of expired codes: each one receives the focus. */
  expirations: number
  /** The request of the valid code. */
  request: ForgotRequestId | undefined
}>

/**
 * From a username to a code, from the code to a new password (PWD-01 … PWD-04). Passwords are cleared at each step.
 */
export const forgottenPasswordMachine = ({ passwords, unsent }: Readonly<{ passwords: Passwords; unsent: Unsent }>) =>
  setup({
    types: {
      context: {} as Context,
      /** The initial data: the username of a sign-in (PWD-04), the code of a link (PWD-02). */
      input: {} as Readonly<{ username: string | undefined; code: string | undefined }>,
      events: {} as
        | { type: 'code.held'; typed: Partial<Typed> }
        | { type: 'step.retraced'; typed: Partial<Typed> }
        | { type: 'retry.requested' },
      emitted: {} as PasswordNews,
      tags: {} as 'broken',
      children: {} as {
        usernameForm: 'usernameForm'
        codeForm: 'codeForm'
        replacementForm: 'replacementForm'
      },
    },
    actors: {
      usernameForm: formMachine<Username, 'missing', string | undefined, CodeNotSent>('usernameForm', {
        problemsOf: ({ username }) => (username === '' ? { username: 'missing' } : {}),
        send: ({ values }) => passwords.requestCode(values.username),
        failures: { CodeNotSent: true },
        draft: unsentDraft(unsent, () => 'forgotten.username', []),
      }),
      codeForm: formMachine<Code, 'missing', CodeCheck, CodeWrong>('codeForm', {
        problemsOf: ({ code }) => (code === '' ? { code: 'missing' } : {}),
        send: ({ values }) => inAnyCase(passwords.checkCode)(values.code),
        failures: { CodeWrong: true },
        // A link that brings another code has a form of its own.
        draft: unsentDraft(unsent, ({ code }) => `forgotten.code.${code}`, []),
      }),
      replacementForm: formMachine<Replacement, PasswordProblem, void>('replacementForm', {
        problemsOf: newPasswordProblems,
        send: ({ values: { request, ...password } }) => passwords.replace(request, password),
      }),
    },
    actions: {
      keepTyped: assign(({ context }, typed: Partial<Typed>) => ({
        typed: { ...context.typed, ...typed },
      })),
      keepSaid: assign((_, { said }: Readonly<{ said: string | undefined }>) => ({ said })),
      keepRequest: assign((_, { answer }: Sent<Code, CodeCheck>) => ({
        request: answer.outcome === 'valid' ? answer.request : undefined,
      })),
      keepExpired: assign(({ context }, { values }: Sent<Code, CodeCheck>) => ({
        expired: values.code,
        expirations: context.expirations + 1,
      })),
      forgetRequest: assign({ request: undefined }),
      tellExpired: emit({ type: 'passwordCode.expired' }),
      tellChanged: emit(({ context }) => ({
        type: 'password.changed' as const,
        how: 'byCode' as const,
        username: typedAccount(context.typed.username) || undefined,
      })),
    },
    guards: {
      holdsCode: ({ context }) => context.typed.code !== '',
      isValid: (_, { answer }: Sent<Code, CodeCheck>) => answer.outcome === 'valid',
    },
  }).createMachine({
    id: 'forgottenPassword',
    context: ({ input: { username = '', code = '' } }) => ({
      typed: { username, code },
      said: undefined,
      expired: undefined,
      expirations: 0,
      request: undefined,
    }),
    initial: 'opening',
    states: {
      opening: { always: [{ target: 'checkingCode', guard: 'holdsCode' }, { target: 'askingCode' }] },
      askingCode: {
        on: {
          'code.held': {
            target: 'checkingCode',
            actions: { type: 'keepTyped', params: ({ event }) => event.typed },
          },
        },
        invoke: {
          id: 'usernameForm',
          src: 'usernameForm',
          input: ({ context }) => ({ values: { username: context.typed.username } }),
          onDone: {
            target: 'checkingCode',
            actions: [
              { type: 'keepTyped', params: ({ event }) => event.output.values },
              { type: 'keepSaid', params: ({ event }) => ({ said: event.output.answer }) },
            ],
          },
          onError: 'broken',
        },
      },
      checkingCode: {
        on: {
          'step.retraced': {
            target: 'askingCode',
            actions: [
              { type: 'keepTyped', params: ({ event }) => event.typed },
              { type: 'keepSaid', params: { said: undefined } },
            ],
          },
        },
        invoke: {
          id: 'codeForm',
          src: 'codeForm',
          input: ({ context }) => ({ values: { code: context.typed.code } }),
          onDone: [
            {
              target: 'choosingPassword',
              guard: { type: 'isValid', params: ({ event }) => event.output },
              actions: [
                { type: 'keepTyped', params: ({ event }) => event.output.values },
                { type: 'keepRequest', params: ({ event }) => event.output },
              ],
            },
            {
              description: 'The code is expired: it stays readable, and another one can be requested (PWD-02).',
              target: 'checkingCode',
              reenter: true,
              actions: [
                { type: 'keepTyped', params: ({ event }) => event.output.values },
                { type: 'keepExpired', params: ({ event }) => event.output },
                'tellExpired',
              ],
            },
          ],
          onError: 'broken',
        },
      },
      choosingPassword: {
        exit: 'forgetRequest',
        on: { 'step.retraced': 'checkingCode' },
        invoke: {
          id: 'replacementForm',
          src: 'replacementForm',
          input: ({ context }) => ({ values: { request: present(context.request), password: '', confirmation: '' } }),
          onDone: 'changed',
          onError: 'broken',
        },
      },
      broken: brokenUntil('opening'),
      changed: { type: 'final', entry: 'tellChanged' },
    },
  })
