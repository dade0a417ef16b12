import { CircleAlert } from 'lucide-react'
import { type ChangeEvent, type HTMLAttributes, type KeyboardEvent, type ReactNode, useId } from 'react'
import * as css from './field.css.ts'

type FieldType =
  | 'text'
  | 'email'
  | 'password'
  | 'tel'
  | 'url'
  | 'number'
  | 'date'
  | 'time'
  | 'datetime-local'
  | 'search'

export type FieldProps = {
  readonly label: ReactNode
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly type?: FieldType | undefined
  readonly error?: ReactNode
  readonly hint?: ReactNode
  readonly autoComplete?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] | undefined
  readonly multiline?: boolean | undefined
  readonly maxLength?: number | undefined
  readonly placeholder?: string | undefined
  readonly autoFocus?: boolean | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** An element over the end of the control, which reserves room for it. */
  readonly inside?: ReactNode
  /** A password, hidden or shown: no autocorrection and no spell checking. */
  readonly isSecret?: boolean | undefined
  /** Receives every key event of the control. */
  readonly onKey?: ((event: KeyboardEvent) => void) | undefined
}

type Frame = Pick<FieldProps, 'label' | 'hint' | 'error' | 'isRequired'> & {
  readonly id: string
  readonly children: ReactNode
}

/** The common parts of every field: a permanent label, a hint, and the error at the field. */
export const FieldFrame = ({ id, label, hint, error, isRequired = false, children }: Frame) => (
  <div className={css.field}>
    <label className={css.label} htmlFor={id}>
      {label}
      {isRequired ? (
        <span className={css.star} aria-hidden>
          {' *'}
        </span>
      ) : null}
    </label>
    {children}
    {hint === undefined ? null : (
      <span className={css.hint} id={`${id}-hint`}>
        {hint}
      </span>
    )}
    {error === undefined ? null : (
      <span className={css.error} id={`${id}-error`}>
        <CircleAlert size={18} aria-hidden />
        {error}
      </span>
    )}
  </div>
)

/** The other part: the attributes that link the control to its hint and its error. */
export const described = (
  id: string,
  { hint, error, isRequired }: Pick<FieldProps, 'hint' | 'error' | 'isRequired'>,
) => {
  const ids = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`].filter(
    (part) => part !== '',
  )
  return {
    ...(ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') }),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
    // Exposed, but not enforced: the browser's own validation messages would appear in its language over ours.
    ...(isRequired === true ? { 'aria-required': true } : {}),
  }
}

/**
 * A native input with an id. A label, an error and a description are three attributes; react-aria's TextField would add
 * 3 kB to the first page for the same markup, because the machines validate and its form context is not used.
 */
export const Field = (props: FieldProps) => {
  const { type = 'text', multiline = false, onChange, onBlur, onKey, inside } = props
  const id = useId()
  const shared = {
    id,
    name: props.name,
    value: props.value,
    onChange: (change: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(change.target.value),
    disabled: props.isDisabled === true,
    readOnly: props.isReadOnly === true,
    ...(onBlur === undefined ? {} : { onBlur: () => onBlur() }),
    ...(onKey === undefined ? {} : { onKeyDown: onKey, onKeyUp: onKey }),
    ...(props.autoComplete === undefined ? {} : { autoComplete: props.autoComplete }),
    ...(props.inputMode === undefined ? {} : { inputMode: props.inputMode }),
    ...(props.maxLength === undefined ? {} : { maxLength: props.maxLength }),
    ...(props.placeholder === undefined ? {} : { placeholder: props.placeholder }),
    ...(props.autoFocus === true ? { autoFocus: true } : {}),
    ...described(id, props),
  }
  const secret = props.isSecret === true ? { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } : {}
  const bounds = {
    ...(props.min === undefined ? {} : { min: props.min }),
    ...(props.max === undefined ? {} : { max: props.max }),
  }
  return (
    <FieldFrame id={id} label={props.label} hint={props.hint} error={props.error} isRequired={props.isRequired}>
      <span className={css.frame}>
        {multiline ? (
          <textarea className={`${css.control} ${css.multiline}`} rows={4} {...shared} />
        ) : (
          <input
            className={inside === undefined ? css.control : `${css.control} ${css.withInside}`}
            type={type}
            {...secret}
            {...bounds}
            {...shared}
          />
        )}
        {inside}
      </span>
    </FieldFrame>
  )
}
