import { type ReactNode, useId } from 'react'
import { box } from './checkbox.css.ts'
import { described } from './field.tsx'
import { FieldError, RequiredStar } from './field-marks.tsx'
import { useSending } from './sending.ts'
import * as css from './switch.css.ts'

type SwitchProps = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isOn: boolean
  readonly flip: () => void
  readonly name?: string | undefined
  readonly isDisabled?: boolean | undefined
  /** It must be on for the form to be sent. */
  readonly isRequired?: boolean | undefined
  /** The error of its value. */
  readonly problem?: ReactNode
}

/** What applies at once. The whole line is the target. */
export const Switch = (props: SwitchProps) => <OnOff {...props} look="switch" />

/** What applies once its form is sent, or its dialog confirmed. The whole line is the target. */
export const Checkbox = (props: SwitchProps) => <OnOff {...props} look="checkbox" />

const OnOff = (props: SwitchProps & { readonly look: keyof typeof css.rows }) => {
  const { look, label, hint, isOn, flip, problem } = props
  const id = useId()
  const isSending = useSending()
  return (
    <label className={css.rows[look]} htmlFor={id}>
      <span className={css.words}>
        <span className={css.label} id={`${id}-label`}>
          {label}
          <RequiredStar isRequired={props.isRequired === true} />
        </span>
        {hint === undefined ? null : (
          <span className={css.description} id={`${id}-hint`}>
            {hint}
          </span>
        )}
        <span className={css.error}>
          <FieldError id={`${id}-error`}>{problem}</FieldError>
        </span>
      </span>
      <input
        className={look === 'switch' ? css.track : box}
        id={id}
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        name={props.name}
        checked={isOn}
        disabled={props.isDisabled}
        aria-labelledby={`${id}-label`}
        onChange={() => {
          if (!isSending) flip()
        }}
        aria-disabled={isSending || undefined}
        {...described(id, props)}
      />
    </label>
  )
}
