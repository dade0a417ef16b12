import { type ReactNode } from 'react'
import * as css from './skip-link.css.ts'

export type SkipLinkProps = { readonly target: string; readonly children: ReactNode }

/** The first stop of the Tab key: straight to the content, past the bars. The target takes the focus itself, address untouched. */
export const SkipLink = ({ target, children }: SkipLinkProps) => (
  <a
    className={css.skip}
    href={`#${target}`}
    onClick={(press) => {
      const content = document.getElementById(target)
      if (content === null) return
      press.preventDefault()
      content.focus()
      content.scrollIntoView()
    }}
  >
    {children}
  </a>
)
