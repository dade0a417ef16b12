import { type ReactNode, useId } from 'react'
import { useBackCloses } from '#ui/app/dialog-history.ts'
import { Unreached } from '#ui/app/unreached.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { Form } from '#ui/components/form.tsx'
import type { Dialog as DialogView, FormView, Question } from '#ui/view/parts.ts'
import { ActionButton } from './parts.tsx'

/** A yes-or-no question over the page (SHELL-20). Back is a no. */
export const QuestionLayout = ({ view }: { readonly view: Question }) => {
  useBackCloses(true, view.cancel.press)
  return (
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
}

type FormLayoutProps = { readonly view: FormView; readonly id?: string; readonly children: ReactNode }

/** The fields of a form, with what is said above them. */
export const FormLayout = ({ view, id, children }: FormLayoutProps) => (
  <Form
    id={id}
    onSubmit={view.submit.press}
    attempts={view.attempts}
    failure={view.failure?.isUnreached === true ? <Unreached words={view.failure.text} /> : view.failure?.text}
    word={view.restored}
  >
    {children}
  </Form>
)

type FormDialogProps = {
  readonly view: DialogView<Readonly<{ form: FormView }>>
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** A form in a dialog: it closes only unsent, or once it has been sent. */
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
