import { expect, test } from 'vitest'
import { frameNow } from '#application/app/frame-now.ts'
import { answer, failure, played } from '#application/app/testing/play.ts'
import { openReadAloud } from '#application/app/read-aloud/read-aloud.flow.ts'
import { openSettings } from '#application/app/settings/settings.flow.ts'
import { openSignIn } from '#application/identity/sign-in/sign-in.flow.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openMessages } from '#application/talk/chat/messages.flow.ts'
import { openFaultReport } from '#application/talk/fault-report/fault-report.flow.ts'
import { openPageFeedback } from '#application/talk/page-feedback/page-feedback.flow.ts'
import { outboxDevice } from '#application/outbox/testing/device.ts'
import { addressChoiceMachine } from '#application/town/address-choice/address-choice.machine.ts'
import { addressChoiceNow } from '#application/town/address-choice/address-choice-now.ts'
import { openKeptMap } from '#application/town/kept-map/kept-map.flow.ts'
import { openTownChoice } from '#application/town/my-town/town-choice.flow.ts'
import type { Letter } from '#domain/chat/outgoing.ts'
import { posted } from '#domain/outbox/outbox.ts'

const one = 1 as never
const ME = 7 as never
const unreachable = { _tag: 'Unreachable' }
const failing = failure(unreachable)
/** A part of a page as a flow: it has no query. */
const part =
  <Shown>(open: (scope: Scope) => () => Shown) =>
  (scope: Scope) => ({ now: open(scope) })

const letter = (number: number, text: string, rest: Partial<Letter> = {}): Letter =>
  ({
    ...posted(ME, { kind: 'messageSaid', chat: one, text, after: 0, twins: 0 }, 0 as never, true),
    number,
    ...rest,
  }) as Letter
const told = { stored: () => {}, notStored: () => {}, left: () => {} }
/** Its actions are taken by the steps alone: tried out one by one, each would leave a message behind. */
let messages: ReturnType<typeof openMessages> | undefined
const known = { chat: undefined, landed: [] }
const talk = part((scope) => {
  const opened = openMessages(scope, one, ME, told)
  messages = opened
  return () => opened.now(known)
})
const via = (id: number) => ({ id, text: `Via ${id}`, active: true })
const sentence = (text: string) =>
  ({ passage: 0, start: 0, end: text.length, text, spoken: text, language: 'it' }) as const
const sentences = [sentence('Buongiorno.'), sentence('A domani.')]
const varese = { id: 1, name: 'Varese', visible: true }

