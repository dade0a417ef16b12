import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import type { MessageOf, SurveyDraft } from '#application/ports/drafts.ts'
import type { SessionNews } from '#application/ports/sessions.ts'
import type { ChatId } from '#domain/chat/chat.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { QuestionId } from '#domain/surveys/survey.ts'
import { createBrowserDrafts } from './browser-drafts.ts'
import { createBrowserPreferences } from './browser-preferences.ts'
import { createBrowserRecentSearches } from './browser-recent-searches.ts'
import { createBrowserSessions } from './browser-sessions.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { memoryStorage } from './memory-storage.ts'
import { createSessionStorageJourney } from './session-storage-journey.ts'

const TOKENS = { token: 'mario', refreshToken: 'mario refresh' }

const SURVEY = 1 as ReceivedNoticeId
const ANSWERS: SurveyDraft = { answers: { [1 as QuestionId]: 'Alberi' }, anonymous: false }
const TALK: MessageOf = { chat: 5 as ChatId, owner: 1 as UserId }

const device = (open: () => Storage) => {
  const storage = createBrowserStorage(open)
  return {
    sessions: createBrowserSessions(storage),
    drafts: createBrowserDrafts(storage),
    preferences: createBrowserPreferences(storage),
  }
}
const blocked = (): Storage => {
  throw new DOMException('Denied', 'SecurityError')
}
/** A full storage. */
const full = (items: Readonly<Record<string, string>> = {}): Storage => {
  const storage = memoryStorage()
  for (const [key, value] of Object.entries(items)) storage.setItem(key, value)
  storage.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  return storage
}
const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort()

describe('a blocked storage', () => {
  test.each([
    ['refused', blocked],
    ['missing', () => null as unknown as Storage],
  ])('the app runs in memory when the storage is %s (fault 30)', (_, open) => {
    const { sessions, drafts, preferences } = device(open)
    sessions.open(TOKENS)
    preferences.chooseLanguage('es')
    expect(drafts.survey.keep(SURVEY, ANSWERS)).toEqual(Either.right(undefined))
    expect(sessions.current()).toMatchObject(TOKENS)
    expect(preferences.language()).toEqual(Option.some('es'))
    expect(drafts.survey.read(SURVEY)).toEqual(Option.some(ANSWERS))
    sessions.forget('signedOut')
    expect([sessions.isOpen(), drafts.survey.read(SURVEY)]).toEqual([false, Option.none])
  })

  test('the app keeps working when the storage is blocked later (fault 30)', () => {
    const storage = memoryStorage()
    const { sessions, drafts } = device(() => storage)
    Object.assign(storage, { getItem: blocked, setItem: blocked, removeItem: blocked, key: blocked })
    sessions.open(TOKENS)
    expect(sessions.isOpen()).toBe(true)
    drafts.survey.drop(SURVEY)
    sessions.forget('signedOut')
    expect(sessions.isOpen()).toBe(false)
  })
})

describe('a full storage', () => {
  test('reports that a draft was not stored, and keeps the previous one (fault 31)', () => {
    const { drafts } = device(() => full({ 'piazza.user.draft.survey.1': JSON.stringify(ANSWERS) }))
    expect(drafts.survey.keep(SURVEY, { ...ANSWERS, anonymous: true })).toEqual(Either.left({ _tag: 'StorageFull' }))
    expect(drafts.survey.read(SURVEY)).toEqual(Option.some(ANSWERS))
  })

  test('still lets a citizen sign in and out, for the lifetime of the page (fault 31)', () => {
    const { sessions } = device(full)
    sessions.open(TOKENS)
    expect(sessions.current()).toMatchObject(TOKENS)
    sessions.forget('signedOut')
    expect(sessions.isOpen()).toBe(false)
  })
})

/** Tabs of one device, whose storage may be full. */
const tabs = () => {
  const items = memoryStorage()
  const room = { isFull: false }
  const shared: Storage = Object.assign(Object.create(items) as Storage, {
    setItem: (key: string, value: string) => {
      if (room.isFull) throw new DOMException('Full', 'QuotaExceededError')
      items.setItem(key, value)
    },
  })
  const open = () => {
    const storage = createBrowserStorage(() => shared)
    return { storage, sessions: createBrowserSessions(storage), searches: createBrowserRecentSearches(storage) }
  }
  const whileFull = (act: () => void) => {
    room.isFull = true
    act()
    room.isFull = false
  }
  return { open, whileFull, items }
}

const searched = (tab: ReturnType<ReturnType<typeof tabs>['open']>) => tab.searches.all()()

