import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, it, vi } from 'vitest'
import type { News } from '#application/news.ts'
import type { Preferences } from '#application/ports/device-state.ts'
import type { Journey } from '#application/ports/journey.ts'
import type { ActivityId, ReceivedNoticeId } from '#domain/notices/notice.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import {
  choosable,
  chooseLanguage,
  chosenLanguage,
  inLanguage,
  openingAddress,
  languageToOffer,
  splitLanguage,
} from '#ui/language/languages.ts'
import { accessIn, leadsSomewhere, screenAt, screenIn } from '#ui/base/screens.ts'
import { arrived, steer, steerBack } from './steering.ts'

const journey = (back?: string, comesBack?: string): Journey => {
  const kept = { back, comesBack }
  const take = (name: keyof typeof kept) => () => {
    const path = Option.fromNullable(kept[name])
    kept[name] = undefined
    return path
  }
  return {
    rememberBack: (path) => (kept.back = path),
    takeBack: take('back'),
    rememberReturn: (path) => (kept.comesBack = path),
    takeReturn: take('comesBack'),
  }
}
const at = (path: string, ways = journey()) => ({ path, hasHistory: true, journey: ways })
const removed = (from: 'list' | 'detail', activity?: number): News => ({
  type: 'notices.removed',
  removal: { kind: 'one', id: 7 as ReceivedNoticeId, activity: activity as ActivityId | undefined, from },
})
const changed = (how: 'byCode' | 'forced' | 'byOwner'): News => ({ type: 'password.changed', how, username: 'ada' })

/** A device that keeps a language, and what is chosen on it. */
const deviceWith = (code: string | undefined) => {
  const chosen: string[] = []
  const preferences: Preferences = {
    language: () => Option.fromNullable(code),
    chooseLanguage: (one) => chosen.push(one),
    ownLanguages: () => [],
    look: () => 'dark',
    chooseLook: () => {},
    hasClosedTour: () => false,
    closeTour: () => {},
  }
  return { chosen, preferences }
}

/** What a kept language comes to, and what is kept then. */
const kept = (code: string | undefined) => {
  const { chosen, preferences } = deviceWith(code)
  return [chosenLanguage(preferences), chosen]
}

describe('languages in paths', () => {
  it('gives Italian no prefix and every other language its code (SHELL-18)', () => {
    expect(inLanguage('/noticeSent?tag=2', 'es')).toBe('/es/noticeSent?tag=2')
    expect(inLanguage('/es/noticeSent', 'it')).toBe('/noticeSent')
    expect(splitLanguage('/es')).toEqual({ language: 'es', path: '/' })
    expect(splitLanguage('/es?q=1')).toEqual({ language: 'es', path: '/?q=1' })
    expect(splitLanguage('/estate')).toEqual({ language: 'it', path: '/estate' })
  })

  it('falls back to Italian for a kept language that it does not speak, and leaves alone what was chosen or not (LANG-02, fault 32)', () => {
    expect(kept('fr')).toEqual(['it', ['it']])
    expect(kept('es')).toEqual(['es', []])
    expect(kept(undefined)).toEqual([undefined, []])
  })

  it.each([
    ['/', 'es', '/es/'],
    ['/?q=1', 'es', '/es/?q=1'],
    ['/', 'it', '/'],
    ['/', undefined, '/'],
    ['/noticeSent', 'es', '/noticeSent'],
    ['/es', 'it', '/es'],
  ])('opens %s as a device that keeps %s does: %s (SHELL-18, LANG-02)', (address, code, opened) => {
    expect(openingAddress(address, deviceWith(code).preferences, DEFAULTS)).toBe(opened)
  })

  it.each([
    ['/es/noticeSent?unread=1', 'it', '/noticeSent?unread=1'],
    ['/es?q=1', undefined, '/?q=1'],
    ['/', 'es', '/'],
    ['/noticeSent', 'es', '/noticeSent'],
  ])('opens %s in the default language where a town offers no other (device keeps %s): %s', (address, code, opened) => {
    const town = { ...DEFAULTS, languages: ['it'] }
    expect(openingAddress(address, deviceWith(code).preferences, town)).toBe(opened)
    expect(
      choosable(
        [
          { code: 'it', name: 'it' },
          { code: 'es', name: 'es' },
        ],
        town,
      ),
    ).toHaveLength(1)
  })

  it('repairs what the device keeps wherever the app opens (LANG-02, fault 32)', () => {
    const { chosen, preferences } = deviceWith('fr')
    expect(openingAddress('/es/noticeSent', preferences, DEFAULTS)).toBe('/es/noticeSent')
    expect(chosen).toEqual(['it'])
  })

  it('keeps a chosen language and stays on the page, with all it was asked for (SHELL-06, LANG-02)', () => {
    const { chosen, preferences } = deviceWith(undefined)
    expect(chooseLanguage('es', '/noticeSent?unread=1', preferences)).toBe('/es/noticeSent?unread=1')
    expect(chosen).toEqual(['es'])
  })

  it.each([
    ['en', undefined, ['en-GB', 'it'], undefined],
    ['de', undefined, ['fr-FR', 'de-AT', 'en'], undefined],
    [undefined, 'it', ['en-GB'], undefined],
    [undefined, undefined, ['it-IT', 'en'], undefined],
    [undefined, undefined, ['fr'], undefined],
    [undefined, undefined, ['en'], ['it', 'es']],
  ] as const)(
    'invites to %s where %s was chosen before, a device prefers %j and a town offers %j',
    (invited, code, own, languages) => {
      const preferences = { ...deviceWith(code).preferences, ownLanguages: () => own }
      expect(languageToOffer('it', preferences, { languages })).toBe(invited)
    },
  )

  it('offers of the known languages those that the interface speaks (SHELL-06, LANG-02)', () => {
    const known = [
      { code: 'it', name: 'Italiano (Italia)' },
      { code: 'fr', name: 'Français' },
      { code: 'es', name: 'es' },
    ]
    // The server gives the last one no name of its own.
    expect(choosable(known, DEFAULTS).map(({ name }) => name)).toEqual(['Italiano (Italia)', 'Español'])
  })
})

