import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { box } from './checkbox.css.ts'
import * as css from './checkbox-group.css.ts'
import * as field from './field.css.ts'

export type CheckboxChoice<Value extends string> = { readonly value: Value; readonly label: string }

export type CheckboxGroupProps<Value extends string> = {
  readonly label: string
  readonly name: string
  readonly choices: readonly CheckboxChoice<Value>[]
  readonly chosen: readonly Value[]
  readonly onToggle: (value: Value) => void
  readonly error?: ReactNode
  readonly isRequired?: boolean | undefined
}

/** A multiple choice with a label; its error is shown below it. */
export const CheckboxGroup = <Value extends string>(props: CheckboxGroupProps<Value>) => {
  const { label, name, choices, chosen, onToggle, error, isRequired = false } = props
  const id = useId()
  const wrong = error === undefined ? {} : { 'aria-describedby': `${id}-error` }
  return (
    <fieldset className={css.group} aria-labelledby={`${id}-label`} {...wrong}>
      <span className={css.legend} id={`${id}-label`}>
        {label}
        {isRequired ? (
          <span className={css.star} aria-hidden>
            {' *'}
          </span>
        ) : null}
      </span>
      {choices.map((choice) => (
        <label key={choice.value} className={css.choice}>
          <input
            className={box}
            type="checkbox"
            name={name}
            value={choice.value}
            checked={chosen.includes(choice.value)}
            onChange={() => onToggle(choice.value)}
            {...(error === undefined ? {} : { 'aria-invalid': true, ...wrong })}
          />
          {choice.label}
        </label>
      ))}
      {error === undefined ? null : (
        <span className={field.error} id={`${id}-error`}>
          <CircleAlert size={18} aria-hidden />
          {error}
        </span>
      )}
    </fieldset>
  )
}
