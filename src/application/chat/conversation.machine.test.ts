import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { present } from '#application/kit/present.ts'
import { ends, fails, settle, shows, waitingPort, walk, outdated } from '#application/kit/walk.ts'
import type { DraftsOf, OutboxOf } from '#application/ports/drafts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Chat, ChatId, ChatMessage } from '#domain/chat/chat.ts'
import type { Outbox } from '#domain/chat/outbox.ts'
import { idFrom } from '#domain/id.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { composerMachine, DOUBLE_TAP } from './composer.machine.ts'
import { conversation } from './conversation.implementations.ts'
import { conversationMachine, type ConversationNews } from './conversation.machine.ts'
import * as selectors from './conversation.selectors.ts'
import { outboxMachine } from './outbox.machine.ts'

const id: ChatId = present(idFrom<'Chat'>('5'))
const me: UserId = present(idFrom<'User'>('1'))
const bar: UserId = present(idFrom<'User'>('9'))
const at = 1_000 as Instant

const unreachable: RequestFailure = { _tag: 'Unreachable' }
const missing: RequestFailure = { _tag: 'Missing' }
const broken: RequestFailure = { _tag: 'Refused', status: 500, message: undefined }

const message = (number: number, text: string, from: UserId | undefined = bar): ChatMessage => ({
  id: number as ChatMessage['id'],
  text,
  at,
  from,
  to: undefined,
})
const said = (...messages: readonly ChatMessage[]): Chat => ({ id, with: undefined, messages })
const QUIET = said(message(1, 'Buongiorno!'))

describe('the definition', () => {
  test('every state and transition of a conversation is covered', async () => {
    const more = said(...QUIET.messages, message(2, 'Altro'))
    const walked = await walk(conversationMachine, {
      inputs: [
        { id, owner: me },
        { id, owner: me, known: QUIET },
      ],
      showing: { outbox: { chat: QUIET }, composer: {} },
      sees: ({ failure, chat }) => [failure?._tag, chat?.messages.length],
      events: [
        ends('read', QUIET),
        fails('read', unreachable),
        fails('read', outdated(QUIET)),
        fails('read', missing),
        ends('readNews', QUIET),
        ends('readNews', more),
        fails('readNews', unreachable),
        fails('readNews', missing),
        ends('readAnew', more),
        fails('readAnew', unreachable),
        fails('readAnew', missing),
        shows('outbox', { chat: more }),
        fails('outbox', new Error('Broken')),
        fails('composer', new Error('Broken')),
        fails('watchPresence', new Error('None')),
        { type: 'presence.lost' },
        { type: 'presence.gained' },
        { type: 'message.written', text: 'Ciao', at },
        { type: 'talk.quickened' },
        { type: 'retry.requested' },
        { type: 'network.returned' },
      ],
    })
    expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
  })

  test('every state and transition of an outbox is covered', async () => {
    const kept = [
      { key: 1, text: 'Ciao', at, after: 1 as ChatMessage['id'], isNew: false, standing: 'unsent' as const },
    ]
    const walked = await walk(outboxMachine, {
      inputs: [{ owner: me, chat: QUIET }],
      sees: ({ messages, failure, isRegained }) => [
        [...new Set(messages.map(({ standing }) => standing))].sort(),
        failure?._tag === 'Unreachable',
        isRegained,
      ],
      events: [
        { type: 'kept.read', value: undefined },
        { type: 'kept.read', value: kept },
        { type: 'room.lacked' },
        fails('device', new Error('A defect')),
        { type: 'message.queued', text: 'Ciao', at },
        { type: 'message.discarded', key: 1 },
        { type: 'resend.requested' },
        { type: 'network.regained' },
        { type: 'conversation.read', chat: QUIET },
        ends('send', undefined),
        fails('send', unreachable),
        fails('send', broken),
        ends('readSent', QUIET),
        fails('readSent', unreachable),
        ends('check', QUIET),
        fails('check', unreachable),
        fails('check', broken),
      ],
    })
    expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
  })

  test('every state and transition of a composer is covered', async () => {
    const walked = await walk(composerMachine, {
      inputs: [{ chat: id, owner: me }],
      sees: ({ text }) => text,
      events: [
        { type: 'kept.read', value: 'Bozza' },
        { type: 'room.lacked' },
        fails('device', new Error('A defect')),
        { type: 'text.changed', text: 'Ciao' },
        { type: 'message.submitted', at },
        { type: 'reminder.dismissed' },
      ],
    })
    expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
  })
})

