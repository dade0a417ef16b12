/** What others learn of passwords. */
export type PasswordNews =
  /** The code was right and is too old (PWD-02). */
  | { type: 'passwordCode.expired' }
  /** A password was replaced: with a code, because it had to be, or by whoever knew the old one (PWD-03, PWD-05, PWD-09). */
  | { type: 'password.changed'; how: 'byCode' | 'forced' | 'byOwner'; username: string | undefined }
