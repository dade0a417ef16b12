import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { FIELD_KINDS, pasteAsLine } from './field-kinds.ts'
import * as css from './search-field.css.ts'

export type SearchFieldProps = {
  /** Its label, and the placeholder. */
  readonly label: string
  /** The label of the button that empties it. */
  readonly clear: string
  readonly value: string
  readonly change: (value: string) => void
  /** The action of the Enter key. */
  readonly send?: () => void
  readonly name?: string | undefined
  /** The input, for callers that move the focus. */
  readonly field?: RefObject<HTMLInputElement | null> | undefined
  readonly onKeyDown?: ((press: KeyboardEvent) => void) | undefined
}

/** A search landmark on one line. The icon and the placeholder name it visually, the label for screen readers. */
export const SearchField = (props: SearchFieldProps) => {
  const { label, clear, value, change, send, name = 'q', field, onKeyDown } = props
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  return (
    <search>
      <form
        className={css.form}
        onSubmit={(submission) => {
          submission.preventDefault()
          send?.()
        }}
      >
        <Search size={20} className={css.sign} aria-hidden />
        <input
          className={css.input}
          ref={input}
          {...FIELD_KINDS.search}
          name={name}
          value={value}
          aria-label={label}
          placeholder={label}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          onPaste={pasteAsLine}
        />
        {value === '' ? null : (
          <button
            className={css.clear}
            type="button"
            aria-label={clear}
            onClick={() => {
              change('')
              input.current?.focus()
            }}
          >
            <X size={20} aria-hidden />
          </button>
        )}
      </form>
    </search>
  )
}
