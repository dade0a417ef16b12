import * as Option from 'fp-ts/lib/Option.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test } from 'vitest'
import type { AnyActorLogic, AnyActorRef, EventObject } from 'xstate'
import { activationMachine } from '#application/identity/activation/activation.machine.ts'
import { forgottenPasswordMachine } from '#application/identity/passwords/forgotten-password.machine.ts'
import { registrationMachine } from '#application/identity/registration/registration.machine.ts'
import { signInMachine } from '#application/identity/sign-in/sign-in.machine.ts'
import { topicSubscriptionMachine } from '#application/inbox/topic-subscription/topic-subscription.machine.ts'
import type { App } from '#application/kit/app.ts'
import { present } from '#application/kit/present.ts'
import { openScope } from '#application/kit/scope.ts'
import { KEEPS_NOTHING, settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { Fields, Unsent } from '#application/ports/unsent.ts'
import { keptEventMachine } from '#application/time/user-events/kept-event.machine.ts'

/** What is given back waits for its form. */
const waitingUnsent = (): Unsent => {
  const waiting = new Map<string, Fields>()
  return {
    ...KEEPS_NOTHING,
    giveBack: (form, fields) => void waiting.set(form, fields),
    take: (form) => {
      const fields = Option.fromNullable(waiting.get(form))
      waiting.delete(form)
      return fields
    },
  }
}

const { port, calls } = waitingPort<readonly unknown[], RequestFailure, never>()
const none = () => TaskEither.right(undefined)
const later = () => port()

/** The ports of all these forms: the request of each is under way until the test ends it. */
const answers = {
  accounts: { status: later, announceDevice: none },
  passwords: { requestCode: later, checkCode: later },
  registrations: { isAvailable: () => TaskEither.right(true), register: later, activate: later },
  device: { privacyChoice: () => undefined, rememberPrivacy: () => {} },
  topics: { requestAccess: later },
  keptSubscriptions: { standing: none },
  userEvents: { of: () => TaskEither.right({ id: 70, event: {}, reminder: undefined }) },
  keptCalendar: { note: none },
  clock: { now: () => Date.parse('2026-11-20T10:00:00Z') },
  traffic: { watchFailures: () => () => {} },
  post: ({ kind }: Readonly<{ kind: string }>) =>
    kind === 'topicFollowed' ? TaskEither.right({ isDelayed: false, answer: { id: 0, status: 'P' } }) : later(),
}
const topic = { id: 101, activity: undefined, type: 'open', template: 'standard', subscription: undefined }
const event = { id: 3, startDate: '2026-12-01', startTime: '18:30' }
const user = { name: '', surname: '' }

type Case = Readonly<{
  logic: (ports: never) => AnyActorLogic
  input: object
  /** What leads to the form. */
  before?: EventObject
  child: string
  typed: object
  secret?: object
  /** What sends it, where that is not the form itself. */
  submit?: EventObject
}>

const giulia = {
  username: 'giulia',
  name: 'Giulia',
  surname: 'Colombo',
  email: 'g@example.it',
  mobile: '347 123 45 67',
}

test.each<readonly [string, Case]>([
  [
    'the registration (REG-01)',
    {
      logic: registrationMachine,
      input: {},
      child: 'form',
      typed: { ...giulia, agreesToApp: true, agreesToPrivacy: true },
      submit: { type: 'registration.submitted' },
    },
  ],
  [
    'the activation (REG-03)',
    { logic: activationMachine, input: { code: '' }, child: 'form', typed: { code: 'AB-1' } },
  ],
  [
    'the sign-in, without the password (AUTH-02)',
    {
      logic: signInMachine,
      input: { username: '' },
      child: 'form',
      typed: { username: 'giulia' },
      secret: { password: 'Piazza2026!' },
    },
  ],
  [
    'the request of a code (PWD-01)',
    { logic: forgottenPasswordMachine, input: {}, child: 'usernameForm', typed: { username: 'giulia' } },
  ],
  [
    'the code of a password (PWD-02)',
    { logic: forgottenPasswordMachine, input: { code: 'X' }, child: 'codeForm', typed: { code: 'X1' } },
  ],
  [
    'the request for access to a topic (TOPIC-09)',
    {
      logic: (ports) => topicSubscriptionMachine(ports, topic as never),
      input: { topic, reader: { kind: 'known', user } },
      before: { type: 'subscription.requested' },
      child: 'access',
      typed: { name: 'Giulia', surname: 'Colombo' },
    },
  ],
  [
    'the reminder of an event (EVENT-05)',
    {
      logic: keptEventMachine,
      input: { event, isSignedIn: true, userEvent: { id: 70, event, reminder: undefined } },
      before: { type: 'reminder.requested' },
      child: 'reminder',
      typed: { choice: 'own', day: '2026-11-30', time: '08:15' },
    },
  ],
])('What was typed in %s is there again, where its page was left while it was sent (ERR-08)', async (_, given) => {
  const unsent = waitingUnsent()
  const ports = { ...answers, unsent, event: event.id }
  const piazza = { follow: () => () => {}, listen: () => () => {}, tell: () => {} } as unknown as App
  const open = async () => {
    const scope = openScope({ ports: ports as unknown as Ports, piazza }, () => {})
    const actor: AnyActorRef = scope.run(given.logic(ports as never), given.input)
    await settle()
    if (given.before) actor.send(given.before)
    await settle()
    const form = present((actor.getSnapshot() as { children: Record<string, AnyActorRef> }).children[given.child])
    const values = () => (form.getSnapshot() as { context: { values: object; isRestored: boolean } }).context
    return { scope, actor, form, values }
  }
  const { scope, actor, form, values } = await open()
  const before = values().values
  form.send({ type: 'fields.changed', fields: { ...given.typed, ...given.secret } })
  if (given.submit) actor.send(given.submit)
  else form.send({ type: 'form.submitted' })
  await settle()
  scope.close()
  for (const call of calls) await call.fail({ _tag: 'Refused', status: 422, message: 'No' })
  await settle()
  expect(actor.getSnapshot()).toMatchObject({ status: 'stopped' })
  expect((await open()).values()).toMatchObject({ values: { ...before, ...given.typed }, isRestored: true })
  expect((await open()).values()).toMatchObject({ values: before, isRestored: false })
})
