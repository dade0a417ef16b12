import type { Mail } from '#domain/links/mail-to.ts'
import { type FaultKind, type FaultReport, geoUri } from '#domain/fault-report/fault-report.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

const KINDS: Readonly<Record<FaultKind, MessageId>> = {
  roads: 'faultReport.roads',
  lights: 'faultReport.lights',
  waste: 'faultReport.waste',
  green: 'faultReport.green',
  water: 'faultReport.water',
  buildings: 'faultReport.buildings',
  service: 'faultReport.service',
  other: 'faultReport.other',
}

export const kindWords = (kind: FaultKind, { say }: Speech): string => say(KINDS[kind])

/** A position as maps take it from a search field: degrees with a point, whatever the language. */
const positionWords = ({ latitude, longitude }: Coordinates): string => `${latitude}, ${longitude}`

/** A part of a report, as it is read before it is sent and in the e-mail. */
export type FaultFact = Readonly<{ key: keyof FaultReport; label: string; value: string }>

/** What a report says; what the citizen left empty is left out. */
export const faultFacts = (report: FaultReport, speech: Speech): readonly FaultFact[] => {
  const { say } = speech
  const { kind, position } = report
  const facts: readonly FaultFact[] = [
    { key: 'kind', label: say('faultReport.kind'), value: kind === undefined ? '' : kindWords(kind, speech) },
    { key: 'subject', label: say('faultReport.subject'), value: report.subject.trim() },
    { key: 'text', label: say('faultReport.text'), value: report.text.trim() },
    { key: 'place', label: say('faultReport.place'), value: report.place.trim() },
    { key: 'position', label: say('faultReport.position'), value: position ? positionWords(position) : '' },
    { key: 'contact', label: say('faultReport.contact'), value: report.contact.trim() },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** [decided] The e-mail is in the language of the citizen, who sends it. A position is there as a `geo:` link too. */
export const faultMail = (report: FaultReport, speech: Speech): Mail => {
  const { say } = speech
  return {
    subject: say('faultReport.subjectLine', { subject: report.subject.trim() }),
    paragraphs: [
      ...faultFacts(report, speech).map(({ label, value }) => `${label}: ${value}`),
      ...(report.position ? [geoUri(report.position)] : []),
      say('faultReport.signature'),
    ],
  }
}
