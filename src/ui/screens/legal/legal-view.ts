import * as Option from 'fp-ts/lib/Option.js'
import { type LegalNow, openLegal } from '#application/town/legal/legal.flow.ts'
import { mailboxLink, mailTo } from '#domain/links/mail-to.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { LEGAL_SECTIONS, LEGAL_WORDS, type LegalSection, type LegalWords } from '#ui/documents/legal.ts'
import { storedView } from '#ui/parts/stored/stored-view.ts'
import { panelView } from '#ui/view/panels.ts'
import { type Way, way } from '#ui/view/parts.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'
import { type InterfaceLanguage, splitLanguage } from '#ui/language/languages.ts'

/** The text of the licence, which the law asks for (C.SI.3.4). */
const LICENCE = 'https://creativecommons.org/licenses/by/4.0/legalcode.it'

/** The legal notes (LAW-01 … LAW-03). */
export const legalView = (
  { words, isReported }: LegalNow<LegalWords>,
  speech: Speech,
  { configuration }: Pick<Here, 'configuration'>,
) => ({
  kind: 'page' as const,
  title: speech.say('legal.title'),
  panel: words
    ? // The notes are part of the app: they need no session.
      panelView(
        words,
        () => {},
        speech,
        (read) => LEGAL_SECTIONS.map((key) => sectionView(key, read, configuration, isReported, speech)),
      )
    : { kind: 'waiting' as const },
})

export type LegalView = ReturnType<typeof legalView>

/** What a section is about, where the town has given it. */
const GIVEN: Readonly<Record<LegalSection, (configuration: Configuration) => unknown>> = {
  owner: ({ owner }) => owner,
  accessibility: ({ legal }) => legal?.accessibility,
  privacy: ({ legal }) => legal?.privacy,
  licence: ({ legal }) => legal?.notes,
  cookies: () => undefined,
  responsibility: () => undefined,
}

/** Who answers: about accessibility whom the town names for it, about the rest its support. */
const mailOf = (key: LegalSection, { feedback, support }: Configuration): string =>
  (key === 'accessibility' ? feedback?.accessibility : undefined) ?? support.mail

/** A section with its links: to the pages of the town's site, and to a mailbox. */
const sectionView = (
  key: LegalSection,
  words: LegalWords,
  configuration: Configuration,
  isReported: boolean,
  speech: Speech,
) => {
  const { name, owner } = configuration
  const told: Readonly<Record<string, string | undefined>> = {
    app: name,
    owner: owner?.name,
    address: owner?.address,
    mail: mailOf(key, configuration),
  }
  const { heading, given = [], missing = [], paragraphs, quoted } = words[key]
  const about = GIVEN[key](configuration) === undefined ? missing : given
  const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, place: string) => told[place] ?? '')
  /** A paragraph about something that the town does not tell is left out. */
  const isTold = (text: string): boolean =>
    [...text.matchAll(/\{(\w+)\}/g)].every(([, place = '']) => told[place] !== undefined)
  const { groups, emptied, reports } = storedView(configuration, isReported, speech)
  return {
    key,
    heading: filled(heading),
    paragraphs: [...about, ...paragraphs].filter(isTold).map(filled),
    quoted,
    ways: waysOf(key, configuration, speech),
    /** What stays on the device, in the section about that. */
    stored: key === 'cookies' ? { groups, emptied, reports } : undefined,
  }
}

export type LegalSectionView = ReturnType<typeof sectionView>

/** A link to a page of the town, where the town has given it. */
const link = (label: MessageId, href: string | undefined, { say }: Speech): readonly Way[] =>
  href === undefined ? [] : [way(say(label), href)]

const waysOf = (key: LegalSection, configuration: Configuration, speech: Speech): readonly Way[] => {
  const { say } = speech
  const { owner, legal } = configuration
  if (key === 'owner')
    return owner?.mail === undefined
      ? []
      : [way(say('legal.writeOwner', { owner: owner.name }), mailboxLink(owner.mail))]
  if (key === 'accessibility') {
    const mail = { subject: say('legal.barrierSubject'), paragraphs: [say('legal.barrierText')] }
    return [
      ...link('legal.statement', legal?.accessibility, speech),
      ...link('legal.reportBarrier', Option.toUndefined(mailTo(mailOf(key, configuration), mail)), speech),
    ]
  }
  if (key === 'privacy') return link('legal.townPrivacy', legal?.privacy, speech)
  if (key === 'licence')
    return [...link('legal.licence', LICENCE, speech), ...link('legal.townNotes', legal?.notes, speech)]
  return []
}

/** The legal notes, and how to report what somebody cannot use (LAW-01, LAW-02). */
export const screen = screenOf({
  query: (_, path) => splitLanguage(path).language,
  open: openLegal((language: InterfaceLanguage) => LEGAL_WORDS[language]()),
  view: legalView,
})
