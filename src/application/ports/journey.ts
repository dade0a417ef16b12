import type { Option } from 'fp-ts/lib/Option.js'

/** Return addresses, stored for this tab only; paths of this app and no others (SHELL-02, SHELL-14). */
export interface Journey {
  /** The target of the back button, used once (SHELL-02, SHELL-03). */
  readonly rememberBack: (path: string) => void
  readonly takeBack: () => Option<string>
  /** The target after a sign-in, used once (SHELL-14). */
  readonly rememberReturn: (path: string) => void
  readonly takeReturn: () => Option<string>
}
