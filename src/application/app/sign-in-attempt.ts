/**
 * Whose sign-in is under way, from the username that was typed to the session that opens: the way there may lead over a
 * new password (PWD-04, PWD-05). In memory only, and forgotten once the citizen has arrived or turned away.
 */
export type SignInAttempt = Readonly<{
  username: () => string | undefined
  keep: (username: string) => void
  forget: () => void
}>

export const createSignInAttempt = (): SignInAttempt => {
  let kept: string | undefined
  return {
    username: () => kept,
    keep: (username) => {
      kept = username
    },
    forget: () => {
      kept = undefined
    },
  }
}