test.each([
  played('the sign-in', openSignIn, { 'sessions.isOpen': () => false, 'outbox.all': answer([letter(1, 'Ciao')]) }, [
    ({ form }) => form?.change({ username: ' ada ' } as never),
    { isEntering: false, lost: undefined, waiting: { writes: 1, owners: 1 }, form: { values: { username: ' ada ' } } },
  ]),
  played(
    'the messages of a conversation',
    talk,
    outboxDevice([letter(1, 'Ciao', { standing: 'held' }), letter(2, 'Grazie')]).answers,
    [
      undefined,
      [
        { text: 'Ciao', standing: 'unsent', isHeld: true, isMine: true },
        { text: 'Grazie', standing: 'unsent', isHeld: false, isMine: true },
      ],
    ],
    [() => messages?.discard(2), [{ text: 'Ciao', isHeld: true }]],
    [() => messages?.say('Domani', 5 as never, known), [{ text: 'Ciao', isHeld: false }, { text: 'Domani' }]],
  ),
  played(
    'the choice of addresses',
    part((scope) => {
      const actor = scope.run(addressChoiceMachine(scope.ports), { topic: one })
      return () => addressChoiceNow(actor)
    }),
    {
      'addresses.page': answer({ rows: Array.from({ length: 11 }, (_, at) => via(at + 1)), total: 12, leftOut: 0 }),
      'addresses.chosen': answer([{ address: 1, active: true, text: 'Via 1' }]),
    },
    [
      undefined,
      {
        typed: '',
        isTooShort: false,
        isFiltered: false,
        page: { face: 'full', addresses: { 0: { id: 1, isOn: true }, 1: { id: 2, isOn: false } } },
        pages: { current: 1, count: 2 },
        total: 12,
        chosen: 1,
        failure: undefined,
        lacksChoice: false,
        isDeciding: false,
      },
    ],
    [({ type }) => type('V'), { typed: 'V', isTooShort: true, isFiltered: false }],
  ),
  played(
    'the choice of addresses without a network',
    part((scope) => {
      const actor = scope.run(addressChoiceMachine(scope.ports), { topic: one })
      return () => addressChoiceNow(actor)
    }),
    { 'addresses.page': failing, 'addresses.chosen': failing },
    [undefined, { page: { face: 'failed' }, total: 0, chosen: 0, failure: unreachable }],
  ),
  played('the settings', openSettings, { 'preferences.look': () => 'dark', 'keptTown.town': () => undefined }, [
    undefined,
    { town: undefined, map: undefined, look: 'dark' },
  ]),
  played(
    'the question how clear a page is',
    part(openPageFeedback),
    {},
    [undefined, { isThanked: false, opinion: { stars: 0, aspects: [], comment: '' } }],
    [({ rate }) => rate(2), { opinion: { stars: 2 } }],
    [({ flip }) => flip('clear'), { opinion: { aspects: ['clear'] } }],
    [({ comment }) => comment('Breve'), { opinion: { comment: 'Breve' } }],
    [({ openMail }) => openMail(), { isThanked: true }],
  ),
  played(
    'the report of a fault',
    (scope) => openFaultReport(scope, { place: 'Biblioteca' }),
    { 'positions.current': failing },
    [undefined, { isLocating: false, positionFailure: undefined, complete: undefined, isOpened: false, isSent: false }],
    [({ form }) => form?.change({ subject: 'Buca', text: 'Davanti al numero 3' }), { form: { isChanged: true } }],
  ),
  played(
    'the choice of a municipality',
    part(openTownChoice),
    { 'municipalities.all': answer([varese]) },
    [undefined, { isLocating: false, isFar: false, all: { face: 'loaded', value: [{ name: 'Varese' }] } }],
    [({ choose }) => choose({ id: 1, name: 'Varese' } as never), { town: { name: 'Varese' } }],
    [({ choose }) => choose(undefined), { town: undefined }],
    [({ locate }) => locate(), { isLocating: true, isFar: false }],
  ),
  played(
    'a text read aloud',
    part((scope) => openReadAloud(scope, sentences)),
    {
      'readingVoice.languages': ({ known }: { known: unknown }) =>
        known ? () => new Promise(() => {}) : answer(['it'])(),
      'readingVoice.speed': answer('normal'),
    },
    [undefined, { face: 'closed', speed: 'normal' }],
    [({ start }) => start(), { sentence: { text: 'Buongiorno.' } }],
    [({ skip }) => skip(), { sentence: { text: 'A domani.' } }],
    [({ repeat }) => repeat(), { sentence: { text: 'Buongiorno.' }, place: { index: 1, count: 2 } }],
    [({ pause }) => pause(), { face: 'paused' }],
    [({ resume }) => resume(), { face: 'speaking' }],
    [({ choose }) => choose('fast'), { speed: 'fast' }],
    [({ close }) => close(), { face: 'closed' }],
  ),
  played(
    'the map of the town on the device',
    part(openKeptMap),
    { 'keptMap.find': answer(undefined), 'keptMap.measure': answer({ bytes: 900, isWhole: true }) },
    [undefined, { file: { bytes: 900, isWhole: true }, progress: undefined, problem: undefined }],
    [({ download }) => download(), { standing: 'downloading' }],
    [({ cancel }) => cancel(), { standing: 'absent' }],
  ),
  played(
    'the frame around the screens',
    part((scope) => () => frameNow(scope)),
    { 'outbox.list': answer([]) },
    [undefined, { isInvited: false, isConfirmingSignOut: false, unread: 0, isChoosingTown: false, isOnline: true }],
    [({ signOut }) => signOut(), { isConfirmingSignOut: true }],
    [({ cancelSignOut }) => cancelSignOut(), { isConfirmingSignOut: false }],
  ),
])('%s: what it shows, and that its actions lead somewhere', async (_, shows, play) => {
  const { shown, deadEnds } = await play()
  expect(shown).toMatchObject(shows)
  expect(deadEnds.filter(() => shows.length > 1)).toEqual([])
})