/** A device with its drafts, visible and online by default. */
const createDevice = () => {
  const stored = new Map<string, unknown>()
  const state = { isVisible: true, isOnline: true, hasRoom: true }
  let listeners: (() => void)[] = []
  /** The end of the turn of the tab that sends. */
  let turns: Promise<void> = Promise.resolve()
  const draftsUnder = <Draft>(end: string): DraftsOf<OutboxOf, Draft> => {
    const nameOf = ({ owner, chat }: OutboxOf) => `chat.${owner}.${chat}${end}`
    return {
      read: (of) => Option.fromNullable(stored.get(nameOf(of)) as Draft | undefined),
      keep: (of, draft) =>
        state.hasRoom ? Either.right(void stored.set(nameOf(of), draft)) : Either.left({ _tag: 'StorageFull' }),
      drop: (of) => void stored.delete(nameOf(of)),
    }
  }
  return {
    stored,
    state,
    change: async (changed: Partial<typeof state>) => {
      Object.assign(state, changed)
      for (const listener of listeners) listener()
      await settle()
    },
    ports: {
      presence: {
        isOnline: () => state.isOnline,
        isVisible: () => state.isVisible,
        watch: (listener: () => void) => {
          listeners.push(listener)
          return () => {
            listeners = listeners.filter((one) => one !== listener)
          }
        },
      },
      drafts: { message: draftsUnder<string>(''), outbox: draftsUnder<Outbox>('.outbox') },
      outbox: {
        exclusively: (_: string, work: () => Promise<void>) => async () => {
          const mine = turns.then(work)
          turns = mine
          await mine
          return Either.right(undefined)
        },
      },
    },
  }
}

const unused = () => {
  throw new Error('A conversation has no business here')
}

const tell = async (act: () => void) => {
  act()
  await settle()
}

const open = async (device = createDevice(), first: Chat | 'unread' = QUIET, known?: Chat) => {
  const one = waitingPort<[ChatId, AbortSignal?], RequestFailure, Chat>()
  const news = waitingPort<[ChatId, AbortSignal?], RequestFailure, Chat>()
  const send = waitingPort<[ChatId, string], RequestFailure, void>()
  const clock = new SimulatedClock()
  const heard: string[] = []
  const chats = {
    one: one.port,
    news: news.port,
    send: send.port,
    all: unused,
    withActivity: unused,
    remove: unused,
    profile: unused,
  }
  const actor = createActor(conversation({ chats, ...device.ports }), { input: { id, owner: me, known }, clock })
  actor.on('*', (told: ConversationNews) => heard.push(told.type))
  actor.start()
  if (first !== 'unread') await one.call().succeed(first)
  await settle()
  const outbox = () => present(selectors.outboxActor(actor.getSnapshot()))
  const composer = () => present(selectors.composerActor(actor.getSnapshot()))
  return {
    actor,
    one,
    news,
    send,
    clock,
    heard,
    device,
    composer,
    outbox,
    face: () => selectors.conversationFace(actor.getSnapshot()),
    texts: () => selectors.openChat(actor.getSnapshot())?.messages.map(({ text }) => text),
    waiting: () => selectors.outgoing(outbox().getSnapshot()).map(({ text, standing }) => `${text}: ${standing}`),
    offersResend: () => selectors.offersResend(outbox().getSnapshot()),
    draft: () => selectors.draft(composer().getSnapshot()),
    isReminded: () => selectors.isReminded(composer().getSnapshot()),
    write: (text: string) => tell(() => composer().send({ type: 'text.changed', text })),
    submit: () => tell(() => composer().send({ type: 'message.submitted', at })),
    say: (text: string) =>
      tell(() => {
        composer().send({ type: 'text.changed', text })
        composer().send({ type: 'message.submitted', at: clock.now() as Instant })
        clock.increment(1)
      }),
    resend: () => tell(() => outbox().send({ type: 'resend.requested' })),
    discard: (key: number) => tell(() => outbox().send({ type: 'message.discarded', key })),
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settle()
    },
    leave: () => actor.stop(),
  }
}

