import { describe, expect, test, vi } from 'vitest'
import type { FrameNow } from '#application/app/frame-now.ts'
import type { Language } from '#domain/home/home.ts'
import type { User } from '#domain/identity/user.ts'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import italian from '#ui/messages/it.json'
import { menuView } from './bars-view.ts'
import { frameView } from './frame-view.ts'
import { languagesView } from './languages-part.ts'
import { placeView } from './place-view.ts'
import { brokenView } from '#ui/view/not-found.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it', DEFAULTS.name)
const ada: User = {
  id: 7 as User['id'],
  username: 'ada',
  name: 'Ada',
  surname: 'Riva',
  email: undefined,
  roles: ['user'],
  image: undefined,
}
const verbs = () => ({
  readUser: vi.fn<() => void>(),
  acceptInvitation: vi.fn<() => void>(),
  register: vi.fn<() => void>(),
  declineInvitation: vi.fn<() => void>(),
  signOut: vi.fn<() => void>(),
  confirmSignOut: vi.fn<() => void>(),
  cancelSignOut: vi.fn<() => void>(),
})
const now = (session: Partial<FrameNow['session']> = {}, more: Partial<FrameNow> = {}): FrameNow => ({
  session: {
    standing: 'anonymous',
    user: undefined,
    userFailure: undefined,
    isAdmin: false,
    seesNotices: false,
    requireSignIn: () => {},
    ...session,
  },
  isInvited: false,
  isConfirmingSignOut: false,
  waiting: undefined,
  unread: 0,
  isOnline: true,
  isChoosingTown: false,
  ...verbs(),
  ...more,
})
const signedIn = { standing: 'authenticated', user: ada, seesNotices: true } as const
const at = (address: string, given = now(), configuration: Configuration = DEFAULTS) =>
  frameView(given, { address, back: () => {}, speak: () => {}, configuration }, speech)
const labels = (all: readonly Readonly<{ label: string }>[] = []) => all.map(({ label }) => label)

