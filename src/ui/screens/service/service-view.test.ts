import { expect, test } from 'vitest'
import { healthOf } from '#application/town/service/service-health.ts'
import type { Deviation } from '#application/ports/diagnostics.ts'
import { serviceView } from './service-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const lost = (call: string): Deviation => ({
  kind: 'leftOut',
  call,
  path: 'data.0.name',
  expected: 'text',
  actual: 'list',
})

const viewOf = (deviations: readonly Deviation[], isReported = false) =>
  serviceView({ health: healthOf(deviations), isReported }, speech)

test('a service without deviations is well', () => {
  const { isWell, health, calls, reported } = viewOf([])
  expect([isWell, calls]).toEqual([true, []])
  expect(health).toMatch(/^Tutto bene/)
  expect(reported).toMatch(/^Queste informazioni restano/)
  expect(viewOf([{ kind: 'defect', error: new Error('Mario') }]).isWell).toBe(false)
})

test('calls that deviated come with their last reason, the most frequent first', () => {
  const { isWell, health, calls } = viewOf([
    lost('GET /a'),
    lost('GET /b'),
    { kind: 'serverError', call: 'GET /b', status: 503 },
    { kind: 'defect', error: new Error('Mario') },
  ])
  expect(isWell).toBe(false)
  expect(health).toBe(
    '2 tipi di richiesta hanno avuto una risposta diversa da quella prevista. Piazza ha avuto 1 errore.',
  )
  expect(calls).toEqual([
    { key: 'GET /b', call: 'GET /b', reason: 'Errore del servizio: stato 503', times: '2 volte' },
    { key: 'GET /a', call: 'GET /a', reason: 'data.0.name: atteso text, trovato list', times: '1 volta' },
  ])
})

test('where reports are sent, the page says so', () => {
  expect(viewOf([], true).reported).toMatch(/^Le segnalazioni tecniche vanno/)
})