describe('reading', () => {
  test('a conversation opens with its messages, and notifies the list (CHAT-03)', async () => {
    const { face, texts, heard } = await open()
    expect([face(), texts(), heard]).toEqual(['open', ['Buongiorno!'], ['conversation.moved']])
  })

  test.each([
    [missing, 'missing'],
    [broken, 'failed'],
  ])('a failed reading shows its failure: $0._tag', async (failure, face) => {
    const opened = await open(undefined, 'unread')
    await opened.one.call().fail(failure)
    expect(opened.face()).toBe(face)
  })

  test('a cached conversation shows at once, and is read again', async () => {
    const opened = await open(undefined, 'unread', QUIET)
    expect([opened.face(), opened.texts()]).toEqual(['open', ['Buongiorno!']])
    await opened.news.call().succeed(said(...QUIET.messages, message(2, 'Eccomi')))
    expect([opened.texts(), opened.heard]).toEqual([['Buongiorno!', 'Eccomi'], ['conversation.moved']])
  })

  test('a cached conversation stays when the reading fails, and is read again soon', async () => {
    const opened = await open(undefined, 'unread', QUIET)
    await opened.news.call().fail(unreachable)
    expect([opened.face(), opened.texts()]).toEqual(['open', ['Buongiorno!']])
    await opened.pass(3_000)
    expect(opened.news.calls).toHaveLength(2)
  })

  test('a cached conversation that no longer exists says so', async () => {
    const opened = await open(undefined, 'unread', QUIET)
    await opened.news.call().fail(missing)
    expect(opened.face()).toBe('missing')
  })

  test('a failed reading can be retried; without a network it is retried when the network is back', async () => {
    const opened = await open(undefined, 'unread')
    await opened.one.call().fail(unreachable)
    opened.actor.send({ type: 'retry.requested' })
    await opened.one.call().fail(unreachable)
    opened.actor.send({ type: 'network.returned' })
    await opened.one.call().succeed(QUIET)
    expect(opened.face()).toBe('open')
    expect(opened.one.calls).toHaveLength(3)
  })

  test('what the device has of a conversation is shown as outdated, until it is read (ERR-04)', async () => {
    const opened = await open(undefined, 'unread')
    await opened.one.call().fail(outdated(QUIET))
    const failure = () => opened.actor.getSnapshot().context.failure
    expect([opened.face(), opened.texts(), failure()]).toEqual(['open', ['Buongiorno!'], outdated(QUIET)])
    opened.actor.send({ type: 'talk.quickened' })
    await opened.pass(10_000)
    await opened.news.call().succeed(QUIET)
    expect(failure()).toBeUndefined()
  })

  test('a server error is not retried when the network is back', async () => {
    const opened = await open(undefined, 'unread')
    await opened.one.call().fail(broken)
    opened.actor.send({ type: 'network.returned' })
    expect([opened.face(), opened.one.calls.length]).toEqual(['failed', 1])
  })

  test('the conversation is polled, with a growing interval while nothing is new (CHAT-04)', async () => {
    const { news, pass, texts, heard } = await open()
    const rests: number[] = []
    for (const chat of [
      QUIET,
      QUIET,
      QUIET,
      QUIET,
      QUIET,
      QUIET,
      said(...QUIET.messages, message(2, 'Eccomi')),
      QUIET,
    ]) {
      const asked = news.calls.length
      let rested = 0
      while (news.calls.length === asked && rested < 100_000) {
        await pass(1_000)
        rested += 1_000
      }
      rests.push(rested)
      await news.call().succeed(chat)
    }
    expect(rests).toEqual([3_000, 6_000, 12_000, 24_000, 30_000, 30_000, 30_000, 3_000])
    expect(texts()).toEqual(['Buongiorno!', 'Eccomi'])
    expect(heard).toEqual(['conversation.moved', 'conversation.moved'])
  })

  test('a failed poll is silent, keeps the messages, and is repeated (ERR-02)', async () => {
    const { news, pass, texts, face } = await open()
    await pass(3_000)
    await news.call().fail(broken)
    expect([face(), texts()]).toEqual(['open', ['Buongiorno!']])
    await pass(6_000)
    expect(news.calls).toHaveLength(2)
  })

  test('a conversation that no longer exists says so', async () => {
    const { news, pass, face } = await open()
    await pass(3_000)
    await news.call().fail(missing)
    expect(face()).toBe('missing')
  })

  test('nothing is polled while the page is hidden; a visible page is read at once (CHAT-04)', async () => {
    const { news, pass, device } = await open()
    await device.change({ isVisible: false })
    await pass(600_000)
    expect(news.calls).toHaveLength(0)
    await device.change({ isVisible: true })
    expect(news.calls).toHaveLength(1)
  })

  test('sending a message restores the short interval', async () => {
    const { news, send, pass, say } = await open()
    for (const rest of [3_000, 6_000, 12_000]) {
      await pass(rest)
      await news.call().succeed(QUIET)
    }
    await say('Ci siete?')
    await send.call().succeed(undefined)
    await news.call().succeed(said(...QUIET.messages, message(2, 'Ci siete?', me)))
    const before = news.calls.length
    await pass(3_000)
    expect(news.calls).toHaveLength(before + 1)
  })
})

