import { useBackCloses } from '#ui/components/dialog-history.ts'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import type { Question } from '#ui/view/parts.ts'

/** A confirmation over the page (SHELL-20), with its own history entry: Back cancels. */
export const QuestionLayout = ({ view }: { readonly view: Question }) => {
  useBackCloses(true, view.cancel.press)
  return <ConfirmDialog {...view} />
}
