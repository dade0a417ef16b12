import * as Option from 'fp-ts/lib/Option.js'
import { type Coordinates, coordinatesFrom } from '#domain/places/coordinates.ts'
import { lengthOf } from '#domain/text/length.ts'
import { isUnwritten } from '#domain/text/typed.ts'

/** [decided] The kinds of faults: the specification and the model of municipal sites leave the list to the town. */
export const FAULT_KINDS = ['roads', 'lights', 'waste', 'green', 'water', 'buildings', 'service', 'other'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** A fault as the citizen describes it (LAW-05). `position` is there only after they added it. */
export type FaultReport = Readonly<{
  kind: FaultKind | undefined
  subject: string
  text: string
  place: string
  position: Coordinates | undefined
  contact: string
}>

export const NO_REPORT: FaultReport = {
  kind: undefined,
  subject: '',
  text: '',
  place: '',
  position: undefined,
  contact: '',
}

/**
 * [decided] The longest texts, in characters: together they stay within what mail apps take from a link. What is typed or
 * pasted beyond stays in its field, with a word about it.
 */
export const LONGEST_TEXTS = { subject: 80, text: 600, place: 120, contact: 80 } as const

export type FaultProblem = 'missing' | 'tooLong'

type Text = keyof typeof LONGEST_TEXTS
const TEXTS: readonly Text[] = ['subject', 'text', 'place', 'contact']
const REQUIRED: ReadonlySet<Text> = new Set(['subject', 'text'])

const problemOf = (field: Text, text: string): FaultProblem | undefined => {
  if (REQUIRED.has(field) && isUnwritten(text)) return 'missing'
  return lengthOf(text) > LONGEST_TEXTS[field] ? 'tooLong' : undefined
}

/** A report needs a kind, a subject and a description. Where it is and how to reach the citizen are optional. */
export const faultProblems = (report: FaultReport): Readonly<{ [Field in keyof FaultReport]?: FaultProblem }> => ({
  ...(report.kind === undefined && { kind: 'missing' }),
  ...Object.fromEntries(
    TEXTS.flatMap((field) => {
      const problem = problemOf(field, report[field])
      return problem === undefined ? [] : [[field, problem]]
    }),
  ),
})

/** Whether nothing has been written. The place that the citizen was brought from is not written by them (LAW-08). */
export const isNoReport = (report: FaultReport, brought = ''): boolean =>
  report.kind === undefined &&
  report.position === undefined &&
  `${report.subject}${report.text}${report.contact}` === '' &&
  (report.place === '' || report.place === brought)

/** [decided] A position is told to 4 decimals of a degree: about 10 metres, enough to find a hole in a road. */
const PRECISION = 10_000
const rounded = (degrees: number): number => Math.round(degrees * PRECISION) / PRECISION

export const roughly = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
})

/** A position as a `geo:` URI (RFC 5870). */
export const geoUri = ({ latitude, longitude }: Coordinates): string => `geo:${latitude},${longitude}`

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' ? { ...value } : {})

/** A report as the device has stored it; what cannot be one is left out (fault 32). */
export const faultReportFrom = (stored: Readonly<Record<string, unknown>>): FaultReport => {
  const { latitude, longitude } = fieldsIn(stored['position'])
  return {
    kind: FAULT_KINDS.find((kind) => kind === stored['kind']),
    subject: textIn(stored['subject']),
    text: textIn(stored['text']),
    place: textIn(stored['place']),
    position: Option.toUndefined(coordinatesFrom(numberIn(latitude), numberIn(longitude))),
    contact: textIn(stored['contact']),
  }
}
