import type { Option } from 'fp-ts/lib/Option.js'

/** The ways back a citizen has, kept for this tab only; paths of this app and no others (SHELL-02, SHELL-14). */
export interface Journey {
  /** Where the back button leads, once (SHELL-02, SHELL-03). */
  readonly rememberBack: (path: string) => void
  readonly takeBack: () => Option<string>
  /** Where a sign-in leads, once (SHELL-14). */
  readonly rememberReturn: (path: string) => void
  readonly takeReturn: () => Option<string>
}
