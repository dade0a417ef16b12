/** What a person signs in with. Never stored, never logged. */
export type Credentials = Readonly<{ username: string; password: string }>

/** A new password and its confirmation, as typed. */
export type NewPassword = Readonly<{ password: string; confirmation: string }>
