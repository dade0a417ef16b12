import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { isBroken } from '#application/kit/breakdown.ts'
import { present } from '#application/kit/present.ts'
import { FILTER_REST } from '#application/kit/typed-filter.machine.ts'
import { ends, fails, NO_PORTS, settle, shows, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { listNow } from '#application/kit/list.selectors.ts'
import {
  type Address,
  type AddressChoice,
  type AddressId,
  type ChosenAddress,
  isAddressFilterTooShort,
} from '#domain/addresses/address.ts'
import type { Page } from '#domain/paging/page.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import { addressChoiceMachine } from './address-choice.machine.ts'
import { addressesBefore, addressFailure, addressPage, addressPages, chosenCount } from './address-choice.selectors.ts'

const STREETS = 105 as TopicId
const unreachable: RequestFailure = { _tag: 'Unreachable' }

const id = (number: number) => number as AddressId
const address = (number: number, active = true): Address => ({ id: id(number), text: `Via ${number}`, active })
const chosen = (number: number, active: boolean): ChosenAddress => ({
  address: id(number),
  active,
  text: `Via ${number}`,
})
const page = (total: number, first: number, last: number): Page<Address> => ({
  rows: Array.from({ length: last - first + 1 }, (_, at) => address(first + at)),
  total,
  leftOut: 0,
})

const open = () => {
  const read = waitingPort<[TopicId, string, number, AbortSignal?], RequestFailure, Page<Address>>()
  const before = waitingPort<[TopicId, AbortSignal?], RequestFailure, readonly ChosenAddress[]>()
  const choose = waitingPort<[TopicId, AddressChoice], RequestFailure, string | undefined>()
  const clock = new SimulatedClock()
  const actor = createActor(
    addressChoiceMachine({ addresses: { page: read.port, chosen: before.port, choose: choose.port } }),
    { input: { topic: STREETS }, clock },
  )
  actor.start()
  const now = () => actor.getSnapshot()
  const list = () => present(now().children.list)
  const filter = () => present(now().children.filter)
  const shown = () => addressPage(now(), list().getSnapshot())
  return {
    actor,
    read,
    before,
    choose,
    clock,
    now,
    list,
    filter,
    shown,
    asked: () => read.calls.map(({ asked: [, text, number] }) => [text, number]),
    sent: () => choose.calls.map(({ asked: [topic, { address: which, active }] }) => [topic, which, active]),
    type: (text: string) => filter().send({ type: 'filter.typed', text }),
    turnTo: async (number: number) => {
      actor.send({ type: 'page.chosen', page: number })
      await settle()
    },
    flip: (number: number, active: boolean) =>
      actor.send({ type: 'address.switched', choice: { address: id(number), active } }),
    on: () => {
      const content = shown()
      return content.face === 'full' ? content.addresses.filter(({ isOn }) => isOn).map((one) => one.id) : content.face
    },
    pages: () => addressPages(now(), list().getSnapshot()),
  }
}

/** 250 addresses, some of which were chosen before. */
const openFirst = async (...some: readonly ChosenAddress[]) => {
  const choice = open()
  await settle()
  await choice.before.call().succeed(some)
  await choice.read.call().succeed(page(250, 1, 11))
  return choice
}

test('every state and transition is covered', async () => {
  const choice = { address: id(1), active: true }
  const walked = await walk(addressChoiceMachine(NO_PORTS), {
    inputs: [{ topic: STREETS }],
    events: [
      shows('filter', { typed: 'via', text: 'via' }),
      shows('filter', { typed: '', text: '' }),
      { type: 'page.chosen', page: 2 },
      { type: 'address.switched', choice },
      { type: 'row.accepted', asked: { topic: STREETS, choice }, answer: undefined },
      { type: 'row.refused', asked: { topic: STREETS, choice }, failure: { _tag: 'Unreachable' } },
      { type: 'sending.changed', sending: new Map([[choice.address, { topic: STREETS, choice }]]) },
      { type: 'confirmed' },
      { type: 'cancelled' },
      { type: 'retry.requested' },
      { type: 'network.returned' },
      ends('loadChosen', []),
      fails('loadChosen', unreachable),
      ...(['list', 'filter', 'sending'] as const).map((child) => fails(child, new Error('A defect'))),
    ],
    showing: { filter: { typed: '', text: '' } },
    sees: ({ text, sending, kept }) => [text, sending.size, [...kept]],
  })
  expect(walked).toEqual({ states: 12, transitions: 18, unreached: [], untaken: [], strayed: [] })
})

describe('The addresses of a topic (ADDR-01)', () => {
  test('appear once the chosen ones are known, eleven per page, the last ones on their own page', async () => {
    const { before, read, shown, pages, list, asked } = open()
    await settle()
    expect([asked(), before.calls[0]?.asked[0]]).toEqual([[['', 1]], STREETS])
    await read.call().succeed(page(250, 1, 11))
    expect(shown().face).toBe('loading')
    await before.call().succeed([])
    expect(shown()).toMatchObject({ face: 'full', addresses: page(250, 1, 11).rows.map(({ text }) => ({ text })) })
    expect([pages(), listNow(list().getSnapshot()).count]).toEqual([{ current: 1, count: 23 }, 250])
  })

  test('are paged up to the last page', async () => {
    const { turnTo, read, shown, pages, asked } = await openFirst()
    await turnTo(3)
    expect([shown().face, asked().at(-1), pages().current]).toEqual(['loading', ['', 3], 3])
    await read.call().succeed(page(250, 23, 33))
    expect(shown()).toMatchObject({ face: 'full', addresses: page(250, 23, 33).rows.map(({ text }) => ({ text })) })
    await turnTo(23)
    await read.call().succeed(page(250, 243, 250))
    expect(shown()).toMatchObject({ face: 'full', addresses: page(250, 243, 250).rows.map(({ text }) => ({ text })) })
    const calls = asked().length
    await turnTo(3)
    expect([shown().face, asked().length]).toEqual(['full', calls])
  })

  test('are filtered from two characters on, after a debounce, from the first page', async () => {
    const { type, clock, turnTo, asked, filter, pages, read } = await openFirst()
    await turnTo(3)
    type('v')
    clock.increment(FILTER_REST)
    await settle()
    expect([asked().length, isAddressFilterTooShort(filter().getSnapshot().context.typed), pages().current]).toEqual([
      2,
      true,
      3,
    ])
    type('vi')
    clock.increment(FILTER_REST - 1)
    await settle()
    expect(asked().length).toBe(2)
    clock.increment(1)
    await settle()
    expect([asked().at(-1), pages().current, filter().getSnapshot().context.typed]).toEqual([['vi', 1], 1, 'vi'])
    expect(isAddressFilterTooShort(filter().getSnapshot().context.typed)).toBe(false)
    await read.call().succeed({ rows: [], total: 0, leftOut: 0 })
    type('')
    clock.increment(FILTER_REST)
    await settle()
    expect(asked().at(-1)).toEqual(['', 1])
  })

  test('are empty where nothing matches', async () => {
    const { type, clock, read, shown, pages } = await openFirst()
    type('nessuna')
    clock.increment(FILTER_REST)
    await settle()
    await read.call().succeed({ rows: [], total: 0, leftOut: 0 })
    expect([shown(), pages()]).toEqual([{ face: 'empty' }, { current: 1, count: 0 }])
  })

  test('ignore a slow answer to an older filter (fault 23)', async () => {
    const { type, clock, read, shown } = await openFirst()
    type('sacco')
    clock.increment(FILTER_REST)
    await settle()
    type('volta')
    clock.increment(FILTER_REST)
    await settle()
    await read.call(0).succeed(page(1, 9, 9))
    await read.call(1).succeed(page(1, 8, 8))
    expect(shown()).toMatchObject({ addresses: [{ id: 9 }] })
  })

  test('show why a page could not be read, keep the other pages, and retry it on request', async () => {
    const { turnTo, read, shown, now, list } = await openFirst()
    await turnTo(2)
    await read.call().fail(unreachable)
    expect([shown().face, addressFailure(now(), list().getSnapshot())]).toEqual(['failed', unreachable])
    await turnTo(1)
    expect(shown().face).toBe('full')
    await turnTo(2)
    list().send({ type: 'retry.requested' })
    await settle()
    expect(shown().face).toBe('loading')
    await read.call().succeed(page(250, 12, 22))
    expect(shown().face).toBe('full')
  })

  test('are hidden while the chosen ones are unknown', async () => {
    const { actor, read, before, shown, now, list } = open()
    await settle()
    await read.call().succeed(page(250, 1, 11))
    await before.call().fail(unreachable)
    expect([shown().face, addressFailure(now(), list().getSnapshot())]).toEqual(['failed', unreachable])
    actor.send({ type: 'retry.requested' })
    await settle()
    await before.call().succeed([])
    expect([shown().face, addressFailure(now(), list().getSnapshot())]).toEqual(['full', undefined])
  })
})

describe('The addresses chosen before (ADDR-02)', () => {
  test('show their state, in their own section and in the pages', async () => {
    const { on, now } = await openFirst(chosen(2, true), chosen(3, false), chosen(131, true), {
      ...chosen(9, true),
      text: undefined,
    })
    expect(on()).toEqual([2, 9])
    expect(addressesBefore(now()).map(({ text, isOn }) => [text, isOn])).toEqual([
      ['Via 2', true],
      ['Via 3', false],
      ['Via 131', true],
    ])
    expect(chosenCount(now())).toBe(3)
  })

  test('of which the server does not say whether it is active are neither chosen nor not, until switched (fault 55)', async () => {
    const untold: ChosenAddress = { ...chosen(4, false), active: undefined }
    const { flip, shown, now, choose, actor } = await openFirst(chosen(2, true), untold)
    const told = () => addressesBefore(now()).map((one) => [one.id, one.isOn, one.isUntold])
    expect(told()).toEqual([
      [2, true, false],
      [4, false, true],
    ])
    expect(shown()).toMatchObject({
      addresses: expect.arrayContaining([expect.objectContaining({ id: 4, isUntold: true })]),
    })
    expect(shown()).toMatchObject({
      addresses: expect.arrayContaining([expect.objectContaining({ id: 2, isUntold: false })]),
    })
    expect(chosenCount(now())).toBeUndefined()
    flip(4, true)
    expect(told()).toEqual([
      [2, true, false],
      [4, true, false],
    ])
    await choose.call().succeed(undefined)
    expect(chosenCount(now())).toBe(2)
    actor.send({ type: 'confirmed' })
    expect(now().status).toBe('done')
  })

  test('alone, without a known one, do not suffice to go on (TOPIC-06)', async () => {
    const { actor, now, read, before, shown } = open()
    await settle()
    await before.call().succeed([{ ...chosen(1, false), active: undefined }])
    await read.call().succeed({ rows: [address(1, false)], total: 1, leftOut: 0 })
    // Whoever may have chosen it can switch it, also where it is no longer served.
    expect(shown()).toMatchObject({ addresses: [{ isOn: false, isUntold: true, isOffered: true }] })
    actor.send({ type: 'confirmed' })
    expect([now().status, now().context.lacksChoice]).toEqual(['active', true])
  })

  test('are switched in both places at once, and keep their position', async () => {
    const { flip, on, now, choose, sent } = await openFirst(chosen(2, true), chosen(3, false))
    flip(2, false)
    flip(3, true)
    expect([on(), sent()]).toEqual([
      [3],
      [
        [STREETS, 2, false],
        [STREETS, 3, true],
      ],
    ])
    await choose.call(1).succeed(undefined)
    await choose.call(0).succeed('Indirizzo salvato')
    expect([on(), addressesBefore(now()).map(({ id: which, isOn }) => [which, isOn]), chosenCount(now())]).toEqual([
      [3],
      [
        [2, false],
        [3, true],
      ],
      1,
    ])
  })
})

describe('A choice (TOPIC-06)', () => {
  test('is shown at once, is sent once for several taps, and can be reverted afterwards', async () => {
    const { flip, on, sent, choose } = await openFirst()
    flip(4, true)
    flip(4, false)
    flip(4, true)
    expect([on(), sent()]).toEqual([[4], [[STREETS, 4, true]]])
    await choose.call().succeed(undefined)
    flip(4, false)
    expect([on(), sent().at(-1)]).toEqual([[], [STREETS, 4, false]])
  })

  test('is reverted when the server refuses it, keeps the others, and can be sent again', async () => {
    const { flip, on, choose, sent } = await openFirst(chosen(2, true))
    flip(4, true)
    flip(2, false)
    await choose.call(0).fail(unreachable)
    expect(on()).toEqual([2, 4])
    await choose.call(1).succeed(undefined)
    flip(2, false)
    expect([on(), sent().length]).toEqual([[4], 3])
  })

  test('of an address that is no longer served cannot be made, and an existing one can be reverted', async () => {
    const choice = open()
    await settle()
    await choice.before.call().succeed([chosen(2, true)])
    // Of the last nobody says whether it is still served (fault 55).
    const untold = { ...address(4), active: undefined }
    const rows = [address(1, false), address(2, false), address(3), untold]
    await choice.read.call().succeed({ rows, total: 4, leftOut: 0 })
    expect(choice.shown()).toMatchObject({
      addresses: [{ isOffered: false }, { isOffered: true }, { isOffered: true }, { isOffered: true }],
    })
  })

  test('ends once an address is active', async () => {
    const { actor, flip, choose, now } = await openFirst()
    flip(4, true)
    await choose.call().succeed(undefined)
    actor.send({ type: 'confirmed' })
    expect(now()).toMatchObject({ status: 'done', output: { outcome: 'chosen' } })
  })

  test('waits for requests that are still running', async () => {
    const { actor, flip, choose, now, sent } = await openFirst()
    flip(4, true)
    actor.send({ type: 'confirmed' })
    expect([now().status, now().hasTag('busy')]).toEqual(['active', true])
    flip(5, true)
    expect(sent().length).toBe(1)
    await choose.call().succeed(undefined)
    expect(now()).toMatchObject({ status: 'done', output: { outcome: 'chosen' } })
  })

  test('that is refused at the end keeps the citizen there, even if another address is active', async () => {
    const { actor, flip, choose, now } = await openFirst(chosen(2, true))
    flip(4, true)
    actor.send({ type: 'confirmed' })
    await choose.call().fail(unreachable)
    expect([now().status, now().hasTag('busy'), now().context.lacksChoice]).toEqual(['active', false, false])
    actor.send({ type: 'confirmed' })
    expect(now()).toMatchObject({ status: 'done', output: { outcome: 'chosen' } })
  })

  test('of nothing does not continue, and shows an error until an address is switched', async () => {
    const { actor, flip, now } = await openFirst(chosen(2, false))
    actor.send({ type: 'confirmed' })
    expect([now().status, now().context.lacksChoice]).toEqual(['active', true])
    flip(2, true)
    expect(now().context.lacksChoice).toBe(false)
  })

  test('can be cancelled, even while a request is running', async () => {
    const { actor, flip, now } = await openFirst(chosen(2, true))
    flip(4, true)
    actor.send({ type: 'confirmed' })
    actor.send({ type: 'cancelled' })
    expect(now()).toMatchObject({ status: 'done', output: { outcome: 'cancelled' } })
  })
})

test('After a defect everything is read again, and the results of running requests still arrive', async () => {
  const { actor, flip, choose, now, before, read, on } = await openFirst()
  flip(4, true)
  // An unexpected answer: the list breaks down.
  actor.send({ type: 'xstate.error.actor.list', error: new Error('A defect') } as never)
  expect(isBroken(now())).toBe(true)
  await choose.call().succeed(undefined)
  actor.send({ type: 'retry.requested' })
  await settle()
  await before.call().succeed([chosen(4, true)])
  await read.call().succeed(page(250, 1, 11))
  expect([isBroken(now()), on()]).toEqual([false, [4]])
})
