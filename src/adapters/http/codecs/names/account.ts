/** Names of the account: people, their profiles, their devices. */
const PERSON = {
  name: 'nome firstName givenName',
  surname: 'cognome lastName familyName',
  imgProfile: 'image avatar photo foto immagine',
}
export const USER = {
  ...PERSON,
  name: `${PERSON.name} fullname`,
  username: 'nomeUtente login',
  roles: 'ruoli role ruolo userRoles',
  active: 'attivo enabled abilitato isActive',
}
/** What is written of a user: `fullname` is none of its names. */
export const WRITTEN_USER = { ...USER, name: PERSON.name }
export const PROFILE = {
  ...PERSON,
  municipality: 'comune city citta town',
  address: 'indirizzo via street streetAddress',
  postalCode: 'cap zip zipCode postCode codicePostale',
  country: 'nazione paese stato nation',
  landline: 'phone telephone telefono tel telefonoFisso fisso phoneNumber',
  mobile: 'cellphone cellulare cell mobilePhone telefonoCellulare mobileNumber',
}
export const CONTACT_PROFILE = { ...PERSON, name: `${USER.name} username` }
export const DEVICE = {
  deviceName: 'name nome nomeDispositivo',
  registrationCode: 'deviceId codice uuid',
  active: USER.active,
}
export const FORGOT_CODE = { validity: 'valid' }
export const AVAILABILITY = { availability: 'available isAvailable free disponibile' }
