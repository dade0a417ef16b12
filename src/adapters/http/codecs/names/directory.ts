/** Names of the directory: activities, contacts, addresses, results, opening hours. */
import { COMMON } from './neighbours.ts'

export const HOURS = { openingHours: 'orari' }
export const SPAN = { day: 'weekDay dayOfWeek giorno', opens: 'open from apre dalle', closes: 'close to chiude alle' }
export const CATEGORY = { iconMap: 'icon' }
export const ACTIVITY = { ...HOURS, category: 'idCategory categoryId', country: 'countryName idCountry countryId' }
export const CONTACT = {
  ...HOURS,
  ragioneSociale: 'name title label',
  indirizzo: 'address',
  countryId: 'idCountry',
  countryName: 'country',
  categoryId: 'category idCategory',
}
export const ADDRESS = { address: 'name label' }
export const CHOSEN_ADDRESS = { addressId: 'address' }
export const RESULT = { ...HOURS, title: `${COMMON.title} ragioneSociale`, activityId: 'activity' }
export const RELATIONS = { activity: 'activity attivita', contact: 'contact activityContact contatto' }
