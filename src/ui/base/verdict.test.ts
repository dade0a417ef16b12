import { expect, test } from 'vitest'
import { present } from '#application/kit/present.ts'
import { idFrom } from '#domain/id.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { type Access, type ScreenName, SCREENS } from './screens.ts'
import { isOpenTo, verdictOf } from './verdict.ts'

const mario = {
  id: present(idFrom<'User'>('1')),
  username: 'mario.rossi',
  name: 'Mario',
  surname: 'Rossi',
  email: undefined,
  roles: ['user'],
  image: undefined,
} as const

const visitor = { standing: 'anonymous', user: undefined, isAdmin: false, seesNotices: false } as const
const arriving = { ...visitor, standing: 'authenticating' } as const
const unread = { ...visitor, standing: 'authenticated' } as const
const tester = { ...unread, user: mario } as const
const citizen = { ...tester, seesNotices: true } as const
const administrator = { ...citizen, isAdmin: true } as const

test.each<[Access, readonly string[]]>([
  ['everyone', ['admit', 'admit', 'admit', 'admit', 'admit', 'admit']],
  ['signedIn', ['invite', 'wait', 'admit', 'admit', 'admit', 'admit']],
  ['account', ['invite', 'wait', 'unknown', 'admit', 'admit', 'admit']],
  ['notices', ['invite', 'wait', 'admit', 'refuse', 'admit', 'admit']],
  ['admin', ['invite', 'wait', 'unknown', 'refuse', 'refuse', 'admit']],
])(
  'what is for %s: a visitor, one who arrives, one not read, a tester, a citizen, an administrator',
  (access, verdicts) =>
    expect([visitor, arriving, unread, tester, citizen, administrator].map((one) => verdictOf(access, one))).toEqual(
      verdicts,
    ),
)

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

/** Home works without an account, so do the directory, its events and sheets, the guide and what is about the account itself. */
const FOR_ALL = `home search municipalities municipality activities activity activityEvents event events contacts contact sheet
  assistance faultReport legal settings signIn signInAgain registration activation forgotPassword forcedPassword`
/** What belongs to a citizen (PROF-01, FAV-01, EVENT-07, CHAT-01, PRIV-01), as far as a kept session stands for it (AUTH-10). */
const FOR_SESSION = 'profileArea profile privacy calendar favourites chats'
/** What is done in the name of an account (PWD-07, DEV-01, PROF-07, CHAT-03). */
const FOR_ACCOUNT = 'changePassword devices deleteAccount chat'
/** The roles admin and user receive notices, that of a tester does not (SHELL-11). */
const FOR_READERS = 'notices notice'
/** Users (ADMIN-01), who follows a topic (TOPIC-13), the state of the service. */
const FOR_ADMINISTRATORS = 'users user newUser service topicUsers'

const EVERY_MODULE = { ...DEFAULTS, feedback: { faults: 'guasti@comune.example' } } as never

test.each([
  ['a visitor', visitor, [FOR_ALL]],
  ['one who arrives', arriving, [FOR_ALL]],
  ['one of whom nobody knows who it is', unread, [FOR_ALL, FOR_SESSION, FOR_READERS]],
  ['a tester', tester, [FOR_ALL, FOR_SESSION, FOR_ACCOUNT]],
  ['a citizen', citizen, [FOR_ALL, FOR_SESSION, FOR_ACCOUNT, FOR_READERS]],
  ['an administrator', administrator, [FOR_ALL, FOR_SESSION, FOR_ACCOUNT, FOR_READERS, FOR_ADMINISTRATORS]],
])('%s may open these screens, and no other (SHELL-13, ADMIN-01)', (_, viewer, those) => {
  const names = Object.keys(SCREENS) as readonly ScreenName[]
  const open = names.filter((name) => isOpenTo(viewer, EVERY_MODULE, name))
  expect(open.toSorted()).toEqual(those.flatMap(words).toSorted())
})

test.each([
  ['users', 'users'],
  ['service', 'users'],
  ['chats', 'chat'],
] as const)('what a town has switched off is open to nobody: %s without %s', (name, module) => {
  const configuration = { ...DEFAULTS, modules: { [module]: false } }
  expect(isOpenTo(administrator, configuration, name)).toBe(name === 'service')
})

test.each([
  ['everyone', [false, true, true]],
  ['administrators', [false, false, true]],
  ['nobody', [false, false, false]],
] as const)('who follows a topic is open to %s: a visitor, a citizen, an administrator (TOPIC-13)', (followers, open) =>
  expect(
    [visitor, citizen, administrator].map((one) =>
      isOpenTo(one, { ...DEFAULTS, modules: { followers } }, 'topicUsers'),
    ),
  ).toEqual(open),
)
