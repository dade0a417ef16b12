import { lazy } from '#ui/components/lazy.tsx'
import { laterMessages } from '#ui/language/language-context.tsx'
import { QuestionLayout } from '#ui/layout/question.tsx'
import type { Prompt } from '#ui/shell/frame/frame-view.ts'

const TownChoice = lazy(async () => {
  const [dialog] = await Promise.all([import('#ui/parts/town/town-choice-dialog.tsx'), laterMessages()])
  return dialog
})

/** The dialog that lies over any screen. Load this module lazily. */
const PromptLayout = ({ view }: { readonly view: Prompt }) =>
  view.kind === 'question' ? <QuestionLayout view={view} /> : <TownChoice />
export { PromptLayout as default }
