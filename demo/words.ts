/** The Italian words of the desk for what the simulated backend names in a word of the code. */
import type { FaultKind } from '#mocks/faults/faults.ts'
import { EXPIRED_CODE, VALID_CODE } from '#mocks/rules/passwords.ts'
import { ACTIVATING_CODE, IDLE_CODE } from '#mocks/rules/registration.ts'
import type { Refused } from './become.ts'

export const FAULT_WORDS: Readonly<Record<FaultKind, string>> = {
  slow: 'Lento',
  offline: 'Senza rete',
  '401-once': 'Sessione da rinnovare (401 una volta)',
  '401-always': 'Token mai accettato (401 sempre)',
  'refresh-refused': 'Sessione scaduta (rinnovo rifiutato)',
  '500': 'Errore del server, senza testo (500)',
  error: 'Errore del server, con un messaggio (500)',
  '502-html': 'Pagina di errore al posto dei dati (502)',
  '409': 'Modificato da altri nel frattempo (409)',
  '429': 'Troppe richieste (429)',
  timeout: 'Nessuna risposta',
  truncated: 'Risposta troncata',
  drift: 'Risposta in un’altra forma',
}

/** Codes that a real server would send by e-mail. */
export const CODES = [
  [ACTIVATING_CODE, 'Attiva chi si è appena registrato; la sua password è quella di tutti'],
  [IDLE_CODE, 'Non attiva'],
  [VALID_CODE, 'Codice per la password dimenticata'],
  [EXPIRED_CODE, 'Lo stesso, scaduto'],
] as const

/** Why a person is not signed in at once: the account has to go through a page first. */
export const REFUSED_WORDS: Readonly<Record<Refused, string>> = {
  inactive: 'Il server rifiuta questo account: non è attivo.',
  credentials: 'Questo account deve prima cambiare la password: entra dalla pagina di accesso e segui i passi.',
  other: 'Il server non ha risposto come previsto: riprova.',
}
