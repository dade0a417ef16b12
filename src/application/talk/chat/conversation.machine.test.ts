import { openedFace } from '#application/kit/opened-face.ts'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { present } from '#application/kit/present.ts'
import { ends, fails, found, NO_PORTS, outdated, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { DraftsOf, MessageOf } from '#application/ports/drafts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { takesKeptAlone, tellFound } from '#application/ports/kept-first.ts'
import type { Chat, ChatId, ChatMessage } from '#domain/chat/chat.ts'
import type { Letter } from '#domain/chat/outgoing.ts'
import { idFrom } from '#domain/id.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { composerMachine, DOUBLE_TAP } from './composer.machine.ts'
import { conversationMachine } from './conversation.machine.ts'

const id: ChatId = present(idFrom<'Chat'>('5'))
const me: UserId = present(idFrom<'User'>('1'))
const bar: UserId = present(idFrom<'User'>('9'))
const at = 1_000 as Instant

const unreachable: RequestFailure = { _tag: 'Unreachable' }
const missing: RequestFailure = { _tag: 'Missing' }
const refused: RequestFailure = { _tag: 'Refused', status: 403, message: undefined }
const broken: RequestFailure = { _tag: 'Refused', status: 500, message: undefined }

const message = (number: number, text: string, from: UserId | undefined = bar): ChatMessage => ({
  id: number as ChatMessage['id'],
  text,
  at,
  from,
  to: undefined,
})
const said = (...messages: readonly ChatMessage[]): Chat => ({ id, with: undefined, messages })
const LETTER = { number: 1, write: { kind: 'messageSaid', text: 'Ciao' } } as unknown as Letter
const QUIET = said(message(1, 'Buongiorno!'))

describe('the definition', () => {
  test('every state and transition of a conversation is covered', async () => {
    const more = said(...QUIET.messages, message(2, 'Altro'))
    const walked = await walk(conversationMachine(NO_PORTS), {
      inputs: [
        { id, owner: me },
        { id, owner: me, known: QUIET },
      ],
      showing: { composer: {} },
      sees: ({ failure, chat, landed }) => [failure?._tag, chat?.messages.length, landed.length > 0],
      events: [
        ends('recall', found('recall', QUIET).kept),
        ends('recall', undefined),
        fails('recall', new Error('A defect')),
        ends('confirm', more),
        fails('confirm', missing),
        fails('confirm', unreachable),
        fails('confirm', refused),
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
        fails('composer', new Error('Broken')),
        fails('watchPresence', new Error('None')),
        { type: 'presence.lost' },
        { type: 'presence.gained' },
        { type: 'message.written', text: 'Ciao', at },
        { type: 'message.left', landed: undefined },
        { type: 'message.stored' },
        { type: 'message.returned', text: 'Ciao' },
        { type: 'retry.requested' },
        { type: 'network.returned' },
      ],
    })
    expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
  })

  test('every state and transition of a composer is covered', async () => {
    const walked = await walk(composerMachine(NO_PORTS), {
      inputs: [{ chat: id, owner: me }],
      sees: ({ text }) => text,
      events: [
        { type: 'kept.read', value: 'Bozza' },
        { type: 'room.lacked' },
        fails('device', new Error('A defect')),
        { type: 'text.changed', text: 'Ciao' },
        { type: 'message.submitted', at },
        { type: 'reminder.dismissed' },
        { type: 'message.stored' },
        { type: 'message.returned', text: 'Due' },
      ],
    })
    expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
  })
})

const nameOf = ({ owner, chat }: MessageOf) => `chat.${owner}.${chat}`

/** A device with its drafts, visible and online by default. */
const createDevice = () => {
  const stored = new Map<string, string>()
  const state = { isVisible: true, isOnline: true, hasRoom: true }
  let listeners: (() => void)[] = []
  const message: DraftsOf<MessageOf, string> = {
    read: (of) => Option.fromNullable(stored.get(nameOf(of))),
    keep: (of, draft) =>
      state.hasRoom ? Either.right(void stored.set(nameOf(of), draft)) : Either.left({ _tag: 'StorageFull' }),
    drop: (of) => void stored.delete(nameOf(of)),
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
      drafts: { message },
    },
  }
}

