import { type ReactNode, useId } from 'react'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import { Dialog } from '#ui/components/dialog.tsx'
import { type Dialog as DialogView, type FormView, isSending } from '#ui/view/parts.ts'
import { FormLayout } from './page-form.tsx'
import { ActionButton } from './parts.tsx'
import * as css from './dialogs.css.ts'

type FormDialogProps = {
  readonly view: DialogView<Readonly<{ form: FormView }>>
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** A form in a dialog: it closes by cancelling, or once the form has been sent. */
export const FormDialog = ({ view, before, after, children }: FormDialogProps) => {
  const id = useId()
  const isBusy = isSending(view.form)
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
      <div className={css.parts}>
        {before}
        <FormLayout id={id} view={view.form}>
          {children}
        </FormLayout>
        {after}
      </div>
    </Dialog>
  )
}
