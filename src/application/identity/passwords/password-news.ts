/** Events about passwords. */
export type PasswordNews =
  /** The code was right but expired (PWD-02). */
  | { type: 'passwordCode.expired' }
  /** A password was replaced: with a code, by a forced change, or with the old password (PWD-03, PWD-05, PWD-09). */
  | { type: 'password.changed'; how: 'byCode' | 'forced' | 'byOwner'; username: string | undefined }