const tell = async (act: () => void) => {
  act()
  await settle()
}

const open = async (device = createDevice(), first: Chat | 'unread' = QUIET, known?: Chat, kept?: Chat) => {
  const one = waitingPort<[ChatId, AbortSignal?], RequestFailure, Chat>()
  const news = waitingPort<[ChatId, AbortSignal?], RequestFailure, Chat>()
  const clock = new SimulatedClock()
  const heard: string[] = []
  const written: string[] = []
  const chats = {
    news: news.port,
    one: (of: ChatId, signal?: AbortSignal) => {
      if (kept === undefined || !takesKeptAlone(signal)) return one.port(of, signal)
      tellFound(signal, { at, asked: at, isOlder: false })
      return TaskEither.right<RequestFailure, Chat>(kept)
    },
  }
  const actor = createActor(conversationMachine({ chats, ...device.ports }), { input: { id, owner: me, known }, clock })
  actor.on('conversation.moved', ({ type }) => heard.push(type))
  actor.on('message.written', ({ text }) => written.push(text))
  actor.start()
  await settle()
  if (first !== 'unread') await one.call().succeed(first)
  await settle()
  const composer = () => present(actor.getSnapshot().children.composer)
  return {
    actor,
    one,
    news,
    clock,
    heard,
    device,
    composer,
    written,
    face: () => openedFace(actor.getSnapshot()),
    texts: () => actor.getSnapshot().context.chat?.messages.map(({ text }) => text),
    landed: () => actor.getSnapshot().context.landed,
    draft: () => composer().getSnapshot().context.text,
    isReminded: () => composer().getSnapshot().matches({ open: 'reminded' }),
    write: (text: string) => tell(() => composer().send({ type: 'text.changed', text })),
    submit: () => tell(() => composer().send({ type: 'message.submitted', at })),
    say: (text: string) =>
      tell(() => {
        composer().send({ type: 'text.changed', text })
        composer().send({ type: 'message.submitted', at: clock.now() as Instant })
        clock.increment(1)
      }),
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
    opened.actor.send({ type: 'message.left', landed: undefined })
    await settle()
    await opened.news.call().succeed(QUIET)
    expect(failure()).toBeUndefined()
  })

  test('what is shown as outdated can be read again at once, and says so meanwhile (ERR-03, ERR-04)', async () => {
    const opened = await open(undefined, 'unread')
    await opened.one.call().fail(outdated(QUIET))
    const failure = () => opened.actor.getSnapshot().context.failure
    opened.actor.send({ type: 'retry.requested' })
    expect([opened.one.calls.length, failure()]).toEqual([2, { _tag: 'Awaited', kept: outdated(QUIET).kept }])
    await opened.one.call().fail(outdated(QUIET))
    expect([opened.texts(), failure()]).toEqual([['Buongiorno!'], outdated(QUIET)])
    opened.actor.send({ type: 'retry.requested' })
    await opened.one.call().succeed(QUIET)
    expect([opened.one.calls.length, failure()]).toEqual([3, undefined])
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
})