describe('the bars', () => {
  test.each([
    [
      'anonymous',
      now(),
      ['Home', 'Accedi', 'Preferiti', 'Chat', 'Profilo', 'Eventi', 'Mappa'],
      ['Home', 'Preferiti', 'Chat', 'Profilo'],
    ],
    [
      'signed in',
      now(signedIn),
      ['Home', 'Preferiti', 'Notifiche', 'Chat', 'Profilo', 'Eventi', 'Mappa'],
      ['Home', 'Preferiti', 'Notifiche', 'Chat', 'Profilo'],
    ],
    [
      'administrator',
      now({ ...signedIn, isAdmin: true }),
      ['Home', 'Preferiti', 'Notifiche', 'Chat', 'Profilo', 'Eventi', 'Mappa', 'Utenti'],
      ['Home', 'Preferiti', 'Notifiche', 'Chat', 'Profilo'],
    ],
  ])('lead the %s where they may go (SHELL-10, SHELL-11)', (_, given, side, bottom) => {
    const { bars } = at('/', given)
    expect([labels(bars?.side.items), labels(bars?.bottom.items)]).toEqual([side, bottom])
  })

  test.each([
    ['/', 'home'],
    ['/noticeSent/7?x=1', 'notices'],
    ['/profile/devices', 'profileArea'],
    ['/activity', undefined],
    ['/chats', undefined],
  ])('mark at %s the item %s (SHELL-10)', (address, current) => {
    const { bars } = at(address, now(signedIn))
    expect(bars?.bottom.items.find(({ isCurrent }) => isCurrent)?.key).toBe(current)
  })

  test.each([
    ['/activity?view=map', 'map'],
    ['/activity', undefined],
    ['/activity/3/event', undefined],
    ['/event?date=2026-11-20', 'events'],
    ['/profile/users/7', 'users'],
    ['/profile/devices', 'profileArea'],
  ])('mark at %s the item %s of the side', (address, current) => {
    const { bars } = at(address, now({ ...signedIn, isAdmin: true }))
    expect(bars?.side.items.flatMap(({ key, isCurrent }) => (isCurrent ? [key] : []))).toEqual(current ? [current] : [])
  })

  test.each([
    ['/favorite?tab=contacts', true],
    ['/noticeSent', true],
    ['/noticeSent/7', false],
    ['/profile/devices', false],
    ['/event', false],
  ])('say of %s whether something lies behind it: %s', (address, isTab) =>
    expect(at(address, now(signedIn)).top.isTab).toBe(isTab),
  )

  test.each([
    ['/event?date=2026-11-20', true],
    ['/event/12', false],
    ['/activity?view=map', true],
    ['/activity', false],
    ['/activity/7', false],
    ['/profile/users', true],
    ['/profile/users/7', false],
    ['/noticeSent', true],
  ])('say of %s whether something lies behind it beside the side navigation: %s', (address, isSideTab) =>
    expect(at(address, now({ ...signedIn, isAdmin: true })).top.isSideTab).toBe(isSideTab),
  )

  test('are absent where the screen has none (SHELL-19)', () => {
    expect(at('/login').bars).toBeUndefined()
    expect(at('/nowhere').bars).toBeDefined()
  })

  test('count the unread notices, as the document does (NOTICE-02)', () => {
    const { bars, documentTitle } = at('/', now(signedIn, { unread: 3 }))
    expect(bars?.bottom.items.flatMap(({ key, unread }) => (unread ? [[key, unread.count]] : []))).toEqual([
      ['notices', 3],
    ])
    expect([documentTitle('Chat'), at('/').documentTitle('Chat')]).toEqual(['(3) Chat · Piazza', 'Chat · Piazza'])
  })

  test('say that there is no network (ERR-04)', () => {
    expect([at('/').offline, at('/', now({}, { isOnline: false })).offline]).toEqual([
      undefined,
      italian['offline.bar'],
    ])
  })

  test('offer the languages to administrators, and this page in each to everyone (SHELL-06, SHELL-18)', () => {
    const { top, foot } = at('/event?price=free', now({ isAdmin: true }))
    expect([top.languages?.kind, at('/').top.languages]).toEqual(['languages', undefined])
    expect(foot.choices.map(({ href, isOn }) => [href, isOn])).toEqual([
      ['/event?price=free', true],
      ['/es/event?price=free', false],
      ['/en/event?price=free', false],
      ['/de/event?price=free', false],
    ])
  })

  test('lead back, and to this page in another language alone', () => {
    const [back, speak] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { top, foot } = frameView(now(), { address: '/', back, speak, configuration: DEFAULTS }, speech)
    top.back.press()
    for (const choice of foot.choices) choice.flip()
    expect([back.mock.calls, speak.mock.calls]).toEqual([[[]], [['es'], ['en'], ['de']]])
  })

  test("invite on Home alone to the device's own language, in that language (LANG-02)", () => {
    const speak = vi.fn<() => void>()
    const here = {
      back: () => {},
      speak,
      configuration: DEFAULTS,
      own: 'en',
    } as const
    const { offer } = frameView(now(), { ...here, address: '/?q=1' }, speech)
    expect(offer).toMatchObject({ key: 'en', label: 'Read this in English', href: '/en/?q=1' })
    offer?.flip()
    expect(speak.mock.calls).toEqual([['en']])
    expect([frameView(now(), { ...here, address: '/event' }, speech).offer, at('/').offer]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('show whose profile it is', () => {
    const { label, likeness } = at('/', now(signedIn)).top.profile
    expect([label, likeness?.sign.initials]).toEqual(['Profilo di Ada Riva, AR', 'AR'])
    expect(at('/').top.profile).toMatchObject({ label: 'Profilo', likeness: undefined })
  })
})

test.each([
  ['anonymous', ['guide', 'support', 'fault', 'legal', 'settings']],
  ['authenticating', ['profile', 'guide', 'support', 'fault', 'legal', 'settings']],
  ['authenticated', ['profile', 'guide', 'support', 'fault', 'legal', 'settings', 'signOut']],
] as const)('the menu of the %s (SHELL-07)', (standing, offered) => {
  expect(menuView(now({ standing }), {}, DEFAULTS, speech).map(({ key }) => key)).toEqual(offered)
})

test('An installed app, which has no bar of a browser, is loaded anew from the menu', () => {
  const refresh = vi.fn<() => void>()
  const [first] = menuView(now(), { refresh }, DEFAULTS, speech)
  if (first?.kind === 'action') first.press()
  expect([first?.key, first?.label, refresh.mock.calls.length]).toEqual(['refresh', 'Aggiorna la pagina', 1])
})

test('what a town switches off is in no bar, and without an address for faults none are reported (LAW-07)', () => {
  const town = {
    ...DEFAULTS,
    name: 'Luino',
    languages: ['it'],
    modules: { chat: false, favourites: false },
    feedback: undefined,
  }
  const { bars, foot, documentTitle } = at('/', now(signedIn), town)
  expect([bars?.side, bars?.bottom].map((bar) => bar?.items.map(({ key }) => key))).toEqual([
    ['home', 'notices', 'profileArea', 'events', 'map'],
    ['home', 'notices', 'profileArea'],
  ])
  expect([foot.choices, documentTitle('Home')]).toEqual([[], 'Home · Luino'])
  const ways = at('/', now(), town).top.menu.entries.flatMap((entry) => (entry.kind === 'way' ? [entry] : []))
  expect(ways.map(({ key, href }) => [key, href])).toEqual([
    ['guide', '/assistance'],
    ['support', 'mailto:assistenza@piazza.example'],
    ['legal', '/legal'],
    ['settings', '/settings'],
  ])
})

const questionAt = (address: string, given: FrameNow) => {
  const { prompt } = at(address, given)
  return prompt?.kind === 'question' ? prompt : undefined
}

describe('the prompt', () => {
  test('is the choice of one’s own municipality, unless something else is asked', async () => {
    const { prompt } = at('/event', now({}, { isChoosingTown: true }))
    expect(prompt).toMatchObject({ kind: 'town' })
    const part = prompt?.kind === 'town' ? await prompt.load() : undefined
    expect(part).toBeTypeOf('function')
    expect(at('/', now({}, { isChoosingTown: true, isConfirmingSignOut: true })).prompt?.kind).toBe('question')
  })

  test.each([
    ['/chat', { isInvited: true }, italian['signIn.required'], 'acceptInvitation', 'declineInvitation'],
    ['/', { isConfirmingSignOut: true }, speech.say('signOut.title'), 'confirmSignOut', 'cancelSignOut'],
  ] as const)('at %s, %j (SHELL-08, SHELL-13)', (address, open, title, confirm, cancel) => {
    const given = now({}, open)
    const prompt = questionAt(address, given)
    prompt?.confirm.press()
    expect(given[confirm]).toHaveBeenCalledOnce()
    prompt?.cancel.press()
    expect(given[cancel]).toHaveBeenCalledOnce()
    expect(prompt?.title).toBe(title)
  })

  test.each([
    [undefined, italian['signOut.text']],
    [0, italian['signOut.text']],
    [2, 'Se esci, perdi ciò che non è ancora partito (2) e le bozze salvate su questo dispositivo.'],
  ])('before the sign-out says what would be lost of %s writes', (waiting, text) =>
    expect(questionAt('/', now({}, { isConfirmingSignOut: true, waiting }))?.text).toEqual(text),
  )

  test('is absent at the sign-in, and when nothing is asked', () => {
    expect([at('/login', now({}, { isInvited: true })).prompt, at('/').prompt]).toEqual([undefined, undefined])
  })
})

describe('in place of a screen', () => {
  test.each([
    ['wait', { kind: 'waiting', title: 'Chat' }],
    ['admit', { kind: 'waiting', title: 'Chat' }],
    ['invite', { kind: 'invitation', text: italian['invitation.chats'], sign: 'chat' }],
    ['refuse', { kind: 'notFound', title: italian['notFound.title'], home: { href: '/' } }],
  ] as const)('by the verdict %s', (verdict, expected) => {
    expect(placeView('chats', verdict, now(), speech)).toMatchObject(expected)
  })

  test('of who is not signed in, with the ways in and to an account (SHELL-13)', () => {
    const given = now()
    const view = placeView('devices', 'invite', given, speech)
    if (view.kind === 'invitation') for (const { press } of [view.signIn, view.register]) press()
    expect(given.acceptInvitation).toHaveBeenCalledOnce()
    expect(given.register).toHaveBeenCalledOnce()
    expect(view).toMatchObject({ text: italian['invitation.other'], signIn: { label: 'Accedi' } })
  })

  test('of an unknown citizen, who can be read again (AUTH-10)', () => {
    const given = now({ userFailure: { _tag: 'Unreachable' } })
    const view = placeView('devices', 'unknown', given, speech)
    if (view.kind === 'unknown') view.failed.retry.press()
    expect(given.readUser).toHaveBeenCalledOnce()
  })

  test('that no address has, or that broke (SHELL-17)', () => {
    expect(placeView(undefined, 'refuse', now(), speech).kind).toBe('notFound')
    expect(brokenView(new TypeError('x'), true, () => {}, speech)).toMatchObject({
      title: italian['error.generic'],
      text: undefined,
      retry: undefined,
    })
    expect(brokenView({ _tag: 'TimedOut' }, true, () => {}, speech).text).toBe(italian['panel.timedOut'])
  })

  test('that could not be fetched can be tried again (ERR-04)', () => {
    const retry = vi.fn<() => void>()
    const view = brokenView(new TypeError('Importing a module script failed.'), true, retry, speech)
    if (view.kind === 'broken') view.retry?.press()
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('the language menu (LANG-02)', () => {
  const all = [
    { id: 1 as Language['id'], code: 'it', name: 'Italiano', icon: 'it.png' },
    { id: 2 as Language['id'], code: 'fr', name: 'Français', icon: 'fr.png' },
  ]
  test.each([
    ['loaded', all, ['Italiano'], undefined, false],
    ['loaded', [], [], italian['language.none'], false],
    ['loading', [], [], italian['loading'], false],
    ['failed', all, [], italian['language.unavailable'], true],
    ['missing', [], [], italian['language.unavailable'], true],
  ] as const)('%s', (face, known, offered, note, isRetried) => {
    const retry = vi.fn<() => void>()
    const view = languagesView({ face, all: known, retry }, () => {}, DEFAULTS, speech)
    view.retry?.press()
    expect([labels(view.choices), view.note, retry.mock.calls.length === 1]).toEqual([offered, note, isRetried])
  })

  test('shows this page in the chosen one', () => {
    const speak = vi.fn<() => void>()
    languagesView({ face: 'loaded', all, retry: () => {} }, speak, DEFAULTS, speech).choices[0]?.flip()
    expect(speak).toHaveBeenCalledWith('it')
  })
})
