import { openLegal } from '#application/legal/legal.flow.ts'
import { LEGAL_WORDS } from '#ui/documents/legal.ts'
import { type InterfaceLanguage, splitLanguage } from '#ui/language/languages.ts'
import { screenOf } from '#ui/view/screen.ts'
import { legalView } from './legal-view.ts'

/** The legal notes, and how to report what somebody cannot use (LAW-01, LAW-02). */
export const screen = screenOf({
  query: (_, path) => splitLanguage(path).language,
  open: openLegal((language: InterfaceLanguage) => LEGAL_WORDS[language]()),
  view: legalView,
})
