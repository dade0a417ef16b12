import { isUnwritten } from '#domain/text/typed.ts'

/** Username and password. Never stored, never logged. */
export type Credentials = Readonly<{ username: string; password: string }>

/** The missing fields of the credentials; white space is no username. */
export const credentialsProblems = ({
  username,
  password,
}: Credentials): Readonly<Partial<Record<keyof Credentials, 'missing'>>> => ({
  ...(isUnwritten(username) && { username: 'missing' as const }),
  ...(password === '' && { password: 'missing' as const }),
})

/** A new password and its confirmation, as typed. */
export type NewPassword = Readonly<{ password: string; confirmation: string }>
