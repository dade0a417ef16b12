import { PASSWORD } from '#mocks/seed/people.ts'
import type { Citizen } from '../citizen.ts'
import type { Flow } from './flow.ts'

const NEW_PASSWORD = 'Varese2027!'

const signIn = async ({ writes, taps }: Citizen, username: string, password: string): Promise<void> => {
  await writes('Nome utente', username)
  await writes('Password', password)
  await taps('Accedi')
}

export const IDENTITY: readonly Flow[] = [
  {
    name: 'Anna Neri comes from the old system, takes a new password and signs in',
    at: '/login',
    play: async (anna) => {
      await signIn(anna, 'anna.neri', PASSWORD)
      await anna.sees('Abbiamo trasferito il tuo account')
      await anna.taps('Invia il codice')
      await anna.writes('Codice', '123456')
      await anna.taps('Continua')
      await anna.writes('Nuova password', NEW_PASSWORD)
      await anna.writes('Ripeti la nuova password', NEW_PASSWORD)
      await anna.taps('Salva la nuova password')
      await anna.sees('Password cambiata correttamente')
      await signIn(anna, 'anna.neri', NEW_PASSWORD)
      await anna.sees('Ciao, Anna')
    },
  },
  {
    name: 'Giulia registers, activates her account and signs in',
    at: '/profile/signin',
    play: async (giulia) => {
      const entries = {
        'Nome utente': 'giulia.colombo',
        Nome: 'Giulia',
        Cognome: 'Colombo',
        'E-mail': 'giulia@example.it',
      }
      for (const [field, text] of Object.entries(entries)) await giulia.writes(field, text)
      for (const document of ['sull’app', 'sulla privacy']) await giulia.taps(`Ho letto l’informativa ${document}`)
      await giulia.taps('Registrati')
      await giulia.writes('Codice di attivazione', 'ATTIVA-1')
      await giulia.taps('Attiva l’account')
      await giulia.sees('Account attivato: ora puoi accedere.')
      await signIn(giulia, 'giulia.colombo', PASSWORD)
      await giulia.sees('Ciao, Giulia')
    },
  },
]
