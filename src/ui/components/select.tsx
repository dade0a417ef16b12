import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import * as field from './field.css.ts'
import { described, FieldFrame } from './field.tsx'
import * as css from './select.css.ts'
import { useSending } from './sending.ts'

type SelectProps = {
  readonly label: ReactNode
  readonly name: string
  readonly value: string
  readonly options: readonly Readonly<{ value: string; label: string }>[]
  readonly choose: (value: string) => void
  /** The option shown while nothing is selected. */
  readonly placeholder?: string | undefined
  readonly problem?: ReactNode
  readonly hint?: ReactNode
  readonly isRequired?: boolean | undefined
}

/** The native select: on a phone it opens the familiar list, and it needs no code. */
export const Select = (props: SelectProps) => {
  const id = useId()
  const isSending = useSending()
  return (
    <FieldFrame id={id} label={props.label} hint={props.hint} problem={props.problem} isRequired={props.isRequired}>
      <span className={field.frame}>
        <select
          className={`${field.control} ${css.select}`}
          id={id}
          name={props.name}
          value={props.value}
          disabled={isSending}
          onChange={({ target }) => props.choose(target.value)}
          {...described(id, props)}
        >
          {props.placeholder === undefined ? null : <option value="">{props.placeholder}</option>}
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} className={css.chevron} aria-hidden />
      </span>
    </FieldFrame>
  )
}