describe('what a town switches off', () => {
  const town = {
    ...DEFAULTS,
    modules: { chat: false, events: false, favourites: false, users: false, sheets: false },
  }
  const all = ['/chat', '/chat/4', '/event', '/activity/3/event', '/activity/3/event/9', '/profile/events', '/favorite']

  it.each([...all, '/profile/users', '/profile/users/new', '/profile/users/2', '/e015/4?country=2'])(
    'has no page at %s',
    (path) => {
      expect([screenIn(town, path), leadsSomewhere(town, path)]).toEqual([undefined, false])
      expect([screenIn(DEFAULTS, path), leadsSomewhere(DEFAULTS, path)]).toEqual([screenAt(path), true])
    },
  )

  it('leaves everything else where it is, also what leads outside or nowhere', () => {
    for (const path of ['/', '/noticeSent/4', '/activity/3', 'https://elsewhere.example/chat', '/404'])
      expect([screenIn(town, path), leadsSomewhere(town, path)]).toEqual([screenAt(path), true])
  })
})

describe('who follows a topic (TOPIC-13)', () => {
  const path = '/activity/1/topic/101/users'
  it.each([
    [undefined, 'topicUsers', 'admin'],
    ['administrators', 'topicUsers', 'admin'],
    ['everyone', 'topicUsers', 'signedIn'],
    ['nobody', undefined, 'admin'],
  ] as const)('%s: the screen is %s, for %s', (followers, screen, access) => {
    const town = { ...DEFAULTS, modules: { followers } }
    expect([screenIn(town, path), accessIn(town, 'topicUsers')]).toEqual([screen, access])
    expect(accessIn(town, 'users')).toBe('admin')
  })
})

describe('screens by path', () => {
  it.each([
    ['/', 'home'],
    ['/chat/', 'chats'],
    ['/noticeSent/7', 'notice'],
    ['/noticeSent?activity=1', 'notices'],
    ['/profile/login', 'signInAgain'],
  ])('%s is %s', (path, screen) => {
    expect(screenAt(path)).toBe(screen)
  })

  it('knows no screen at an unknown path (SHELL-17)', () => {
    expect(screenAt('/niente')).toBeUndefined()
    expect(screenAt('/noticeSent/7/altro')).toBeUndefined()
  })
})

