import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './field-marks.css.ts'

/** After the label of what has to be filled in; `aria-required` says it to screen readers. */
export const RequiredStar = ({ isRequired }: { readonly isRequired: boolean }) =>
  isRequired ? (
    <span className={css.star} aria-hidden>
      {' *'}
    </span>
  ) : null

/** The error of a field, below it; the field refers to its id. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: ReactNode }) =>
  children === undefined ? null : (
    <span className={css.error} id={id}>
      <CircleAlert size={18} aria-hidden />
      {children}
    </span>
  )
