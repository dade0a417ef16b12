import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import * as css from './search-field.css.ts'

export type SearchFieldProps = {
  /** Its name, and the words shown while it is empty. */
  readonly label: string
  readonly clearLabel: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit?: ((value: string) => void) | undefined
  readonly name?: string | undefined
  /** It has just been asked for: the words can follow at once. */
  readonly isReady?: boolean | undefined
  /** The field itself, for whoever leads the focus. */
  readonly field?: RefObject<HTMLInputElement | null> | undefined
  readonly onKeyDown?: ((press: KeyboardEvent) => void) | undefined
}

/** A search landmark in one line. The loupe and the place name it for the eye, the label for the ear. */
export const SearchField = ({
  label,
  clearLabel,
  value,
  onChange,
  onSubmit,
  name = 'q',
  isReady = false,
  field,
  onKeyDown,
}: SearchFieldProps) => {
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  return (
    <search>
      <form
        className={css.form}
        onSubmit={(submission) => {
          submission.preventDefault()
          onSubmit?.(value)
        }}
      >
        <Search size={20} className={css.sign} aria-hidden />
        <input
          className={css.input}
          ref={input}
          type="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the field wants to write in it.
          autoFocus={isReady}
          enterKeyHint="search"
          autoComplete="off"
          name={name}
          value={value}
          aria-label={label}
          placeholder={label}
          onChange={(change) => onChange(change.target.value)}
          onKeyDown={onKeyDown}
        />
        {value === '' ? null : (
          <button
            className={css.clear}
            type="button"
            aria-label={clearLabel}
            onClick={() => {
              onChange('')
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
