import { useIntl } from 'react-intl'
import { FailureState } from '#ui/components/failure-state.tsx'
import type { AnyFailure } from './failure-texts.ts'
import * as css from './missing-rows.css.ts'
import { useExplanation } from './panel.tsx'

type MissingRowsProps = {
  /** What is missing. */
  readonly title: string
  readonly failure: AnyFailure | undefined
  readonly onRetry: () => void
}

/** Says that some rows of a list could not be read, over those that are shown (ERR-03, ERR-04). */
export const MissingRows = ({ title, failure, onRetry }: MissingRowsProps) => {
  const intl = useIntl()
  const why = useExplanation(failure)
  return (
    <div className={css.missing}>
      <FailureState
        compact
        title={title}
        text={why}
        onRetry={onRetry}
        retryLabel={intl.formatMessage({ id: 'action.retry' })}
      />
    </div>
  )
}
