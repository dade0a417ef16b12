import { type ChangeEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import * as css from './field.css.ts'
import { attributesOfText, FIELD_KINDS, type FieldKind, pasteAsLine } from './field-kinds.ts'
import { FieldError, RequiredStar } from './field-marks.tsx'
import { idList } from './id-list.ts'
import { useSending } from './sending.ts'

export type FieldProps = {
  readonly label: ReactNode
  readonly name: string
  readonly value: string
  readonly change: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  /** What is typed into it. */
  readonly kind: FieldKind
  readonly problem?: ReactNode
  readonly hint?: ReactNode
  readonly isRequired?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  /** The first field of a dialog: it receives the initial focus. */
  readonly isFirst?: boolean | undefined
  readonly min?: string | undefined
  /** An element over the end of the control, which reserves room for it. */
  readonly inside?: ReactNode
  /** A password whose letters are shown. */
  readonly isShown?: boolean | undefined
  /** Receives every key event of the control. */
  readonly onKey?: ((event: KeyboardEvent) => void) | undefined
}

type Frame = Pick<FieldProps, 'label' | 'hint' | 'problem' | 'isRequired'> & {
  readonly id: string
  readonly children: ReactNode
}

/** The common parts of every field: a permanent label, a hint, and the error at the field. */
export const FieldFrame = ({ id, label, hint, problem, isRequired = false, children }: Frame) => (
  <div className={css.field}>
    <label className={css.label} htmlFor={id}>
      {label}
      <RequiredStar isRequired={isRequired} />
    </label>
    {children}
    {hint === undefined ? null : (
      <span className={css.hint} id={`${id}-hint`}>
        {hint}
      </span>
    )}
    <FieldError id={`${id}-error`}>{problem}</FieldError>
  </div>
)

/** The other part: the attributes that link the control to its hint and its error. */
export const described = (
  id: string,
  { hint, problem, isRequired = false }: Pick<FieldProps, 'hint' | 'problem' | 'isRequired'>,
) => ({
  'aria-describedby': idList(
    problem === undefined ? undefined : `${id}-error`,
    hint === undefined ? undefined : `${id}-hint`,
  ),
  'aria-invalid': problem === undefined ? undefined : true,
  // Exposed, but not enforced: the browser's own validation messages would appear in its language over ours.
  'aria-required': isRequired || undefined,
})

/**
 * A native input with an id. A label, an error and a description are three attributes; react-aria's TextField would add
 * 3 kB to the first page for the same markup, because the machines validate and its form context is not used.
 */
export const Field = (props: FieldProps) => {
  const { kind, isReadOnly = false, isShown = false, onKey, inside } = props
  const id = useId()
  const isSending = useSending()
  const shared = {
    id,
    name: props.name,
    value: props.value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => props.change(target.value),
    readOnly: isReadOnly || isSending,
    onBlur: props.onBlur,
    onKeyDown: onKey,
    onKeyUp: onKey,
    autoFocus: props.isFirst,
    ...described(id, props),
  }
  const control = isReadOnly ? `${css.control} ${css.readOnly}` : css.control
  return (
    <FieldFrame id={id} label={props.label} hint={props.hint} problem={props.problem} isRequired={props.isRequired}>
      <span className={css.frame}>
        {kind === 'text' ? (
          <textarea className={`${control} ${css.multiline}`} rows={4} {...attributesOfText(kind)} {...shared} />
        ) : (
          <input
            className={inside === undefined ? control : `${control} ${css.withInside}`}
            {...FIELD_KINDS[kind]}
            {...(isShown ? { type: 'text' } : {})}
            min={props.min}
            {...shared}
            onPaste={pasteAsLine}
          />
        )}
        {inside}
      </span>
    </FieldFrame>
  )
}
