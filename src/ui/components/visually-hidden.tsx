import { type ReactNode } from 'react'
import { hidden } from './visually-hidden.css.ts'

/** Text for screen readers only. It does not decide the direction of the words beside it. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <bdi className={hidden}>{children}</bdi>
)