describe('sending', () => {
  test('what is written is told with its moment, and leaves the field (CHAT-03)', async () => {
    const { say, draft, written } = await open()
    await say('Avete posto?')
    expect([written, draft()]).toEqual([['Avete posto?'], ''])
  })

  test('a message that left the outbox is shown until a reading brings it; a reading before that does not count', async () => {
    const { news, pass, actor, landed, texts } = await open()
    await pass(3_000)
    const early = news.call()
    actor.send({ type: 'message.left', landed: LETTER })
    await early.succeed(QUIET)
    expect(landed()).toEqual([LETTER])
    await news.call().succeed(said(...QUIET.messages, message(2, 'Ciao', me)))
    expect([landed(), texts()]).toEqual([[], ['Buongiorno!', 'Ciao']])
  })

  test('a message that the server normalised is not shown for ever', async () => {
    const { news, actor, landed } = await open()
    actor.send({ type: 'message.left', landed: LETTER })
    await settle()
    await news.call().succeed(QUIET)
    expect(landed()).toEqual([])
  })

  test('writing restores the short interval', async () => {
    const { news, pass, say } = await open()
    for (const rest of [3_000, 6_000, 12_000]) {
      await pass(rest)
      await news.call().succeed(QUIET)
    }
    await say('Ci siete?')
    const before = news.calls.length
    await pass(3_000)
    expect(news.calls).toHaveLength(before + 1)
  })

  test('a double tap tells one message, and shows no error (fault 28)', async () => {
    const { write, submit, written, isReminded } = await open()
    await write('Ciao')
    await submit()
    await submit()
    expect([written, isReminded()]).toEqual([['Ciao'], false])
  })

  test.each(['', '   ', '\n'])('an empty message is not sent: a message is required (CHAT-03) %j', async (text) => {
    const { write, submit, written, isReminded, composer, pass } = await open()
    await pass(DOUBLE_TAP)
    await write(text)
    await submit()
    expect([written, isReminded()]).toEqual([[], true])
    composer().send({ type: 'reminder.dismissed' })
    expect(isReminded()).toBe(false)
  })
})

describe('the stored drafts', () => {
  test('a draft survives leaving, and is removed once its message is on the device (CHAT-08)', async () => {
    const device = createDevice()
    const first = await open(device)
    await first.write('Volevo dire')
    first.leave()
    const second = await open(device)
    expect(second.draft()).toBe('Volevo dire')
    await second.submit()
    expect(device.stored.get('chat.1.5')).toBe('Volevo dire')
    second.actor.send({ type: 'message.stored' })
    await settle()
    second.leave()
    expect((await open(device)).draft()).toBe('')
  })

  test('a message that the device could not take is in its field again, unless another is being written', async () => {
    const opened = await open()
    await opened.say('Uno')
    opened.actor.send({ type: 'message.returned', text: 'Uno' })
    expect(opened.draft()).toBe('Uno')
    opened.actor.send({ type: 'message.returned', text: 'Due' })
    expect(opened.draft()).toBe('Uno')
  })

  test('another citizen or another conversation has no access to it', async () => {
    const device = createDevice()
    await (await open(device)).write('Segreto')
    expect([...device.stored.keys()]).toEqual(['chat.1.5'])
  })

  test('a full storage is announced once, however many messages are written (fault 31)', async () => {
    const device = createDevice()
    device.state.hasRoom = false
    const { composer, write, submit, draft } = await open(device)
    const told: string[] = []
    composer().on('*', ({ type }) => told.push(type))
    for (const text of ['Uno', 'Due']) {
      await write(text)
      expect(draft()).toBe(text)
      await submit()
    }
    expect(told).toEqual(['message.notKept'])
  })
})

const openKept = () => open(undefined, 'unread', undefined, QUIET)

describe('a conversation that the device has kept (ERR-11)', () => {
  test('is open at once, and the answer takes its place', async () => {
    const { one, news, actor } = await openKept()
    expect([openedFace(actor.getSnapshot()), actor.getSnapshot().context.chat]).toEqual(['open', QUIET])
    const more = said(...QUIET.messages, message(2, 'Altro'))
    await one.call().succeed(more)
    expect([actor.getSnapshot().context.chat, one.calls.length, news.calls.length]).toEqual([more, 1, 0])
  })

  test('goes where there is none any more, and stays where the server breaks down', async () => {
    const gone = await openKept()
    await gone.one.call().fail(missing)
    expect(openedFace(gone.actor.getSnapshot())).toBe('missing')
    const broken = await openKept()
    await broken.one.call().fail({ _tag: 'Refused', status: 500, message: undefined })
    expect(broken.actor.getSnapshot().context.chat).toEqual(QUIET)
  })

  test.each([401, 403, 410])('goes where it is nobody’s business any more: status %i', async (status) => {
    const { one, actor } = await openKept()
    await one.call().fail({ _tag: 'Refused', status, message: undefined })
    const now = actor.getSnapshot()
    expect([openedFace(now), now.context.chat]).toEqual(['failed', undefined])
  })
})
