import type { NoticeId, NoticeTemplate, PublishedNotice } from '#domain/notices/notice.ts'
import { addDays, dayOf, type Instant } from '#domain/time/calendar.ts'
import { instantFrom } from '#adapters/http/codecs/wire-time.ts'
import { chanceOf } from '../chance.ts'
import { senders } from '../senders.ts'
import { activityPicture } from './activities.ts'
import { type ActivitySketch, activitySketches } from './activity-sketches.ts'
import type { ActivityCategoryName } from './categories.ts'

/** The first id, above those of received notices at any scale. */
const FIRST = 1_000_001
/** One in this many activities has published a notice that nobody in the demo received. */
const EVERY = 2
const MOST_DAYS_AGO = 40

type Written = readonly [title: string, summary: string, template: NoticeTemplate]
type Some = readonly [Written, ...Written[]]

/** The subjects of activities by category. */
const writing: Readonly<Record<ActivityCategoryName, Some>> = {
  offices: [
    ['Sportelli chiusi per il patrono', 'Riaprono il giorno dopo alle 8:30', 'standard'],
    ['Carta d’identità: nuovi appuntamenti', 'Disponibili da lunedì, anche di sabato', 'standard'],
    ['Asfaltature di stagione', 'Le vie e i giorni, una per una', 'works'],
  ],
  culture: [
    ['Nuova mostra', 'Inaugurazione venerdì alle 18:00, ingresso libero', 'images'],
    ['Il programma del mese', 'Otto appuntamenti, cinque gratuiti', 'calendar'],
  ],
  food: [
    ['Il menù di stagione', 'Zucca, castagne e pesce di lago', 'menu'],
    ['Chiusi per ferie', 'Ci rivediamo tra una settimana', 'standard'],
  ],
  safety: [
    ['Corso di primo soccorso', 'Sei serate, iscrizioni aperte', 'standard'],
    ['Attenzione al ghiaccio', 'I punti più a rischio delle nostre strade', 'place'],
  ],
  school: [
    ['Iscrizioni al nuovo anno', 'Scuole aperte e moduli', 'standard'],
    ['Che cosa ne pensi del doposcuola?', 'Quattro domande per le famiglie', 'survey'],
  ],
  sport: [
    ['Calendario delle gare', 'Tutte le partite in casa', 'calendar'],
    ['Le foto del torneo', 'Quaranta squadre, un solo pallone', 'images'],
  ],
  health: [
    ['Vaccino antinfluenzale', 'Da lunedì, senza appuntamento', 'standard'],
    ['Nuovi orari degli ambulatori', 'Aperti anche il sabato mattina', 'standard'],
  ],
  shops: [
    ['Sconti di fine stagione', 'Fino al 40%, su quasi tutto', 'standard'],
    ['Sabato aperti fino alle 22', 'Musica e castagne in strada', 'standard'],
  ],
  clubs: [
    ['Assemblea dei soci', 'Bilancio, programmi e un brindisi', 'standard'],
    ['Cerchiamo volontari', 'Bastano due ore la settimana', 'standard'],
  ],
  nature: [
    ['Sentiero 10 riaperto', 'Tolti gli alberi caduti', 'place'],
    ['I colori dell’autunno', 'Le fotografie dei visitatori', 'images'],
  ],
  transport: [
    ['Orario invernale', 'In vigore da domenica', 'standard'],
    ['Fermata spostata', 'Per i lavori in piazza', 'works'],
  ],
}

const noticeOf = (sketch: ActivitySketch, activity: number, [title, summary, template]: Written) => ({
  title,
  summary,
  template,
  sender: {
    id: activity as NonNullable<PublishedNotice['sender']['id']>,
    name: sketch.name,
    image: activityPicture(sketch),
  },
})

/** The published notices of activities beside the received ones (NOTICE-11). */
export const seededPublished = (now: Instant, seed: number): readonly PublishedNotice[] => {
  const chance = chanceOf(seed)
  const known = Object.keys(senders).length
  return activitySketches
    .flatMap((sketch, at) =>
      at < known || at % EVERY === 0
        ? []
        : writing[sketch.category].slice(0, chance.whole(1, 3)).map((written) => noticeOf(sketch, at + 1, written)),
    )
    .map(({ title, summary, template, sender }, at) => ({
      id: (FIRST + at) as NoticeId,
      title,
      summary,
      template,
      sender,
      publishedAt:
        instantFrom(`${addDays(dayOf(now), -chance.whole(1, MOST_DAYS_AGO))} ${chance.whole(10, 18)}:30`) ?? now,
    }))
}