describe('sending', () => {
  test('a message shows at once, is sent, and becomes part of the conversation after a reading (CHAT-03)', async () => {
    const { say, send, news, waiting, texts, draft } = await open()
    await say('Avete posto?')
    expect([waiting(), draft()]).toEqual([['Avete posto?: sending'], ''])
    expect(send.call().asked).toEqual([id, 'Avete posto?'])
    await send.call().succeed(undefined)
    expect(waiting()).toEqual(['Avete posto?: sent'])
    await news.call().succeed(said(...QUIET.messages, message(2, 'Avete posto?', me)))
    expect([waiting(), texts()]).toEqual([[], ['Buongiorno!', 'Avete posto?']])
  })

  test('messages are sent one after the other, in the order they were written', async () => {
    const { say, send, waiting } = await open()
    for (const text of ['Uno', 'Due', 'Tre']) await say(text)
    expect(send.calls.map(({ asked }) => asked[1])).toEqual(['Uno'])
    await send.call().succeed(undefined)
    await send.call().succeed(undefined)
    await send.call().succeed(undefined)
    expect(send.calls.map(({ asked }) => asked[1])).toEqual(['Uno', 'Due', 'Tre'])
    expect(waiting()).toEqual(['Uno: sent', 'Due: sent', 'Tre: sent'])
  })

  test('a failed message is marked as not sent, and is sent again only on request and after another reading (CHAT-07)', async () => {
    const { say, send, news, waiting, offersResend, resend } = await open()
    await say('Ciao')
    await send.call().fail(broken)
    expect([waiting(), offersResend()]).toEqual([['Ciao: unsent'], false])
    await news.call().succeed(QUIET)
    expect([waiting(), offersResend()]).toEqual([['Ciao: unsent'], true])
    await resend()
    expect(send.calls).toHaveLength(1)
    await news.call().succeed(QUIET)
    await news.call().succeed(QUIET)
    expect(send.calls).toHaveLength(2)
    await send.call().succeed(undefined)
    expect(waiting()).toEqual(['Ciao: sent'])
  })

  test('a message whose answer was lost counts as sent once it is found (fault 25)', async () => {
    const { say, send, news, waiting, texts, offersResend } = await open()
    await say('Ciao')
    await send.call().fail({ _tag: 'TimedOut' })
    await news.call().succeed(said(...QUIET.messages, message(2, 'Ciao', me)))
    expect([waiting(), texts(), offersResend(), send.calls.length]).toEqual([[], ['Buongiorno!', 'Ciao'], false, 1])
  })

  test('a message of an earlier visit cannot be resent until the conversation is read, even if it is cached (CHAT-07)', async () => {
    const device = createDevice()
    const before = await open(device)
    await before.say('Ciao')
    await before.send.call().fail(broken)
    before.leave()
    const { news, waiting, offersResend } = await open(device, 'unread', QUIET)
    expect([waiting(), offersResend()]).toEqual([['Ciao: unsent'], false])
    await news.call().succeed(QUIET)
    expect([waiting(), offersResend()]).toEqual([['Ciao: unsent'], true])
  })

  test('a message written before the cached conversation is read again is sent after the reading', async () => {
    const { say, send, news, waiting } = await open(undefined, 'unread', QUIET)
    await say('Ciao')
    expect(send.calls).toHaveLength(0)
    for (const { succeed } of news.calls) await succeed(QUIET)
    expect([waiting(), send.calls.length]).toEqual([['Ciao: sending'], 1])
  })

  test('a message that arrives after the check is found before it is sent again', async () => {
    const { say, send, news, resend, waiting } = await open()
    await say('Ciao')
    await send.call().fail({ _tag: 'TimedOut' })
    await news.call().succeed(QUIET)
    await resend()
    await news.call().succeed(said(...QUIET.messages, message(2, 'Ciao', me)))
    expect([waiting(), send.calls.length]).toEqual([[], 1])
  })

  test('offline in the middle of three messages: the order holds, and each is sent once when online again (fault 26)', async () => {
    const { say, send, news, waiting, device, offersResend } = await open()
    for (const text of ['Uno', 'Due', 'Tre']) await say(text)
    await send.call().succeed(undefined)
    await device.change({ isOnline: false })
    await send.call().fail(unreachable)
    await news.call().fail(unreachable)
    expect(waiting()).toEqual(['Uno: sent', 'Due: unsent', 'Tre: unsent'])
    expect(offersResend()).toBe(false)
    await device.change({ isOnline: true })
    const one = message(2, 'Uno', me)
    for (const { succeed } of news.calls) await succeed(said(...QUIET.messages, one))
    expect(waiting()).toEqual(['Due: sending', 'Tre: queued'])
    for (const more of [[], [message(3, 'Due', me)]]) {
      await news.call().succeed(said(...QUIET.messages, one, ...more))
      await send.call().succeed(undefined)
    }
    await news.call().succeed(said(...QUIET.messages, one, message(3, 'Due', me), message(4, 'Tre', me)))
    expect(send.calls.map(({ asked }) => asked[1])).toEqual(['Uno', 'Due', 'Due', 'Tre'])
    expect(waiting()).toEqual([])
  })

  test.each([
    ['the message', ['change', 'send', 'check']],
    ['the check behind it', ['send', 'change', 'check']],
  ])('a network that is back before %s fails for want of it sends by itself (fault 26)', async (_, order) => {
    const { say, send, news, waiting, device } = await open()
    await say('Uno')
    const steps: Readonly<Record<string, () => Promise<void>>> = {
      change: async () => {
        await device.change({ isOnline: false })
        await device.change({ isOnline: true })
      },
      send: () => send.call().fail(unreachable),
      check: async () => {
        for (const { fail } of news.calls.slice()) await fail(unreachable)
      },
    }
    for (const step of order) await steps[step]?.()
    for (const { succeed } of news.calls) await succeed(QUIET)
    expect([waiting(), send.calls.length]).toEqual([['Uno: sending'], 2])
  })

  test('a message behind a failed one waits for it', async () => {
    const { say, send, news, waiting } = await open()
    await say('Uno')
    await send.call().fail(broken)
    await news.call().succeed(QUIET)
    await say('Due')
    expect(send.calls).toHaveLength(1)
    await news.call().succeed(QUIET)
    await news.call().succeed(QUIET)
    expect(send.calls.map(({ asked }) => asked[1])).toEqual(['Uno', 'Uno'])
    expect(waiting()).toEqual(['Uno: sending', 'Due: queued'])
  })

  test('a message that two tabs send again at the same time is sent once (fault 25)', async () => {
    const device = createDevice()
    const first = await open(device)
    await first.say('Uno')
    await first.send.call().fail(unreachable)
    await first.news.call().succeed(QUIET)
    const second = await open(device)
    expect(second.waiting()).toEqual(['Uno: unsent'])
    await first.resend()
    await second.resend()
    // Both look for it, and do not find it.
    await first.news.call().succeed(QUIET)
    await second.news.call().succeed(QUIET)
    await first.news.call().succeed(QUIET)
    await first.send.call().succeed(undefined)
    await second.news.call().succeed(said(...QUIET.messages, message(2, 'Uno', me)))
    expect([first.send.calls.length, second.send.calls.length]).toEqual([2, 0])
    await second.news.call().succeed(said(...QUIET.messages, message(2, 'Uno', me)))
    expect(second.waiting()).toEqual([])
  })

  test('a failed message can be discarded, one being sent cannot', async () => {
    const { say, send, news, waiting, discard } = await open()
    await say('Uno')
    await discard(1)
    expect(waiting()).toEqual(['Uno: sending'])
    await send.call().fail(broken)
    await news.call().succeed(QUIET)
    await discard(1)
    expect(waiting()).toEqual([])
  })

  test('a double tap sends one message, and shows no error (fault 28)', async () => {
    const { write, submit, send, isReminded } = await open()
    await write('Ciao')
    await submit()
    await submit()
    expect([send.calls.length, isReminded()]).toEqual([1, false])
  })

  test.each(['', '   ', '\n'])('an empty message is not sent: a message is required (CHAT-03) %j', async (text) => {
    const { write, submit, send, isReminded, composer, pass } = await open()
    await pass(DOUBLE_TAP)
    await write(text)
    await submit()
    expect([send.calls.length, isReminded()]).toEqual([0, true])
    composer().send({ type: 'reminder.dismissed' })
    expect(isReminded()).toBe(false)
  })

  test('the same text twice is two messages', async () => {
    const { say, send, news, waiting } = await open()
    await say('Ciao')
    await say('Ciao')
    await send.call().succeed(undefined)
    await send.call().fail({ _tag: 'TimedOut' })
    await news.call().succeed(said(...QUIET.messages, message(2, 'Ciao', me)))
    expect(waiting()).toEqual(['Ciao: unsent'])
  })
})

