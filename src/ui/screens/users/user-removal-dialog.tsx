import { useIntl } from 'react-intl'
import { type DeletionAnswers, DeletionQuestion } from '#ui/app/deletion-question.tsx'

type RemovalDialogProps = DeletionAnswers & {
  /** Whom it is about. */
  readonly name: string
}

/** The generic question before a row is deleted (SHELL-20, ADMIN-04). */
const UserRemovalDialog = ({ name, ...answers }: RemovalDialogProps) => {
  const intl = useIntl()
  return (
    <DeletionQuestion
      title={intl.formatMessage({ id: 'users.delete' }, { name })}
      text={intl.formatMessage({ id: 'row.deleteText' })}
      {...answers}
    />
  )
}
export { UserRemovalDialog as default }
