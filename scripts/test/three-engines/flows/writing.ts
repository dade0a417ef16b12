import type { Flow } from './flow.ts'

const ANSWER = 'Una sala studio aperta anche la sera'

export const WRITING: readonly Flow[] = [
  {
    name: 'Mario answers a survey with stars and with words of the editor',
    as: 'mario.rossi',
    at: '/noticeSent',
    play: async (mario) => {
      await mario.taps('Quanto ti piace il nuovo orario?…')
      await mario.taps('4 stelle')
      await mario.taps('…Che cosa cambieresti?')
      await mario.taps('Grassetto')
      await mario.tab.type(ANSWER)
      await mario.sees(ANSWER)
      await mario.taps('Invia le risposte')
      await mario.taps('Invia così')
      await mario.sees('Risposte inviate', ANSWER)
      await mario.opensAnew()
      await mario.sees('Risposte inviate', ANSWER)
    },
  },
  {
    name: 'Mario writes a message in a chat',
    as: 'mario.rossi',
    at: '/chat/1',
    play: async (mario) => {
      await mario.writes('Scrivi un messaggio', 'A che ora aprite domani?')
      await mario.taps('Invia')
      await mario.sees('A che ora aprite domani?', 'Inviato')
      await mario.opensAnew()
      await mario.sees('A che ora aprite domani?')
    },
  },
  {
    name: 'Mario follows a topic with its password',
    as: 'mario.rossi',
    at: '/activity/1?tab=notices',
    play: async (mario) => {
      await mario.taps('Iscriviti con password a Protezione civile')
      await mario.writes('Password', 'volontari')
      await mario.taps('Iscriviti')
      await mario.sees('Iscrizione riuscita')
    },
  },
  {
    name: 'Mario deletes two notices at once',
    as: 'mario.rossi',
    at: '/noticeSent',
    play: async (mario) => {
      const gone = ['Via Sacco chiusa al traffico', 'Menù della settimana']
      await mario.sees(...gone)
      await mario.taps('Seleziona')
      for (const title of gone) await mario.taps(`Seleziona ${title}`)
      await mario.sees('2 selezionate')
      await mario.taps('Elimina')
      await mario.sees('Vuoi eliminare le 2 notifiche che hai scelto?')
      await mario.taps('Conferma')
      for (const title of gone) await mario.seesNoMore(title)
      await mario.opensAnew()
      await mario.sees('Quanto ti piace il nuovo orario?')
      for (const title of gone) await mario.seesNoMore(title)
    },
  },
]
