import type { HomeEntry, Language } from '#domain/home/home.ts'
import type { Id } from '#domain/id.ts'

type Sketch = readonly [title: string, subtitle: string, path: string, image: string, visible?: boolean]

const sections: Readonly<Record<string, readonly Sketch[]>> = {
  'Per te': [
    ['Notifiche', 'Gli avvisi dal tuo comune e da chi segui', '/noticeSent', 'notifiche.svg'],
    ['Il mio calendario', 'Gli eventi che hai salvato', '/profile/events', 'calendario.svg'],
    ['Preferiti', 'Le attività e i luoghi che segui', '/favorite', 'preferiti.svg'],
  ],
  Esplora: [
    ['Eventi', 'Che cosa succede oggi in città', '/event', 'eventi.svg'],
    ['Attività', 'Comune, negozi, associazioni', '/activity', 'attivita.svg'],
    ['Luoghi', 'Indirizzi e contatti sulla mappa', '/contact', 'luoghi.svg'],
    ['Comuni', 'Otto comuni della provincia', '/country', 'comuni.svg'],
    ['Anagrafe online', 'In arrivo', '/activity/1', 'attivita.svg', false],
  ],
  Servizi: [
    ['Parcheggi', 'Posti liberi adesso', '/e015/21?country=1', 'parcheggi.svg'],
    ['Impianti sportivi', 'Palestre, piscine e campi', '/e015/3?country=1', 'sport.svg'],
    ['Voli da Malpensa', 'Arrivi e partenze in tempo reale', '/e015/17?country=7', 'voli.svg'],
    ['Guida', 'Come si usa Piazza', '/assistance', 'guida.svg'],
    ['Mensa scolastica', 'Riapre a settembre', '/activity/6', 'guida.svg', false],
  ],
}

/** The entries of Home; some are hidden (HOME-01). */
export const seededHome = (): readonly HomeEntry[] =>
  Object.entries(sections).flatMap(([name, entries], section) =>
    entries.map(([title, subtitle, path, image, visible = true], at) => ({
      id: (section * 10 + at + 1) as Id<'HomeEntry'>,
      title,
      subtitle,
      category: { id: (section + 1) as Id<'HomeCategory'>, name },
      path,
      image,
      visible,
      position: section * 10 + at + 1,
    })),
  )

/** The available languages (LANG-02). */
export const seededLanguages = (): readonly Language[] => [
  { id: 1 as Id<'Language'>, code: 'it', name: 'Italiano', icon: 'it.svg' },
  { id: 2 as Id<'Language'>, code: 'es', name: 'Español', icon: 'es.svg' },
]
