import { expect, test } from 'vitest'
import {
  type FaultReport,
  faultProblems,
  faultReportFrom,
  geoUri,
  isNoReport,
  LONGEST_TEXTS,
  NO_REPORT,
  roughly,
} from './fault-report.ts'

const hole: FaultReport = { ...NO_REPORT, kind: 'roads', subject: 'Buca', text: 'Larga e profonda' }

test('a report needs a kind, a subject and a description, and nothing else (LAW-05)', () => {
  expect(faultProblems(NO_REPORT)).toEqual({ kind: 'missing', subject: 'missing', text: 'missing' })
  expect(faultProblems({ ...hole, subject: '  ', text: '\n' })).toEqual({ subject: 'missing', text: 'missing' })
  expect(faultProblems(hole)).toEqual({})
})

test.each(['subject', 'text', 'place', 'contact'] as const)(
  'a %s may have its longest length, and no more',
  (field) => {
    const [longest, family] = [LONGEST_TEXTS[field], '👨\u200D👩\u200D👧\u200D👦']
    expect(faultProblems({ ...hole, [field]: 'e\u0300'.repeat(longest) })).toEqual({})
    expect(faultProblems({ ...hole, [field]: 'x'.repeat(longest) + family })).toEqual({ [field]: 'tooLong' })
  },
)

test.each([
  [{}, true],
  [{ kind: 'other' }, false],
  [{ subject: 'B' }, false],
  [{ text: 'B' }, false],
  [{ place: 'B' }, false],
  [{ contact: 'B' }, false],
  [{ position: { latitude: 45, longitude: 8 } }, false],
] as const)('a report of %j is none: %s', (written, isNone) =>
  expect(isNoReport({ ...NO_REPORT, ...written })).toBe(isNone),
)

test.each([
  [{ place: 'Biblioteca' }, true],
  [{ place: '' }, true],
  [{ place: 'Biblioteca, al primo piano' }, false],
  [{ place: 'Biblioteca', contact: 'B' }, false],
] as const)('a report of %j from the library is none: %s (LAW-08)', (written, isNone) =>
  expect(isNoReport({ ...NO_REPORT, ...written }, 'Biblioteca')).toBe(isNone),
)

test('a position is told to about ten metres', () => {
  const position = roughly({ latitude: 45.818_563_21, longitude: -8.825_049_9 })
  expect(position).toEqual({ latitude: 45.8186, longitude: -8.825 })
  expect(geoUri(position)).toBe('geo:45.8186,-8.825')
})

test('a stored report is read back, and what cannot be one is left out (fault 32)', () => {
  const whole = { ...hole, place: 'Via Sacco 5', position: { latitude: 45.8186, longitude: 8.825 }, contact: '0332 1' }
  expect(faultReportFrom(JSON.parse(JSON.stringify(whole)) as object as never)).toEqual(whole)
  expect(faultReportFrom({ kind: 'volcano', subject: 7, text: null, position: { latitude: 'x' } })).toEqual(NO_REPORT)
  for (const position of [null, { latitude: '45.8186', longitude: '8.825' }, { latitude: 45.8186, longitude: '8.825' }])
    expect(faultReportFrom({ position })).toEqual(NO_REPORT)
  const long = 'x'.repeat(LONGEST_TEXTS.text + 1)
  expect(faultReportFrom({ position: 'qui', text: long })).toEqual({ ...NO_REPORT, text: long })
})
