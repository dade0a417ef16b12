import { useBackCloses } from '#ui/components/dialog-history.ts'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import type { Question } from '#ui/view/parts.ts'

type QuestionProps = { readonly view: Question }

/** A confirmation over the page (SHELL-20). */
export const QuestionDialog = ({ view }: QuestionProps) => (
  <ConfirmDialog
    isOpen
    title={view.title}
    text={view.text}
    tone={view.tone}
    confirmLabel={view.confirm.label}
    cancelLabel={view.cancel.label}
    busy={view.confirm.isBusy === true}
    onConfirm={view.confirm.press}
    onCancel={view.cancel.press}
  />
)

/** The same, with its own history entry: Back cancels. */
export const QuestionLayout = ({ view }: QuestionProps) => {
  useBackCloses(true, view.cancel.press)
  return <QuestionDialog view={view} />
}
