import * as Option from 'fp-ts/lib/Option.js'
import { type Coordinates, coordinatesFrom } from '#domain/places/coordinates.ts'

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

/** [decided] The longest texts, in characters: together they stay within what mail apps take from a link. */
export const LONGEST = { subject: 80, text: 600, place: 120, contact: 80 } as const

export type FaultProblem = 'missing'

/** A report needs a kind, a subject and a description. Where it is and how to reach the citizen are optional. */
export const faultProblems = ({
  kind,
  subject,
  text,
}: FaultReport): Readonly<{ [Field in keyof FaultReport]?: FaultProblem }> => ({
  ...(kind === undefined && { kind: 'missing' }),
  ...(subject.trim() === '' && { subject: 'missing' }),
  ...(text.trim() === '' && { text: 'missing' }),
})

/** Whether nothing has been written. */
export const isNoReport = (report: FaultReport): boolean =>
  report.kind === undefined &&
  report.position === undefined &&
  `${report.subject}${report.text}${report.place}${report.contact}` === ''

/** [decided] A position is told to 4 decimals of a degree: about 10 metres, enough to find a hole in a road. */
const PRECISION = 10_000
const rounded = (degrees: number): number => Math.round(degrees * PRECISION) / PRECISION

export const roughly = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
})

/** A position as a `geo:` URI (RFC 5870). */
export const geoUri = ({ latitude, longitude }: Coordinates): string => `geo:${latitude},${longitude}`

const textIn = (value: unknown, longest: number): string => (typeof value === 'string' ? value.slice(0, longest) : '')
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** A report as the device has stored it; what cannot be one is left out (fault 32). */
export const faultReportFrom = (stored: Readonly<Record<string, unknown>>): FaultReport => {
  const { latitude, longitude } = fieldsIn(stored['position'])
  return {
    kind: FAULT_KINDS.find((kind) => kind === stored['kind']),
    subject: textIn(stored['subject'], LONGEST.subject),
    text: textIn(stored['text'], LONGEST.text),
    place: textIn(stored['place'], LONGEST.place),
    position: Option.toUndefined(coordinatesFrom(numberIn(latitude), numberIn(longitude))),
    contact: textIn(stored['contact'], LONGEST.contact),
  }
}