describe('what found no room, and is kept by one tab alone (fault 31)', () => {
  test('ends where another tab signs out: a renewed session too (AUTH-11, fault 13)', () => {
    const { open, whileFull } = tabs()
    const here = open()
    here.sessions.open(TOKENS)
    const there = open()
    const id = there.sessions.current()?.id ?? ''
    whileFull(() => there.sessions.renew(id, { token: 'newer', refreshToken: undefined }))
    expect(there.sessions.current()?.token).toBe('newer')
    here.sessions.forget('signedOut')
    expect(there.sessions.current()).toBeUndefined()
  })

  test('gives way to the session of whoever signs in elsewhere (fault 13)', () => {
    const { open, whileFull } = tabs()
    const [here, there] = [open(), open()]
    whileFull(() => there.sessions.open(TOKENS))
    expect(there.sessions.current()).toMatchObject(TOKENS)
    here.sessions.open({ token: 'anna', refreshToken: undefined })
    expect(there.sessions.current()?.token).toBe('anna')
  })

  test.each(['signedOut', 'lost'] as const)(
    'is nothing of the next citizen’s, where the session was %s elsewhere (AUTH-18, fault 49)',
    async (why) => {
      const { open, whileFull } = tabs()
      const here = open()
      here.sessions.open(TOKENS)
      here.sessions.belongTo(7 as UserId)
      const there = open()
      whileFull(() => void there.storage.writeOrRemember('user.searches', '["centro antiviolenza"]'))
      expect(await searched(there)).toEqual(Either.right(['centro antiviolenza']))
      here.sessions.forget(why)
      expect(there.sessions.isOpen()).toBe(false)
      there.sessions.open({ token: 'anna', refreshToken: undefined })
      there.sessions.belongTo(8 as UserId)
      expect(await searched(there)).toEqual(Either.right([]))
    },
  )

  test('what waits aside for its owner stays, as nobody else reads it (AUTH-18)', () => {
    const { open, whileFull } = tabs()
    const { storage, sessions } = open()
    const there = open().sessions
    whileFull(() => void storage.writeOrRemember('user.aside.7.favourites', '[1]'))
    there.open(TOKENS)
    sessions.current()
    expect(storage.read('user.aside.7.favourites')).toBe('[1]')
  })

  test.each([
    ['changes', (items: Storage) => items.setItem('piazza.device.look', 'dark'), 'dark'],
    ['removes', (items: Storage) => items.removeItem('piazza.device.look'), undefined],
    ['clears all', (items: Storage) => items.clear(), undefined],
  ])('counts until another tab %s what is stored, and is named no more', (_, change, after) => {
    const { open, whileFull, items } = tabs()
    const { storage } = open()
    storage.write('device.look', 'light')
    whileFull(() => void storage.writeOrRemember('device.look', 'system'))
    expect(storage.read('device.look')).toBe('system')
    change(items)
    expect([storage.read('device.look'), storage.names('device.look').length]).toEqual([after, after ? 1 : 0])
    whileFull(() => void storage.writeOrRemember('device.tour', 'seen'))
    items.setItem('piazza.device.tour', 'left')
    items.removeItem('piazza.device.tour')
    expect(storage.names('device.tour')).toEqual(['device.tour'])
  })

  test('stays where the storage is blocked later: nobody can have changed it (fault 30)', () => {
    const { whileFull, open, items } = tabs()
    const { storage } = open()
    storage.write('device.look', 'light')
    whileFull(() => void storage.writeOrRemember('device.look', 'dark'))
    Object.assign(items, { getItem: blocked })
    expect(storage.read('device.look')).toBe('dark')
  })
})

describe('invalid data in the storage', () => {
  type Parts = ReturnType<typeof device>
  const PLACES: readonly (readonly [key: string, read: (parts: Parts) => unknown, values: readonly string[]])[] = [
    [
      'user.session',
      ({ sessions }) => sessions.current(),
      ['{"id":', '[]', '"x"', 'null', '{"id":"1","token":""}', '{"id":"1","refreshToken":"a"}'],
    ],
    [
      'device.language',
      ({ preferences }) => Option.toUndefined(preferences.language()),
      ['', 'klingon', '{"code":"it"}', 'IT'],
    ],
    [
      'user.draft.survey.1',
      ({ drafts }) => Option.toUndefined(drafts.survey.read(SURVEY)),
      ['{"1":', '"draft"', 'null', '{"answer":"x"}', '{"answers":"x"}', '{"answers":null}'],
    ],
  ]
  test.each(PLACES.flatMap(([key, read, values]) => values.map((value) => [key, value, read] as const)))(
    'at %s (%s) is nothing, and is cleared away (fault 32)',
    (key, value, read) => {
      const storage = memoryStorage()
      storage.setItem(`piazza.${key}`, value)
      expect(read(device(() => storage))).toBeUndefined()
      expect(keysOf(storage)).toEqual([])
    },
  )

  test.each([
    '{"id":"1","token":"a"}',
    '{"id":"1","token":"a","refreshToken":7}',
    '{"id":"1","token":"a","refreshToken":""}',
  ])('an invalid refresh token (%s) is ignored: the session continues without it', (value) => {
    const storage = memoryStorage()
    storage.setItem('piazza.user.session', value)
    expect(device(() => storage).sessions.current()).toEqual({ id: '1', token: 'a', refreshToken: undefined })
  })

  test('invalid parts of a draft are ignored, and the rest is used (fault 32)', () => {
    const storage = memoryStorage()
    storage.setItem('piazza.user.draft.survey.1', '{"answers":{"1":"Alberi","2":4},"anonymous":"yes"}')
    storage.setItem('piazza.user.draft.chat.1.5', '{"text":7}')
    const { survey, message } = device(() => storage).drafts
    expect(survey.read(SURVEY)).toEqual(Option.some(ANSWERS))
    expect(message.read(TALK)).toEqual(Option.none)
  })
})

