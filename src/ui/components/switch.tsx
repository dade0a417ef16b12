import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { box } from './checkbox.css.ts'
import { useSending } from './sending.ts'
import * as css from './switch.css.ts'

export type SwitchProps = {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly name?: string | undefined
  readonly isDisabled?: boolean | undefined
  /** It must be on for the form to be sent. */
  readonly isRequired?: boolean | undefined
  /** The error of its value. */
  readonly error?: ReactNode
}

/** What applies at once. The whole line is the target. */
export const Switch = (props: SwitchProps) => <OnOff {...props} look="switch" />

/** What applies once its form is sent, or its dialog confirmed. The whole line is the target. */
export const Checkbox = (props: SwitchProps) => <OnOff {...props} look="checkbox" />

const OnOff = (props: SwitchProps & { readonly look: keyof typeof css.rows }) => {
  const { look } = props
  const { label, description, isSelected, onChange, name, isDisabled = false, isRequired = false, error } = props
  const id = useId()
  const isSending = useSending()
  const describing = [error === undefined ? '' : `${id}-error`, description === undefined ? '' : `${id}-description`]
    .filter((part) => part !== '')
    .join(' ')
  return (
    <label className={css.rows[look]} htmlFor={id}>
      <span className={css.words}>
        <span className={css.label} id={`${id}-label`}>
          {label}
          {isRequired ? (
            <span className={css.star} aria-hidden>
              {' *'}
            </span>
          ) : null}
        </span>
        {description === undefined ? null : (
          <span className={css.description} id={`${id}-description`}>
            {description}
          </span>
        )}
        {error === undefined ? null : (
          <span className={css.error} id={`${id}-error`}>
            <CircleAlert size={18} aria-hidden />
            {error}
          </span>
        )}
      </span>
      <input
        className={look === 'switch' ? css.track : box}
        id={id}
        type="checkbox"
        {...(look === 'switch' && { role: 'switch' })}
        checked={isSelected}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        onChange={(change) => {
          if (!isSending) onChange(change.target.checked)
        }}
        {...(isSending ? { 'aria-disabled': true } : {})}
        {...(name === undefined ? {} : { name })}
        {...(describing === '' ? {} : { 'aria-describedby': describing })}
        {...(isRequired ? { 'aria-required': true } : {})}
        {...(error === undefined ? {} : { 'aria-invalid': true })}
      />
    </label>
  )
}
