import { expect, test } from 'vitest'
import { credentialsProblems } from './credentials.ts'

test.each([
  ['mario.rossi', 'Piazza2026!', {}],
  ['', 'Piazza2026!', { username: 'missing' }],
  [' \t', 'Piazza2026!', { username: 'missing' }],
  ['mario.rossi', '', { password: 'missing' }],
  ['mario.rossi', '   ', {}],
  ['  ', '', { username: 'missing', password: 'missing' }],
])(
  'The username %j and the password %j lack %j; blanks are a password and no username',
  (username, password, problems) => expect(credentialsProblems({ username, password })).toEqual(problems),
)