test('an empty draft is not stored, and the previous one is removed', () => {
  const storage = memoryStorage()
  const { message } = device(() => storage).drafts
  message.keep(TALK, 'Ciao')
  expect(keysOf(storage)).toEqual(['piazza.user.draft.chat.1.5'])
  message.keep(TALK, '')
  expect(keysOf(storage)).toEqual([])
})

describe('the data of a citizen', () => {
  test('is removed at the sign-out, while data of the device and of other apps remains (AUTH-15)', () => {
    const storage = memoryStorage()
    for (const key of ['piazza.device.code', 'piazza.user.anything', 'another app']) storage.setItem(key, 'x')
    const { sessions, drafts, preferences } = device(() => storage)
    sessions.open(TOKENS)
    drafts.survey.keep(SURVEY, ANSWERS)
    preferences.chooseLanguage('es')
    sessions.forget('signedOut')
    expect(keysOf(storage)).toEqual([
      'another app',
      'piazza.device.code',
      'piazza.device.language',
      'piazza.device.signedOut',
    ])
  })

  test('of conversations waits for its owner after a lost session, and goes with a sign-out (AUTH-18)', () => {
    const of = { chat: 4 as ChatId, owner: 7 as UserId }
    const read = (end: 'lost' | 'signedOut') => {
      const { sessions, drafts } = device(memoryStorage)
      sessions.open(TOKENS)
      drafts.message.keep(of, 'Passo domani')
      drafts.survey.keep(SURVEY, ANSWERS)
      sessions.forget(end)
      sessions.open(TOKENS)
      return [drafts.message.read(of), drafts.message.read({ ...of, owner: 8 as UserId }), drafts.survey.read(SURVEY)]
    }
    expect(read('lost')).toEqual([Option.some('Passo domani'), Option.none, Option.none])
    expect(read('signedOut')).toEqual([Option.none, Option.none, Option.none])
  })

  test('of a citizen who is known waits aside after a lost session, and is given to nobody else (AUTH-18)', () => {
    const storage = memoryStorage()
    const { sessions, drafts } = device(() => storage)
    const [mario, sara] = [7 as UserId, 77 as UserId]
    const comes = (owner: UserId) => {
      sessions.open(TOKENS)
      sessions.belongTo(owner)
      return [drafts.survey.read(SURVEY), drafts.fault.read(undefined)]
    }
    comes(mario)
    drafts.survey.keep(SURVEY, ANSWERS)
    drafts.fault.keep(undefined, { title: 'Buca' })
    storage.setItem('piazza.user.searches', '["scuola"]')
    sessions.forget('lost')
    expect([drafts.survey.read(SURVEY), storage.getItem('piazza.user.searches')]).toEqual([Option.none, null])
    expect(comes(sara)).toEqual([Option.none, Option.none])
    drafts.survey.keep(SURVEY, { answers: {}, anonymous: true })
    sessions.forget('signedOut')
    expect(comes(mario)).toEqual([Option.some(ANSWERS), Option.some({ title: 'Buca' })])
    sessions.forget('signedOut')
    expect(keysOf(storage)).toEqual(['piazza.device.signedOut'])
  })

  test('that was written since is newer than what waited aside', () => {
    const { sessions, drafts } = device(memoryStorage)
    sessions.open(TOKENS)
    sessions.belongTo(7 as UserId)
    drafts.survey.keep(SURVEY, ANSWERS)
    sessions.forget('lost')
    sessions.open(TOKENS)
    drafts.survey.keep(SURVEY, { ...ANSWERS, anonymous: true })
    sessions.belongTo(7 as UserId)
    expect(drafts.survey.read(SURVEY)).toEqual(Option.some({ ...ANSWERS, anonymous: true }))
  })

  test('waits aside also where the storage is full: its place is taken, and no other (fault 31)', () => {
    const storage = memoryStorage()
    const { setItem, removeItem } = storage
    let room = 10
    storage.setItem = (key: string, value: string) => {
      if (storage.getItem(key) === null && room === 0) throw new DOMException('Full', 'QuotaExceededError')
      if (storage.getItem(key) === null) room -= 1
      setItem(key, value)
    }
    storage.removeItem = (key: string) => {
      if (storage.getItem(key) !== null) room += 1
      removeItem(key)
    }
    const { sessions, drafts } = device(() => storage)
    sessions.open(TOKENS)
    sessions.belongTo(7 as UserId)
    drafts.survey.keep(SURVEY, ANSWERS)
    room = 0
    sessions.forget('lost')
    expect(keysOf(storage)).toEqual(['piazza.user.aside.7.draft.survey.1'])
  })

  test('of a lost session belongs to nobody', () => {
    const storage = memoryStorage()
    const { sessions } = device(() => storage)
    sessions.open(TOKENS)
    sessions.forget('lost')
    sessions.belongTo(7 as UserId)
    expect(keysOf(storage)).toEqual([])
  })

  test('is removed for the next citizen, even without a sign-out', () => {
    const { sessions, drafts } = device(memoryStorage)
    sessions.open(TOKENS)
    drafts.survey.keep(SURVEY, ANSWERS)
    sessions.open({ token: 'anna', refreshToken: 'anna refresh' })
    expect(drafts.survey.read(SURVEY)).toEqual(Option.none)
    expect(sessions.current()?.token).toBe('anna')
  })

  test('survives a reload: with a stored session a citizen starts signed in (AUTH-01)', () => {
    const storage = memoryStorage()
    device(() => storage).sessions.open(TOKENS)
    const { sessions } = device(() => storage)
    const news: SessionNews[] = []
    sessions.watch((one) => news.push(one))
    expect(sessions.isOpen()).toBe(true)
    expect(news).toEqual([])
  })
})

