import { type ReactNode } from 'react'
import { hidden } from './visually-hidden.css.ts'

/** Words for those who listen to the page. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={hidden}>{children}</span>
)
