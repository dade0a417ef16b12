import { type ReactNode, useId } from 'react'
import * as css from './switch.css.ts'

export type SwitchProps = {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly name?: string | undefined
  readonly isDisabled?: boolean | undefined
}

/** On or off, at once. The whole line is the target. */
export const Switch = ({ label, description, isSelected, onChange, name, isDisabled = false }: SwitchProps) => {
  const id = useId()
  return (
    <label className={css.row} htmlFor={id}>
      <span className={css.words}>
        <span className={css.label} id={`${id}-label`}>
          {label}
        </span>
        {description === undefined ? null : (
          <span className={css.description} id={`${id}-description`}>
            {description}
          </span>
        )}
      </span>
      <input
        className={css.track}
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox itself says whether it is checked.
        role="switch"
        checked={isSelected}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        onChange={(change) => onChange(change.target.checked)}
        {...(name === undefined ? {} : { name })}
        {...(description === undefined ? {} : { 'aria-describedby': `${id}-description` })}
      />
    </label>
  )
}
