import { openGuide } from '#application/assistance/guide.flow.ts'
import { type InterfaceLanguage, splitLanguage } from '#ui/language/languages.ts'
import { GUIDES } from '#ui/documents/guide.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'
import { screenOf } from '#ui/view/screen.ts'
import { assistanceView } from './assistance-view.ts'

/** The guide, question by question (HOME-03). */
export const screen = screenOf({
  query: (_, path) => splitLanguage(path).language,
  open: (scope, first) =>
    openGuide((language: InterfaceLanguage) => GUIDES[language](scope.ports.configuration.name))(scope, first),
  view: asking(assistanceView),
})