describe('the stored drafts', () => {
  test('a draft survives leaving, and is removed when the message is sent (CHAT-08)', async () => {
    const device = createDevice()
    const first = await open(device)
    await first.write('Volevo dire')
    first.leave()
    const second = await open(device)
    expect(second.draft()).toBe('Volevo dire')
    await second.submit()
    second.leave()
    expect((await open(device)).draft()).toBe('')
  })

  test('an unsent message survives leaving; the outcome of its sending is checked first (CHAT-07)', async () => {
    const device = createDevice()
    const first = await open(device)
    for (const text of ['Uno', 'Due']) await first.say(text)
    first.leave()
    const second = await open(device, said(...QUIET.messages, message(2, 'Uno', me)))
    expect(second.waiting()).toEqual(['Due: unsent'])
    expect([second.offersResend(), second.send.calls.length]).toEqual([true, 0])
  })

  test('another citizen or another conversation has no access to it', async () => {
    const device = createDevice()
    const first = await open(device)
    await first.write('Segreto')
    await first.say('Uno')
    await first.write('Segreto')
    expect([...device.stored.keys()].sort()).toEqual(['chat.1.5', 'chat.1.5.outbox'])
  })

  test('a full storage is announced once, the text stays on screen, and the message is still sent (fault 31)', async () => {
    const device = createDevice()
    device.state.hasRoom = false
    const opened = await open(device)
    const told: string[] = []
    opened.composer().on('*', ({ type }) => told.push(type))
    await opened.write('C')
    await opened.write('Ci')
    expect([told, opened.draft()]).toEqual([['message.notKept'], 'Ci'])
    await opened.submit()
    expect(opened.waiting()).toEqual(['Ci: sending'])
  })

  test('a full storage is announced once for all messages, and again after there was room (fault 31)', async () => {
    const device = createDevice()
    const { outbox, say, send, news } = await open(device)
    const told: string[] = []
    outbox().on('*', ({ type }) => told.push(type))
    const arrives = async (number: number, text: string) => {
      await send.call().succeed(undefined)
      await news.call().succeed(said(...QUIET.messages, message(number, text, me)))
    }
    device.state.hasRoom = false
    await say('Uno')
    await arrives(2, 'Uno')
    await say('Due')
    await arrives(3, 'Due')
    expect(told).toEqual(['message.notKept'])
    device.state.hasRoom = true
    await say('Tre')
    await arrives(4, 'Tre')
    device.state.hasRoom = false
    await say('Quattro')
    expect(told).toEqual(['message.notKept', 'message.notKept'])
  })

  test('a full storage for a draft is announced once, however many messages are sent (fault 31)', async () => {
    const device = createDevice()
    device.state.hasRoom = false
    const { composer, write, submit } = await open(device)
    const told: string[] = []
    composer().on('*', ({ type }) => told.push(type))
    for (const text of ['Uno', 'Due']) {
      await write(text)
      await submit()
    }
    expect(told).toEqual(['message.notKept'])
  })
})
