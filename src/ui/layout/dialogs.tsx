import { type ReactNode, useId } from 'react'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import type { Dialog as DialogView, FormView, Question } from '#ui/view/parts.ts'
import { FormLayout } from './page-form.tsx'
import { ActionButton } from './parts.tsx'

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

type FormDialogProps = {
  readonly view: DialogView<Readonly<{ form: FormView }>>
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** A form in a dialog: it closes by cancelling, or once the form has been sent. */
export const FormDialog = ({ view, before, after, children }: FormDialogProps) => {
  const id = useId()
  const isBusy = view.form.submit.isBusy === true
  useBackCloses(true, view.cancel.press)
  return (
    <Dialog
      isOpen
      title={view.title}
      onClose={view.cancel.press}
      isLocked={isBusy}
      actions={
        <>
          <ActionButton variant="secondary" isDisabled={isBusy} action={view.cancel} />
          <ActionButton submits={id} action={view.form.submit} />
        </>
      }
    >
      {before}
      <FormLayout id={id} view={view.form}>
        {children}
      </FormLayout>
      {after}
    </Dialog>
  )
}
