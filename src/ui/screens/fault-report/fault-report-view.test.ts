import { expect, test, vi } from 'vitest'
import type { FaultReportNow } from '#application/talk/fault-report/fault-report.flow.ts'
import { type FaultReport, LONGEST_TEXTS, NO_REPORT } from '#domain/fault-report/fault-report.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { faultReportView } from './fault-report-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const hole: FaultReport = {
  kind: 'roads',
  subject: ' Buca ',
  text: 'Larga\ne profonda',
  place: 'Via Sacco 5',
  position: { latitude: 45.8186, longitude: 8.825 },
  contact: '',
}
const VERBS = { locate: () => {}, edit: () => {}, begin: () => {}, openMail: () => {}, confirmSent: () => {} }
const RESTING = { isLocating: false, positionFailure: undefined, isOpened: false, isSent: false, restart: undefined }

const seen = (now: Partial<FaultReportNow>) =>
  faultReportView({ form: undefined, complete: undefined, ...RESTING, ...VERBS, ...now }, speech, {
    configuration: DEFAULTS,
  })

const written = (values: Partial<FaultReport>, form: object = {}, now: Partial<FaultReportNow> = {}) => {
  const change = vi.fn<(fields: Partial<FaultReport>) => void>()
  const still = {
    problems: {},
    attempts: 0,
    failure: undefined,
    said: {},
    isSending: false,
    isChanged: true,
    isRestored: false,
  }
  const { asked } = seen({
    form: { values: { ...NO_REPORT, ...values }, ...still, change, submit: () => {}, ...form },
    ...now,
  })
  if (asked?.kind !== 'ready') throw new Error('The form is not shown')
  return { change, view: asked.content }
}

test('each field that is missing says so, and no other (LAW-05)', () => {
  const { view } = written({}, { problems: { kind: 'missing', subject: 'missing', text: 'missing' } })
  expect([view.kindOf, view.subject, view.text, view.place, view.contact].map(({ problem }) => problem)).toEqual([
    'Scegli il tipo di disservizio',
    'Scrivi un titolo',
    'Scrivi che cosa succede',
    undefined,
    undefined,
  ])
})

test('what is too long stays as it was typed, and a kind can be chosen or not', () => {
  const { view, change } = written({})
  view.subject.change('x'.repeat(LONGEST_TEXTS.subject + 1))
  view.kindOf.choose('lights')
  view.kindOf.choose('')
  expect(change.mock.calls).toEqual([
    [{ subject: 'x'.repeat(LONGEST_TEXTS.subject + 1) }],
    [{ kind: 'lights' }],
    [{ kind: undefined }],
  ])
})

test('a position is offered, then shown and taken back', () => {
  const locate = vi.fn<() => void>()
  const without = written({}, {}, { locate, positionFailure: { _tag: 'PositionTimedOut' } }).view.position
  without.change.press()
  expect(locate).toHaveBeenCalledOnce()
  expect(without).toMatchObject({ map: undefined, failure: expect.stringMatching(/in tempo/) as string })
  const { view, change } = written({ position: hole.position })
  view.position.change.press()
  expect([view.position.map?.position, change.mock.calls]).toEqual([hole.position, [[{ position: undefined }]]])
})

test('a report that was begun earlier says so (LAW-06)', () => {
  expect(written({}, { isRestored: true }).view.form.restored).toMatch(/avevi iniziato/)
  expect(written({}).view.form.restored).toBeUndefined()
})

test('the complete report is read before its e-mail, which says the same (LAW-05)', () => {
  const { asked, ready } = seen({ complete: hole })
  expect([asked, ready?.key, ready?.facts.map(({ value }) => value)]).toEqual([
    undefined,
    'ready',
    ['Strade e marciapiedi', 'Buca', 'Larga\ne profonda', 'Via Sacco 5'],
  ])
  expect(ready?.map?.position).toEqual(hole.position)
  const mail = decodeURIComponent(ready?.send?.href ?? '')
  expect(mail).toMatch(
    /^mailto:assistenza@piazza\.example\?subject=Segnalazione: Buca&body=Tipo di disservizio: Strade/,
  )
  expect(mail).toContain('Dove: Via Sacco 5\r\n\r\nPosizione: 45.8186, 8.825\r\n\r\ngeo:45.8186,8.825\r\n\r\n')
  expect(mail).not.toContain('Come possiamo risponderti?')
})

test('after the e-mail was opened it can be opened again, changed, or followed by another', () => {
  const confirmSent = vi.fn<() => void>()
  const { ready } = seen({ complete: { ...hole, position: undefined }, isOpened: true, confirmSent })
  expect(ready).toMatchObject({ key: 'opened', heading: 'Hai inviato il messaggio?', map: undefined })
  expect([ready?.send?.label, ...(ready?.others ?? []).map(({ label }) => label)]).toEqual([
    'Apri di nuovo il messaggio',
    'Sì, l’ho inviato',
    'Modifica',
    'Scrivi un’altra segnalazione',
  ])
  expect(ready?.send?.href).not.toContain('geo')
  ready?.others[0]?.press()
  expect(confirmSent).toHaveBeenCalledOnce()
})

test('only whoever says that the e-mail was sent is thanked', () => {
  const { ready } = seen({ complete: hole, isSent: true })
  expect(ready).toMatchObject({ key: 'sent', heading: 'Grazie per la segnalazione', send: undefined })
  expect(ready?.others.map(({ label }) => label)).toEqual(['Scrivi un’altra segnalazione'])
})
