import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import { present } from '#application/kit/present.ts'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { settle } from '#application/kit/testing/walk.ts'
import { type FaultReport, NO_REPORT } from '#domain/fault-report/fault-report.ts'
import { openFaultReport } from './fault-report.flow.ts'

const hole: FaultReport = { ...NO_REPORT, kind: 'roads', subject: 'Buca', text: 'Larga e profonda' }

test('A report is complete from its form until it is edited or another one is begun, also once it was sent (LAW-05)', async () => {
  const fault = { read: () => Option.none, keep: () => Either.right(undefined), drop: () => {} }
  const { now } = openFaultReport(scopeOver({ drafts: { fault }, positions: {} }), { place: undefined })
  const submit = async () => {
    present(now().form).submit()
    await settle()
  }
  await settle()
  present(now().form).change(hole)
  expect(now().complete).toBeUndefined()
  await submit()
  expect(now()).toMatchObject({ complete: hole, isOpened: false, isSent: false })
  now().edit()
  await settle()
  expect([now().complete, present(now().form).values]).toEqual([undefined, hole])
  await submit()
  now().openMail()
  expect(now()).toMatchObject({ complete: hole, isOpened: true, isSent: false })
  now().confirmSent()
  expect(now()).toMatchObject({ complete: hole, isOpened: false, isSent: true })
  now().begin()
  await settle()
  expect([now().complete, present(now().form).values]).toEqual([undefined, NO_REPORT])
})
