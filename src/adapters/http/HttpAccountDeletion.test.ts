import { expect, test } from 'vitest'
import type { UserId } from '#domain/identity/user.ts'
import { createHttpAccountDeletion } from './HttpAccountDeletion.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'
import { refusal } from './testing/fake-server.ts'

const MARIO = 1 as UserId

const citizen = (answer: () => Response) => {
  const tab = tabBefore(answer)
  tab.sessions.open({ token: 'mario', refreshToken: 'refresh' })
  return { ...tab, deletion: createHttpAccountDeletion(tab.client) }
}

test('An account is deleted with its password, and the session is not ended here (PROF-07)', async () => {
  const { deletion, server, sessions } = citizen(() => Response.json({ message: 'Account eliminato' }))
  successOf(await deletion.delete(MARIO, 'Piazza2026!')())
  expect(server.asked).toMatchObject([
    { method: 'POST', path: '/api/app/users/1', token: 'mario', body: { password: 'Piazza2026!' } },
  ])
  expect(sessions.isOpen()).toBe(true)
})

test.each([refusal(422, undefined, 'WRONG_PASSWORD'), refusal(400, 'password ERRATA')])(
  'A wrong password is told apart, and costs nothing (PROF-08)',
  async (response) => {
    const { deletion, sessions, failures } = citizen(() => response)
    expect(failureOf(await deletion.delete(MARIO, 'no')())).toEqual({ _tag: 'PasswordWrong' })
    expect([sessions.isOpen(), failures]).toEqual([true, []])
  },
)

test.each([refusal(500, 'Manutenzione'), refusal(403, 'Non puoi farlo con questo account', 'NOT_YOURS')])(
  'A deletion that fails otherwise is no matter of the password',
  async (response) => {
    const { deletion } = citizen(() => response)
    expect(failureOf(await deletion.delete(MARIO, 'no')())).toMatchObject({ _tag: 'Refused' })
  },
)
