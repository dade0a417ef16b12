/** What the requests of the examples have in common. */
import { idFrom } from '#domain/id.ts'

/** An id that is written in this file. */
export const id = <Kind extends string>(number: number) => idFrom<Kind>(String(number)) ?? fail(number)
const fail = (number: number): never => {
  throw new Error(`${number} is no id`)
}

export const MARIO = 'mario.rossi'
export const ADMIN = 'amministratore'
export const DEVICE = '4f1c8a52-5b0e-4a53-9d4e-2f6f1a6c7b10'
export const NEW_PASSWORD = 'Lago-di-Varese-7'
export const marioId = id<'User'>(1)

export const device = {
  registrationCode: DEVICE,
  name: 'Telefono di Mario',
  type: 'web',
  allowsNotices: true,
  allowsPosition: false,
  privacyAccepted: true,
  profile: 'user',
  active: true,
  position: undefined,
}
export const newPassword = { password: NEW_PASSWORD, confirmation: NEW_PASSWORD }
export const firstPage = { page: 1, rowsPerPage: 20, descending: false }
export const noParams = {}
export const seen = id<'ReceivedNotice'>(1)
