import { useIntl } from 'react-intl'
import type { Removal } from '#application/notices/notices.machine.ts'
import { EVERY_NOTICE } from '#domain/notices/notice-query.ts'
import { useBackCloses } from '#ui/app/dialog-history.ts'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'

type RemovalDialogProps = {
  readonly removal: Removal
  /** How many notices the list holds under its filter. */
  readonly total: number
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const isEveryNotice = (filter: typeof EVERY_NOTICE): boolean =>
  (Object.keys(EVERY_NOTICE) as (keyof typeof EVERY_NOTICE)[]).every((side) => filter[side] === EVERY_NOTICE[side])

const useQuestion = (removal: Removal, total: number): Readonly<{ title: string; text: string }> => {
  const intl = useIntl()
  switch (removal.kind) {
    case 'one':
      return {
        title: intl.formatMessage({ id: 'notices.deleteOne' }),
        text: intl.formatMessage({ id: 'notices.deleteOneText' }),
      }
    case 'selected':
      return {
        title: intl.formatMessage({ id: 'notices.deleteMany' }),
        text: intl.formatMessage({ id: 'notices.deleteManyText' }, { count: removal.ids.length }),
      }
    case 'all':
      return {
        title: intl.formatMessage({ id: 'notices.deleteAll' }),
        text: isEveryNotice(removal.filter)
          ? intl.formatMessage({ id: 'notices.deleteAllText' }, { count: total })
          : intl.formatMessage({ id: 'notices.deleteAllFiltered' }, { count: total }),
      }
    default:
      return removal satisfies never
  }
}

/** Asks before notices are deleted: one, the selected ones, or all of the filter (NOTICE-04 … NOTICE-06, SHELL-20). */
const RemovalDialog = ({ removal, total, isBusy, onConfirm, onCancel }: RemovalDialogProps) => {
  const intl = useIntl()
  useBackCloses(true, onCancel)
  const { title, text } = useQuestion(removal, total)
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
export { RemovalDialog as default }
