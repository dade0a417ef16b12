import { mailboxLink } from '#domain/links/mail-to.ts'
import { typedLine } from '#domain/text/typed.ts'
import { type GuideNow, openGuide } from '#application/talk/assistance/guide.flow.ts'
import { foundIn, questionCount } from '#domain/guide/guide.ts'
import { passagesIn } from '#ui/language/spoken/passages.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { phoneGroups } from '#domain/directory/phone-groups.ts'
import { dialled } from '#domain/directory/reach.ts'
import { type Guide, type GuideEntry, guideIn, GUIDES } from '#ui/documents/guide.ts'
import { type AdvertisingPart, advertisingRoom } from '#ui/parts/advertising/advertising-rooms.ts'
import { type ReadAloudPart, readAloudPart } from '#ui/parts/read-aloud/read-aloud-room.ts'
import { type Empty, empty, type Group, type Row } from '#ui/view/lists.ts'
import { panelView } from '#ui/view/panels.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import { type Hideable, type Panel, type Way, way } from '#ui/view/parts.ts'
import { type SearchFieldView, searchFieldView } from '#ui/view/search-field.ts'
import type { Speech } from '#ui/view/speech.ts'
import { type InterfaceLanguage, splitLanguage } from '#ui/language/languages.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'

/** A question and its answer, which is initially open for a search result. */
export type QuestionView = Row &
  Readonly<{
    key: string
    question: string
    answer: Hideable & Readonly<{ paragraphs: readonly string[]; leadsTo: Way | undefined }>
  }>

/** The answers of the guide: all, or those that match the search. */
export type AnswersView = Readonly<{
  /** The searched text, which is marked. */
  sought: string
  lead: string
  readAloud: ReadAloudPart | undefined
  advertisingAbove: AdvertisingPart
  /** The contents, beside the answers where there is room. */
  beside: Readonly<{ title: string; links: readonly Readonly<{ key: string; words: string }>[] }> | undefined
  sections: readonly (Group<QuestionView> & Readonly<{ key: string }>)[]
  empty: Empty | undefined
  /** The support contact. */
  support: Readonly<{ title: string; text: string; write: Way; call: Way | undefined }> | undefined
  advertisingBelow: AdvertisingPart | undefined
}>

/** The guide (HOME-03). */
export type AssistanceView = Readonly<{
  kind: 'page'
  title: string
  field: SearchFieldView
  panel: Panel<AnswersView>
}>

/** Typing filters at once: there is nothing to submit. */
const send = () => {}

export const assistanceView = (
  { guide, typed, type }: GuideNow<Guide>,
  speech: Speech,
  { configuration }: Pick<Here, 'configuration'>,
): AssistanceView => {
  const { say } = speech
  return {
    kind: 'page',
    title: say('assistance.title'),
    field: searchFieldView({ label: say('assistance.search'), value: typed, change: type, send }, speech),
    // The guide is part of the app: it needs no session.
    panel: guide
      ? panelView(
          guide,
          () => {},
          speech,
          (read) => answersView(guideIn(configuration, read), typedLine(typed), configuration, speech),
        )
      : { kind: 'waiting' },
  }
}

const answersView = (guide: Guide, sought: string, { support }: Configuration, speech: Speech): AnswersView => {
  const { say } = speech
  const found = foundIn(guide, sought)
  const count = questionCount(found)
  const { telephone = '' } = support
  const number = dialled(telephone)
  const write = way(say('assistance.write'), mailboxLink(support.mail))
  const advertisingAbove = advertisingRoom({ page: 'guide', place: 'top' })
  const lead = sought === '' ? say('assistance.lead') : say('assistance.answers', { count, text: sought })
  if (count === 0)
    return {
      sought,
      lead,
      readAloud: undefined,
      advertisingAbove,
      beside: undefined,
      sections: [],
      empty: empty(say('assistance.none', { text: sought }), say('assistance.noneText'), write),
      support: undefined,
      advertisingBelow: undefined,
    }
  return {
    sought,
    lead,
    readAloud: readAloudPart(`guide ${speech.language} ${sought}`, () => passagesOf(found, speech)),
    advertisingAbove,
    beside: {
      title: say('assistance.contents'),
      links: found.map(({ id, title }) => ({ key: id, words: title })),
    },
    sections: found.map(({ id, title, questions }) => ({
      kind: 'group',
      key: id,
      heading: title,
      rows: questions.map((entry) => questionView(entry, sought, speech)),
    })),
    empty: undefined,
    support: {
      title: say('assistance.writeTitle'),
      text: say('assistance.writeText'),
      write,
      call:
        number === undefined ? undefined : way(say('assistance.call', { telephone: phoneGroups(telephone) }), number),
    },
    advertisingBelow: advertisingRoom({ page: 'guide', place: 'large' }),
  }
}

/** What is read aloud of the guide: all that is found, section by section (READ-01). */
const passagesOf = (found: Guide, { language }: Speech) =>
  found.flatMap(({ title, questions }) =>
    passagesIn(language, title, ...questions.flatMap(({ question, answer }) => [question, ...answer])),
  )

const questionView = (
  { id, question, answer, leadsTo }: GuideEntry,
  sought: string,
  { say }: Speech,
): QuestionView => ({
  kind: 'row',
  key: id,
  question,
  answer: {
    isHidden: sought === '',
    paragraphs: answer,
    leadsTo:
      leadsTo && way(say('assistance.way', { screen: say({ id: SCREENS[leadsTo].title }) }), SCREENS[leadsTo].path),
  },
})

/** The guide, question by question (HOME-03). */
export const screen = screenOf({
  query: (_, path) => splitLanguage(path).language,
  open: (scope, first) =>
    openGuide((language: InterfaceLanguage) => GUIDES[language](scope.ports.configuration.name))(scope, first),
  view: asking(assistanceView),
})
