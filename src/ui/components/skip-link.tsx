import { type ReactNode } from 'react'
import * as css from './skip-link.css.ts'

export type SkipLinkProps = { readonly target: string; readonly children: ReactNode }

/** The first Tab stop: moves the focus to the content, past the bars. The URL does not change. */
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
