import { useIntl } from 'react-intl'
import type { Removal } from '#application/notices/notices.machine.ts'
import { EVERY_NOTICE } from '#domain/notices/notice-query.ts'
import { type DeletionAnswers, DeletionQuestion } from '#ui/app/deletion-question.tsx'

type RemovalDialogProps = DeletionAnswers & {
  readonly removal: Removal
  /** How many notices the list holds under its filter. */
  readonly total: number
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
const RemovalDialog = ({ removal, total, ...answers }: RemovalDialogProps) => {
  const { title, text } = useQuestion(removal, total)
  return <DeletionQuestion title={title} text={text} {...answers} />
}
export { RemovalDialog as default }
