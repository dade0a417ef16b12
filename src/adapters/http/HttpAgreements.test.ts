import { expect, test } from 'vitest'
import type { Policy } from '#domain/profile/profile.ts'
import { createHttpAgreements } from './HttpAgreements.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'
import { refusal } from './testing/fake-server.ts'

const NOW = Date.parse('2026-11-20T09:30:00+01:00')

const citizen = (answer: () => Response) => {
  const tab = tabBefore(answer)
  return { ...tab, agreements: createHttpAgreements({ client: tab.client, now: () => NOW }) }
}

const read = async (agreement: Readonly<Record<string, unknown>>) =>
  successOf(
    await citizen(() => Response.json({ data: { policy: 'INFORMATIVA_APP', ...agreement } })).agreements.read('app')(),
  )

test.each([1, '1', 'Y', true, 'sì', 2])('an agreement of %o is true (PRIV-01)', async (agreement) =>
  expect(await read({ agreement })).toEqual({ agreed: true, savedAt: undefined }),
)

test.each([0, '0', '', null, undefined, 'N', 'n', 'no', false, 'false', [], {}])(
  'an agreement of %o is none (PRIV-01)',
  async (agreement) => expect((await read({ agreement })).agreed).toBe(false),
)

test('the moment of the last save is read where the server sends it', async () => {
  expect(await read({ agreement: 1, date: '2026-10-11T08:30:00Z' })).toEqual({
    agreed: true,
    savedAt: Date.parse('2026-10-11T08:30:00Z'),
  })
})

test.each<readonly [Policy, string]>([
  ['app', 'INFORMATIVA_APP'],
  ['privacy', 'INFORMATIVA_PRIVACY'],
])('the document %s is requested and saved under its name on the wire (PRIV-01, PRIV-02)', async (policy, name) => {
  const { agreements, asked } = citizen(() => Response.json({ data: { policy: name, agreement: 1 } }))
  successOf(await agreements.read(policy)())
  expect(successOf(await agreements.save(policy, false)())).toEqual({ agreed: false, savedAt: NOW })
  expect(successOf(await agreements.save(policy, true)())).toEqual({ agreed: true, savedAt: NOW })
  expect(asked()).toEqual([
    ['GET', `/api/userprivacy?${new URLSearchParams({ filters: JSON.stringify({ policy: name }) })}`, undefined],
    ['POST', '/api/app/userprivacy', { policy: name, agreement: 0 }],
    ['POST', '/api/app/userprivacy', { policy: name, agreement: 1 }],
  ])
})

const readFrom = async (json: unknown) =>
  successOf(await citizen(() => Response.json(json)).agreements.read('privacy')())
const APP = { policy: 'INFORMATIVA_APP', agreement: 1 }
const PRIVACY = { policy: 'informativa_privacy', agreement: 1, date: '2026-10-11T08:30:00Z' }

test('the requested document is found among all those in the answer', async () => {
  const own = { agreed: true, savedAt: Date.parse(PRIVACY.date) }
  expect(await readFrom({ data: [{ ...APP, agreement: 0 }, PRIVACY] })).toEqual(own)
  expect(await readFrom([PRIVACY, APP])).toEqual(own)
  expect(await readFrom({ data: [APP, { ...PRIVACY, agreement: 0 }] })).toMatchObject({ agreed: false })
  expect(await readFrom({ data: [APP, { policy: undefined, group: 'INFORMATIVA_PRIVACY', agreement: 1 }] })).toEqual({
    agreed: true,
    savedAt: undefined,
  })
})

test('an answer without a document name is about the requested one; an answer with another name is not', async () => {
  expect(await readFrom({ data: { agreement: 1 } })).toEqual({ agreed: true, savedAt: undefined })
  expect(await readFrom({ agreement: 'Y' })).toEqual({ agreed: true, savedAt: undefined })
  expect(await readFrom({ data: APP })).toEqual({ agreed: false, savedAt: undefined })
})

test.each([{ data: null }, { data: [] }, { data: {} }, {}, [], null])(
  'where nothing was answered (%j) nothing is agreed',
  async (nothing) => expect(await readFrom(nothing)).toEqual({ agreed: false, savedAt: undefined }),
)

test('failures are reported to the caller, and by no toast', async () => {
  const { agreements, failures } = citizen(() => refusal(500, 'In manutenzione'))
  expect(failureOf(await agreements.read('app')())).toMatchObject({ message: 'In manutenzione' })
  expect(failureOf(await agreements.save('app', true)())).toMatchObject({ message: 'In manutenzione' })
  expect(failures).toEqual([])
})