describe('where news lead', () => {
  it('leads a citizen who signed in back to where the sign-in began, once, and Home otherwise (SHELL-14)', () => {
    const ways = journey()
    expect(steer({ type: 'signIn.chosen', isNew: false }, at('/noticeSent/7', ways))).toMatchObject({
      to: '/login',
      replace: true,
      // The guarded page is, and not the invitation that lies over it.
      isGone: true,
    })
    expect(steer({ type: 'signIn.completed' }, at('/login', ways))).toMatchObject({ to: '/noticeSent/7' })
    expect(steer({ type: 'signIn.completed' }, at('/login', ways))).toMatchObject({ to: '/' })
  })

  it('leads who has no account to a new one, and from there back as well (SHELL-14)', () => {
    const ways = journey()
    expect(steer({ type: 'signIn.chosen', isNew: true }, at('/chat', ways))).toMatchObject({ to: '/profile/signin' })
    expect(steer({ type: 'signIn.completed' }, at('/login', ways))).toMatchObject({ to: '/chat' })
  })

  it('forgets where the sign-in was to lead when the citizen leaves it (SHELL-14)', () => {
    const ways = journey(undefined, '/noticeSent/7')
    const leaveSignIn = vi.fn<() => void>()
    arrived({ path: '/profile/forgot', journey: ways, leaveSignIn })
    expect(leaveSignIn).not.toHaveBeenCalled()
    arrived({ path: '/', journey: ways, leaveSignIn })
    expect(leaveSignIn).toHaveBeenCalledOnce()
    expect(steer({ type: 'signIn.completed' }, at('/login', ways))).toMatchObject({ to: '/' })
  })

  it('keeps the way back to a public page that asked for a sign-in', () => {
    expect(steer({ type: 'signIn.chosen', isNew: false }, at('/'))).toMatchObject({ to: '/login', replace: false })
  })

  it('leads Home who declines to sign in on a guarded page, and nowhere on a public one', () => {
    expect(steer({ type: 'signIn.declined' }, at('/noticeSent'))).toMatchObject({
      to: '/',
      replace: true,
      isGone: true,
    })
    expect(steer({ type: 'signIn.declined' }, at('/'))).toBeUndefined()
  })

  it('leads accounts that need a password first to their page (AUTH-03, AUTH-04)', () => {
    const username = 'anna.neri'
    expect(steer({ type: 'signIn.migrationRequired', username }, at('/login'))).toMatchObject({
      to: '/profile/forgot?migration=true',
    })
    expect(steer({ type: 'signIn.passwordChangeRequired', username }, at('/login'))).toMatchObject({
      to: '/profile/forcePasswordChange',
    })
  })

  it('leads from a new password to where it is used, and from a changed one back to the profile (PWD-03, PWD-09)', () => {
    expect(steer(changed('byCode'), at('/profile/forgot'))).toMatchObject({ to: '/login', replace: true })
    expect(steer(changed('byOwner'), at('/profile/password'))).toMatchObject({ to: '/profile', replace: true })
    expect(steer(changed('forced'), at('/profile/forcePasswordChange'))).toBeUndefined()
  })

  it('leads a lost session to the sign-in that says why, and a closed one Home (AUTH-09, AUTH-11)', () => {
    const lost = { during: 'use', message: undefined } as const
    expect(steer({ type: 'session.lost', lost }, at('/noticeSent'))).toMatchObject({ to: '/profile/login' })
    expect(steer({ type: 'session.closed', isHere: true }, at('/noticeSent'))).toMatchObject({ to: '/' })
  })

  it('leads from a deleted notice to its activity’s notices, else to all; from the list nowhere (NOTICE-04)', () => {
    expect(steer(removed('detail', 2), at('/noticeSent/7'))).toMatchObject({ to: '/noticeSent?activity=2' })
    expect(steer(removed('detail'), at('/noticeSent/7'))).toMatchObject({ to: '/noticeSent' })
    expect(steer(removed('list', 2), at('/noticeSent'))).toBeUndefined()
  })
})

describe('the back button', () => {
  it('goes to the stored place once, then back in history, and Home without one (SHELL-02)', () => {
    const ways = journey('/noticeSent')
    expect(steerBack(at('/x', ways))).toMatchObject({ kind: 'go', to: '/noticeSent' })
    expect(steerBack(at('/x', ways))).toEqual({ kind: 'back' })
    expect(steerBack({ ...at('/x', ways), hasHistory: false })).toMatchObject({ to: '/' })
  })

  it('does not stand still for whoever went out from here and is here again (SHELL-03)', () => {
    expect(steerBack(at('/activity/1', journey('/es/activity/1')))).toEqual({ kind: 'back' })
    expect(steerBack(at('/activity/12', journey('/activity/1')))).toMatchObject({ to: '/activity/1' })
  })

  it('goes to a place stored under a language in the one that is spoken now (SHELL-18)', () => {
    expect(steerBack(at('/x', journey('/es/noticeSent?tag=2')))).toMatchObject({ to: '/noticeSent?tag=2' })
  })
})
