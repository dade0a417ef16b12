import { type ReactNode, useId } from 'react'
import { box } from './checkbox.css.ts'
import * as css from './checkbox-group.css.ts'
import { idList } from './id-list.ts'
import { FieldError, RequiredStar } from './field-marks.tsx'
import { useSending } from './sending.ts'

type CheckboxChoice = Readonly<{ key: number | string; label: string; isOn: boolean; flip: () => void }>

type CheckboxGroupProps = {
  readonly label: string
  readonly name: string
  readonly choices: readonly CheckboxChoice[]
  readonly hint?: ReactNode
  readonly problem?: ReactNode
  readonly isRequired?: boolean | undefined
}

/** A multiple choice with a label and a hint; its error is shown below it. */
export const CheckboxGroup = (props: CheckboxGroupProps) => {
  const { label, name, choices, hint, problem, isRequired = false } = props
  const id = useId()
  const isSending = useSending()
  const wrong = problem === undefined ? undefined : `${id}-error`
  return (
    <fieldset
      className={css.group}
      aria-labelledby={`${id}-label`}
      aria-describedby={idList(hint === undefined ? undefined : `${id}-hint`, wrong)}
    >
      <span className={css.legend} id={`${id}-label`}>
        {label}
        <RequiredStar isRequired={isRequired} />
      </span>
      {hint === undefined ? null : (
        <span className={css.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {choices.map((choice) => (
        <label key={choice.key} className={css.choice}>
          <input
            className={box}
            type="checkbox"
            name={name}
            value={choice.key}
            checked={choice.isOn}
            onChange={isSending ? undefined : choice.flip}
            readOnly={isSending}
            aria-disabled={isSending || undefined}
            aria-invalid={wrong === undefined ? undefined : true}
            aria-describedby={wrong}
          />
          {choice.label}
        </label>
      ))}
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </fieldset>
  )
}
