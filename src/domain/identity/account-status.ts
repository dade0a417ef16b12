/** What the server knows of a username before the sign-in. */
export type AccountStatus = Readonly<{ found: boolean; migrated: boolean; mustChangePassword: boolean }>

export type SignInRoute = 'password' | 'forcedPasswordChange' | 'migration'

/** Where a sign-in goes next (AUTH-03 … AUTH-05). Unknown and up-to-date accounts both try their password: the server decides. */
export const signInRoute = ({ found, migrated, mustChangePassword }: AccountStatus): SignInRoute =>
  !found ? 'password' : !migrated ? 'migration' : mustChangePassword ? 'forcedPasswordChange' : 'password'
