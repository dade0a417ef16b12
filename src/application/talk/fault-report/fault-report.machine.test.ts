import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { formNow } from '#application/kit/form-now.ts'
import { present } from '#application/kit/present.ts'
import { ends, fails, NO_PORTS, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { Fields } from '#application/ports/unsent.ts'
import type { PositionFailure } from '#application/ports/positions.ts'
import { type FaultReport, NO_REPORT } from '#domain/fault-report/fault-report.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { faultReportMachine } from './fault-report.machine.ts'

const hole: FaultReport = { ...NO_REPORT, kind: 'roads', subject: 'Buca', text: 'Larga e profonda' }
const VARESE: Coordinates = { latitude: 45.818_563, longitude: 8.825_049 }
const ROUGHLY: Coordinates = { latitude: 45.8186, longitude: 8.825 }

test('Every transition of the report of a fault is covered', async () => {
  const walked = await walk(faultReportMachine(NO_PORTS).provide({ actions: { dropDraft: () => {} } }), {
    events: [
      { type: 'position.requested' },
      { type: 'report.edited' },
      { type: 'report.begun' },
      { type: 'mail.opened' },
      { type: 'mail.sent' },
      { type: 'retry.requested' },
      ends('form', { values: hole, answer: undefined }),
      fails('form', new Error('A defect')),
      ends('locate', VARESE),
      fails('locate', { _tag: 'PositionDenied' }),
    ],
    inputs: [{ place: undefined }, { place: 'Via Sacco 5' }],
    sees: () => undefined,
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})

/** A citizen at the report, on a device with or without a stored one. */
const open = async (stored?: FaultReport, place?: string) => {
  const device: { draft: Fields | undefined } = { draft: stored }
  const locate = waitingPort<[], PositionFailure, Coordinates>()
  const actor = createActor(
    faultReportMachine({
      drafts: {
        fault: {
          read: () => Option.fromNullable(device.draft),
          keep: (_, draft) => {
            device.draft = draft
            return Either.right(undefined)
          },
          drop: () => {
            device.draft = undefined
          },
        },
      },
      positions: { current: locate.port },
    }),
    { input: { place } },
  ).start()
  await settle()
  const form = () => formNow(present(actor.getSnapshot().children.form))
  return {
    device,
    locate,
    now: () => actor.getSnapshot(),
    values: () => form().values,
    problems: () => form().problems,
    isRestored: () => form().isRestored,
    type: (fields: Partial<FaultReport>) => form().change(fields),
    submit: async () => {
      form().submit()
      await settle()
    },
    send: (type: 'position.requested' | 'report.edited' | 'report.begun' | 'mail.opened' | 'mail.sent') =>
      actor.send({ type }),
  }
}

describe('The report of a fault', () => {
  test('names what is missing, and then can be read before it is sent (LAW-05)', async () => {
    const { submit, problems, type, now } = await open()
    await submit()
    expect(problems()).toEqual({ kind: 'missing', subject: 'missing', text: 'missing' })
    type(hole)
    expect(problems()).toEqual({})
    await submit()
    expect([now().context.report, now().hasTag('complete'), now().matches('sent')]).toEqual([hole, true, false])
  })

  test('is stored on the device until its e-mail is opened (LAW-06)', async () => {
    const { submit, type, now, send, device } = await open()
    type({ subject: 'Buca' })
    expect(device.draft).toEqual({ ...NO_REPORT, subject: 'Buca' })
    type(hole)
    await submit()
    expect(device.draft).toEqual(hole)
    send('mail.opened')
    expect([device.draft, now().matches('opened'), now().context.report]).toEqual([undefined, true, hole])
  })

  test('is there again after the page was closed, and is edited without a note about that (LAW-06)', async () => {
    const { values, isRestored: isThere, submit, send, type, device } = await open(hole)
    expect([values(), isThere()]).toEqual([hole, true])
    await submit()
    send('report.edited')
    expect([values(), isThere()]).toEqual([hole, false])
    type({ place: 'Via Sacco 5' })
    expect(device.draft).toEqual({ ...hole, place: 'Via Sacco 5' })
  })

  test.each([
    ['Biblioteca civica', '', 'Biblioteca civica'],
    ['Palestra di via Sacco', 'Via Sacco 5', 'Via Sacco 5'],
    [undefined, 'Via Sacco 5', 'Via Sacco 5'],
  ])('is there again for whoever is brought from %s, with its place %j (LAW-06)', async (brought, place, shown) => {
    const { values, isRestored: isThere, type, device } = await open({ ...hole, place }, brought)
    expect([values(), isThere()]).toEqual([{ ...hole, place: shown }, true])
    type({ contact: '347' })
    expect(device.draft).toEqual({ ...hole, place: shown, contact: '347' })
  })

  test('is not begun by the place alone that the citizen is brought from (LAW-06)', async () => {
    const { type, device } = await open(undefined, 'Biblioteca civica')
    type({ subject: 'P' })
    expect(device.draft).toEqual({ ...NO_REPORT, place: 'Biblioteca civica', subject: 'P' })
    type({ subject: '' })
    expect(device.draft).toEqual({})
  })

  test('begins anew after it was sent', async () => {
    const { type, submit, send, values } = await open()
    type(hole)
    await submit()
    send('mail.opened')
    send('report.begun')
    await settle()
    expect(values()).toEqual(NO_REPORT)
  })
})

describe('The position of a fault', () => {
  test('is added on request only, and to about ten metres (LAW-05)', async () => {
    const { locate, send, values, now, type, device } = await open()
    type(hole)
    expect([locate.calls.length, values().position]).toEqual([0, undefined])
    send('position.requested')
    expect(now().matches({ writing: 'locating' })).toBe(true)
    await locate.call().succeed(VARESE)
    expect([values().position, now().matches({ writing: 'locating' }), device.draft?.['position']]).toEqual([
      ROUGHLY,
      false,
      ROUGHLY,
    ])
  })

  test('that is refused says so until it is requested again', async () => {
    const { locate, send, now, values } = await open()
    send('position.requested')
    await locate.call().fail({ _tag: 'PositionDenied' })
    expect([now().context.positionFailure, values().position]).toEqual([{ _tag: 'PositionDenied' }, undefined])
    send('position.requested')
    expect(now().context.positionFailure).toBeUndefined()
  })

  test('that comes after the report was completed is not added', async () => {
    const { locate, send, type, submit, now } = await open()
    type(hole)
    send('position.requested')
    await submit()
    await locate.call().succeed(VARESE)
    expect([now().hasTag('complete'), now().context.report]).toEqual([true, hole])
  })

  test('begins with the place that the citizen comes from, and forgets it for another report (LAW-08)', async () => {
    const { values, submit, type, send, now } = await open(undefined, 'Biblioteca civica')
    expect(values().place).toBe('Biblioteca civica')
    type(hole)
    await submit()
    send('mail.opened')
    expect(now().matches('sent')).toBe(false)
    send('mail.sent')
    expect(now().matches('sent')).toBe(true)
    send('report.begun')
    expect(values().place).toBe('')
  })
})
