import { expect, test } from 'vitest'
import { present } from '#application/kit/present.ts'
import { idFrom } from '#domain/id.ts'
import type { Access } from './screens.ts'
import { verdictOf } from './verdict.ts'

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
