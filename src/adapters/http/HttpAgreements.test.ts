import { expect, test } from 'vitest'
import type { Policy } from '#domain/profile/profile.ts'
import { createHttpAgreements } from './HttpAgreements.ts'
import { failureOf, fakeDevice, successOf } from './testing/fake-device.ts'
import { type Asked, fakeServer, refusal } from './testing/fake-server.ts'

const NOW = Date.parse('2026-11-20T09:30:00+01:00')

const citizen = (answer: (asked: Asked) => Response | Promise<Response>) => {
  const server = fakeServer(answer)
  const { client, failures } = fakeDevice().tab(server)
  return { server, failures, agreements: createHttpAgreements({ client, now: () => NOW }) }
}

const read = async (agreement: Readonly<Record<string, unknown>>) =>
  successOf(
    await citizen(() => Response.json({ data: { policy: 'INFORMATIVA_APP', ...agreement } })).agreements.read('app')(),
  )

test.each([1, '1', 'Y', true, 'sì', 2])('an agreement of %o is one (PRIV-01)', async (agreement) =>
  expect(await read({ agreement })).toEqual({ agreed: true, savedAt: undefined }),
)

test.each([0, '0', '', null, undefined])('an agreement of %o is none (PRIV-01)', async (agreement) =>
  expect((await read({ agreement })).agreed).toBe(false),
)

test('the moment of the last saving is told where the server knows it', async () => {
  expect(await read({ agreement: 1, date: '2026-10-11T08:30:00Z' })).toEqual({
    agreed: true,
    savedAt: Date.parse('2026-10-11T08:30:00Z'),
  })
})

test.each<readonly [Policy, string]>([
  ['app', 'INFORMATIVA_APP'],
  ['privacy', 'INFORMATIVA_PRIVACY'],
])('the document %s is asked for and saved under its name on the wire (PRIV-01, PRIV-02)', async (policy, name) => {
  const { agreements, server } = citizen(() => Response.json({ data: { policy: name, agreement: 1 } }))
  successOf(await agreements.read(policy)())
  expect(successOf(await agreements.save(policy, false)())).toEqual({ agreed: false, savedAt: NOW })
  expect(server.asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', `/api/userprivacy?${new URLSearchParams({ filters: JSON.stringify({ policy: name }) })}`, undefined],
    ['POST', '/api/app/userprivacy', { policy: name, agreement: 'N' }],
  ])
})

test('what fails is told to whoever asked, and by no toast besides', async () => {
  const { agreements, failures } = citizen(() => refusal(500, 'In manutenzione'))
  expect(failureOf(await agreements.read('app')())).toMatchObject({ message: 'In manutenzione' })
  expect(failureOf(await agreements.save('app', true)())).toMatchObject({ message: 'In manutenzione' })
  expect(failures).toEqual([])
})
