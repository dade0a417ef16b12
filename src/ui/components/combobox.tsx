/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the pattern's roles stand on plain elements, and its keys are the field's, which keeps the focus. */
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import * as css from './combobox.css.ts'
import * as field from './field.css.ts'
import { FIELD_KINDS, pasteAsLine } from './field-kinds.ts'
import { FieldFrame } from './field.tsx'
import { keyOf } from './keys.ts'
import { useSending } from './sending.ts'

type ComboboxProps = {
  readonly label: ReactNode
  readonly name: string
  readonly value: string
  readonly change: (value: string) => void
  /** The options for the typed text. */
  readonly options: readonly Readonly<{ label: string; press: () => void }>[]
  /** The state of the search, visible and announced: the number of results, none, or a failure. */
  readonly status: ReactNode
}

/** The option after a key: the arrow keys wrap around. */
const nextOf = (key: string, active: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1
  return undefined
}

/**
 * The ARIA combobox with a list that filters while typing: the focus stays in the field, the arrow keys move through
 * the list, Enter chooses the active option, Esc closes the list. Enter never submits the form.
 * It is hand-written because of its size: with the ComboBox of react-aria-components the profile needs 64.0 kB of
 * brotli instead of 15.5 (measured), and a route has a budget of 40.
 */
export const Combobox = ({ label, name, value, change, options, status }: ComboboxProps) => {
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const [marked, setMarked] = useState(-1)
  const isSending = useSending()
  const isOpen = isWanted && options.length > 0 && !isSending
  const active = isOpen && marked < options.length ? marked : -1
  const choose = (index: number) => {
    setWanted(false)
    setMarked(-1)
    options[index]?.press()
  }
  const onKey = (press: KeyboardEvent) => {
    const next = nextOf(keyOf(press), active, options.length)
    if (next !== undefined) {
      press.preventDefault()
      setWanted(true)
      setMarked(next)
    } else if (keyOf(press) === 'Enter') {
      press.preventDefault()
      if (active >= 0) choose(active)
    } else if (keyOf(press) === 'Escape' && isOpen) {
      press.preventDefault()
      setWanted(false)
      setMarked(-1)
    }
  }
  return (
    <FieldFrame id={id} label={label}>
      <span className={css.place}>
        <Search size={20} className={css.sign} aria-hidden />
        <input
          className={`${field.control} ${css.input}`}
          id={id}
          name={name}
          value={value}
          readOnly={isSending}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          {...FIELD_KINDS.choice}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          onChange={({ target }) => {
            setWanted(true)
            setMarked(-1)
            change(target.value)
          }}
          onFocus={() => setWanted(true)}
          onBlur={() => setWanted(false)}
          onKeyDown={onKey}
          onPaste={pasteAsLine}
        />
        <div className={css.list} id={`${id}-list`} role="listbox" aria-labelledby={id} hidden={!isOpen}>
          {options.map((option, index) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- two places may be called the same, and none keeps anything of its own.
              key={index}
              className={css.option}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus, so that the list is still open when the press ends.
              onPointerDown={(press) => press.preventDefault()}
              onMouseDown={(press) => press.preventDefault()}
              onClick={() => choose(index)}
            >
              {option.label}
            </div>
          ))}
        </div>
      </span>
      <output className={css.status} htmlFor={id}>
        {status}
      </output>
    </FieldFrame>
  )
}
