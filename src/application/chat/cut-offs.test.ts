import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { chanceFrom, createLock, createNetwork, createTroubles, turns } from '#application/kit/cut-offs.ts'
import type { Chats } from '#application/ports/chats.ts'
import type { DraftsOf, OutboxOf } from '#application/ports/drafts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Chat, ChatId, ChatMessage, ChatMessageId } from '#domain/chat/chat.ts'
import type { Outbox } from '#domain/chat/outbox.ts'
import type { UserId } from '#domain/identity/user.ts'
import { runsOf, SEED } from '#domain/testing/runs.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { conversation } from './conversation.implementations.ts'
import { offersResend, outboxActor } from './conversation.selectors.ts'

const ME = 7 as UserId
const CHAT = 3 as ChatId
/** How many runs; mutation tests, which play them once per change, ask for fewer. */
const RUNS = Number(process.env['PIAZZA_CUT_OFFS'] ?? runsOf(1_000))

type Tally = Record<string, number>
type Calls = Pick<Chats, 'one' | 'news' | 'send'>

/** The server of one run. What reaches it does so at once; its answers take time, and may be lost. */
const createServer = (chance: () => number, isOnline: () => boolean, count: (what: string) => void) => {
  const said: ChatMessage[] = []
  const { world, draw, failing, pause } = createTroubles(chance)
  const answered = async <A>(answer: () => A, arrives: () => void): Promise<Either.Either<RequestFailure, A>> => {
    const fault = draw(isOnline())
    count(fault)
    if (fault === 'none' || fault === 'answer lost' || fault === 'error after') arrives()
    if (fault === 'silence') {
      if (chance() < 0.5) arrives()
      return new Promise(() => {})
    }
    const value = answer()
    await pause(12)
    return fault === 'none' ? Either.right(value) : failing(fault)
  }
  const read = () =>
    answered(
      (): Chat => ({ id: CHAT, with: undefined, messages: [...said] }),
      () => {},
    )
  const say = (text: string) => (): void => {
    said.push({ id: (said.length + 1) as ChatMessageId, text, at: undefined, from: ME, to: undefined })
  }
  const calls: Calls = {
    one: () => read,
    news: () => read,
    send: (_, text) => () => answered((): void => undefined, say(text)),
  }
  return { said, world, calls }
}

/** The storage of a device and its lock, shared by the tabs. */
const createDevice = () => {
  const shared: { kept: Outbox } = { kept: [] }
  const inTurn = createLock()
  const outbox: DraftsOf<OutboxOf, Outbox> = {
    read: () => Option.some(shared.kept),
    keep: (_, kept) => Either.right(void (shared.kept = kept)),
    drop: () => {},
  }
  const nothing: DraftsOf<OutboxOf, string> = {
    read: () => Option.none,
    keep: () => Either.right(undefined),
    drop: () => {},
  }
  /** The lock of a tab that dies is free. */
  const exclusivelyUntil = (death: AbortSignal) => (_: string, work: () => Promise<void>) => {
    const died = new Promise<void>((resolve) => {
      death.addEventListener('abort', () => resolve(), { once: true })
    })
    return TaskEither.fromTask<void, RequestFailure>(() => inTurn(() => Promise.race([work(), died]), death))
  }
  return { shared, drafts: { message: nothing, outbox }, exclusivelyUntil }
}

const markOf = (text: string) => Number(text.split(':')[1])

/** One run: a citizen writes in up to two tabs while everything fails, then all is well until nothing waits. */
const play = async (seed: number, tally: Tally) => {
  const count = (what: string) => void (tally[what] = (tally[what] ?? 0) + 1)
  const chance = chanceFrom(seed)
  const clock = new SimulatedClock()
  const { network, presence, connect } = createNetwork()
  const server = createServer(chance, () => network.isOnline, count)
  const device = createDevice()
  const written: string[] = []
  let opened = 0
  const openTab = () => {
    const death = new AbortController()
    const chats = server.calls as Chats
    const outbox = { exclusively: device.exclusivelyUntil(death.signal) }
    const actor = createActor(conversation({ chats, drafts: device.drafts, presence, outbox }), {
      clock,
      input: { id: CHAT, owner: ME },
    })
    actor.start()
    opened += 1
    const waiting = () => outboxActor(actor.getSnapshot())
    return {
      name: opened,
      actor,
      waiting,
      resend: () => {
        const part = waiting()
        if (part === undefined || !offersResend(part.getSnapshot())) return
        part.send({ type: 'resend.requested' })
        count('resent')
      },
      kill: () => {
        actor.stop()
        death.abort()
      },
    }
  }
  const tabs = [openTab()]
  const any = () => tabs[Math.floor(chance() * tabs.length)] ?? openTab()
  for (let step = 0; step < 30; step += 1) {
    const what = chance()
    const tab = any()
    if (what < 0.3) {
      if (tab.waiting() !== undefined) {
        const text = `${tab.name}:${written.length + 1}`
        tab.actor.send({ type: 'message.written', text, at: clock.now() as Instant })
        written.push(text)
        count('written')
        // A tap and what comes next are further apart than a tap and the storage.
        await turns(10)
      }
    } else if (what < (network.isOnline ? 0.36 : 0.5)) {
      connect(!network.isOnline)
      count(network.isOnline ? 'came online' : 'went offline')
    } else if (what < 0.55) {
      tab.kill()
      tabs.splice(tabs.indexOf(tab), 1)
      if (tabs.length === 0) tabs.push(openTab())
      count('killed tab')
    } else if (what < 0.61) {
      if (tabs.length < 2) tabs.push(openTab())
      count('opened tab')
    } else if (what < 0.75) {
      tab.resend()
      tab.actor.send({ type: 'retry.requested' })
    } else if (what < 0.88) clock.increment(Math.floor(chance() * 40_000))
    await turns(Math.floor(chance() * 100))
  }
  // All is well from now on.
  server.world.isTroubled = false
  connect(true)
  for (const { kill } of tabs.splice(0)) kill()
  const last = openTab()
  for (let round = 0; round < 40 && device.shared.kept.length > 0; round += 1) {
    await turns(200)
    last.resend()
    clock.increment(60_000)
  }
  last.kill()
  const landed = server.said.map(({ text }) => text)
  return {
    waiting: device.shared.kept.length,
    written: written.length,
    lost: written.filter((text) => !landed.includes(text)).length,
    doubled: landed.length - new Set(landed).size,
    /** What was written in one tab is in the order of its writing. */
    outOfOrder: Array.from({ length: opened }, (_, at) =>
      landed.filter((text) => text.startsWith(`${at + 1}:`)),
    ).filter((texts) => texts.some((text, at) => at > 0 && markOf(text) < markOf(texts[at - 1] ?? ''))).length,
  }
}

test(`${RUNS} runs of cut-offs: each message reaches the conversation once and in order (CHAT-07, faults 24, 25, 26)`, async () => {
  const tally: Tally = {}
  let total = 0
  for (let seed = SEED; seed < SEED + RUNS; seed += 1) {
    const { written, ...faults } = await play(seed, tally)
    expect({ seed, ...faults }).toEqual({ seed, waiting: 0, lost: 0, doubled: 0, outOfOrder: 0 })
    total += written
  }
  process.stdout.write(
    `${JSON.stringify({ runs: RUNS, from: SEED, written: total, lost: 0, doubled: 0, outOfOrder: 0, ...tally })}\n`,
  )
  expect(Math.min(...Object.values(tally))).toBeGreaterThan(RUNS / 20)
}, 900_000)
