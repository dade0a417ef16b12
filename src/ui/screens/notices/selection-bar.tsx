import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, IconButton } from '#ui/components/button.tsx'
import * as css from './notices-area.css.ts'

type SelectionBarProps = {
  readonly count: number
  readonly isAllSelected: boolean
  readonly onToggleAll: () => void
  readonly onRemove: () => void
  /** Without it there is no clearing out all at once. */
  readonly onRemoveAll?: () => void
  readonly onEnd: () => void
}

/** While rows are being picked: how many, and what to do with them. Esc ends it (NOTICE-05, NOTICE-06, CHAT-06). */
export const SelectionBar = (props: SelectionBarProps) => {
  const { count, isAllSelected, onToggleAll, onRemove, onRemoveAll, onEnd } = props
  const intl = useIntl()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus({ preventScroll: true }), [])
  return (
    <div
      className={css.selection}
      ref={bar}
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'notices.selection' })}
      tabIndex={-1}
    >
      <p className={css.selectionCount} aria-live="polite">
        <FormattedMessage id="notices.selected" values={{ count }} />
      </p>
      <Button variant="quiet" onPress={onToggleAll}>
        <FormattedMessage id={isAllSelected ? 'notices.allSelected' : 'notices.selectAll'} />
      </Button>
      <IconButton icon={X} label={intl.formatMessage({ id: 'action.cancel' })} onPress={onEnd} />
      <div className={css.selectionActions}>
        {onRemoveAll === undefined ? null : (
          <Button variant="quiet" onPress={onRemoveAll}>
            <FormattedMessage id="notices.deleteAll" />
          </Button>
        )}
        <Button variant="danger" isDisabled={count === 0} onPress={onRemove}>
          <FormattedMessage id="notices.deleteSelected" />
        </Button>
      </div>
    </div>
  )
}