test('Every sign-in opens a new session, and a token refresh does not change its id', () => {
  const { sessions } = device(memoryStorage)
  sessions.open(TOKENS)
  const first = sessions.current()
  sessions.renew(first?.id ?? '', { token: 'newer', refreshToken: 'newer refresh' })
  expect(sessions.current()).toEqual({ id: first?.id, token: 'newer', refreshToken: 'newer refresh' })
  sessions.open(TOKENS)
  expect(sessions.current()?.id).not.toBe(first?.id)
})

test('A removed listener receives nothing', () => {
  const { sessions } = device(memoryStorage)
  const news: SessionNews[] = []
  const leave = sessions.watch((one) => news.push(one))
  leave()
  sessions.tell({ type: 'signIn.required' })
  expect(news).toEqual([])
})

describe('the return address', () => {
  test('is used once (SHELL-02)', () => {
    const journey = createSessionStorageJourney(createBrowserStorage(memoryStorage))
    journey.rememberBack('/event/3?day=1#map')
    journey.rememberReturn('/noticeSent')
    expect(journey.takeBack()).toEqual(Option.some('/event/3?day=1#map'))
    expect(journey.takeBack()).toEqual(Option.none)
    expect(journey.takeReturn()).toEqual(Option.some('/noticeSent'))
    expect(journey.takeReturn()).toEqual(Option.none)
  })

  test.each(['//evil.example', '/\\evil.example', '\\evil', 'javascript:alert(1)', 'https://evil.example/', ''])(
    'never leads to %s, remembered or planted (fault 42)',
    (path) => {
      const storage = memoryStorage()
      const journey = createSessionStorageJourney(createBrowserStorage(() => storage))
      journey.rememberBack('/event/3')
      journey.rememberBack(path)
      expect(journey.takeBack()).toEqual(Option.none)
      storage.setItem('piazza.user.back', path)
      expect(journey.takeBack()).toEqual(Option.none)
    },
  )
})

test.each([
  ['signed out', undefined, 'session.ended'],
  ['signed in as somebody else', { token: 'anna', refreshToken: undefined }, 'session.replaced'],
])('a page that was put away while another tab has %s says so when it is brought back', (_, tokens, type) => {
  const items = memoryStorage()
  const window = new EventTarget()
  const other = createBrowserSessions(createBrowserStorage(() => items))
  other.open(TOKENS)
  const sessions = createBrowserSessions(createBrowserStorage(() => items, window))
  const news: SessionNews[] = []
  sessions.watch((one) => news.push(one))
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  if (tokens) other.open(tokens)
  else other.forget('signedOut')
  show(false)
  expect(news).toEqual([])
  show(true)
  show(true)
  expect(news.map((one) => one.type)).toEqual([type])
})
