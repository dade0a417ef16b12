import { useIntl } from 'react-intl'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { useBackCloses } from './dialog-history.ts'

/** Two answers to a question about something that goes, and whether it is going already. */
export type DeletionAnswers = {
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

type DeletionQuestionProps = DeletionAnswers & { readonly title: string; readonly text: string }

/** The question before something goes (SHELL-20), the same on every screen. Back is a no. */
export const DeletionQuestion = ({ title, text, isBusy, onConfirm, onCancel }: DeletionQuestionProps) => {
  const intl = useIntl()
  useBackCloses(true, onCancel)
  return (
    <ConfirmDialog
      isOpen
      title={title}
      text={text}
      tone="danger"
      confirmLabel={intl.formatMessage({ id: 'action.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'action.cancel' })}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
