import type { Activity, Board } from '#domain/directory/activity.ts'
import type { Contact } from '#domain/directory/contact.ts'
import type { KeptActivity } from '../../collections/directory.ts'
import { type ActivitySketch, activitySketches, hiddenActivity } from './activity-sketches.ts'
import { boardsOf } from './boards.ts'
import { activityCategories, contactCategories, contactCategoryOf } from './categories.ts'
import { contactCover } from './contact-covers.ts'
import { ashore } from './land.ts'
import { municipalityOf, townOf } from './municipalities.ts'
import { HOURS_OF_ACTIVITIES } from './opening-hours.ts'
import { slugOf } from './slug.ts'
import { topicsOf } from './topics.ts'

/** The place of the Comune di Varese: every other activity is near the centre of its municipality. */
const PALAZZO_ESTENSE = { latitude: 45.8179, longitude: 8.8236 } as const

/** The distance of activities from the centre, in degrees: some hundred metres. */
const STEP = 0.0011

/** Rounds to about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** A place near the centre of a municipality, on land; direction and distance differ by activity. */
const placeOf = (at: number, sketch: ActivitySketch): Activity['position'] => {
  if (at === 0) return PALAZZO_ESTENSE
  const { latitude, longitude } = townOf(sketch.town)
  const turn = (at * 137.5 * Math.PI) / 180
  const distance = STEP * (1 + (at % 6))
  return ashore({
    latitude: rounded(latitude + distance * Math.sin(turn)),
    longitude: rounded(longitude + distance * Math.abs(Math.cos(turn)) * 1.4),
  })
}

/** Hostile content of a description: readers must sanitise it (NOTICE-12, fault 41). */
const HOSTILE =
  '<script>document.title = "Preso!"</script><p>Da noi trovi anche il <a href="javascript:alert(1)">listino</a><img src="x" onerror="alert(1)" alt=""> delle torte su ordinazione.</p>'

const hoursOf: Readonly<Record<ActivitySketch['category'], readonly string[]>> = {
  offices: ['da lunedì a venerdì dalle 8:30 alle 12:30', 'giovedì anche dalle 14:30 alle 17:30'],
  culture: ['da martedì a sabato dalle 9:30 alle 19:00', 'domenica dalle 14:00 alle 18:00'],
  food: ['da martedì a domenica dalle 7:30 alle 20:00', 'lunedì chiuso'],
  safety: ['tutti i giorni, a tutte le ore'],
  school: ['da lunedì a venerdì dalle 7:45 alle 16:30'],
  sport: ['da lunedì a venerdì dalle 14:00 alle 22:00', 'sabato dalle 9:00 alle 19:00'],
  health: ['da lunedì a sabato dalle 8:00 alle 19:00'],
  shops: ['da martedì a sabato dalle 9:00 alle 12:30 e dalle 15:30 alle 19:30'],
  clubs: ['martedì e giovedì dalle 17:00 alle 19:00'],
  nature: ['tutti i giorni dalle 9:00 al tramonto'],
  transport: ['tutti i giorni dalle 6:00 alle 21:00'],
}

const descriptionOf = (sketch: ActivitySketch, at: number): string =>
  `<p>${sketch.says}</p><h3>Quando siamo aperti</h3><ul>${hoursOf[sketch.category].map((hours) => `<li>${hours}</li>`).join('')}</ul>${at === 3 ? HOSTILE : ''}`

/** Area codes by municipality. */
const PREFIXES: Readonly<Record<ActivitySketch['town'], string>> = {
  varese: '0332',
  luino: '0332',
  gallarate: '0331',
  busto: '0331',
  laveno: '0332',
  saronno: '02',
  somma: '0331',
  tradate: '0331',
  malnate: '0332',
}

/** The file name of an activity's pictures: cover and logo have the same name, in separate folders. */
export const activityPicture = ({ name }: ActivitySketch): string => `${slugOf(name)}.svg`

/** The contact of an activity, with the activity's id. */
const contactOf = (sketch: ActivitySketch, at: number): Contact => {
  const category = contactCategories[contactCategoryOf[sketch.category]]
  const slug = slugOf(sketch.name)
  return {
    id: (at + 1) as Contact['id'],
    name: sketch.name,
    address: sketch.address,
    postalCode: townOf(sketch.town).postalCode,
    municipality: municipalityOf(sketch.town),
    category: category.id,
    position: placeOf(at, sketch),
    icon: category.icon,
    phone: `${PREFIXES[sketch.town]} 555 ${String(1000 + at * 37).slice(-4)}`,
    email: `info@${slug}.example.it`,
    website: `https://${slug}.example.it`,
    cover: contactCover(contactCategoryOf[sketch.category], at),
    hours: HOURS_OF_ACTIVITIES[sketch.category],
  }
}

const wholeOf = (sketch: ActivitySketch, at: number): Activity => {
  const id = (at + 1) as Activity['id']
  const contact = contactOf(sketch, at)
  return {
    id,
    name: sketch.name,
    category: activityCategories[sketch.category],
    municipality: municipalityOf(sketch.town),
    address: sketch.address,
    cover: activityPicture(sketch),
    logo: activityPicture(sketch),
    hours: contact.hours,
    position: contact.position,
    description: descriptionOf(sketch, at),
    contact,
    topics: topicsOf(id),
    boards: boardsOf(id).map(([title, body, image], index): Board => ({
      id: (id * 10 + index + 1) as Board['id'],
      title,
      body,
      image,
    })),
  }
}

/** Every activity, with ids from 1; the last one is hidden from lists. */
export const seededActivities = (): readonly KeptActivity[] =>
  [...activitySketches, hiddenActivity].map((sketch, at) => {
    const activity = wholeOf(sketch, at)
    return { id: activity.id, visible: sketch !== hiddenActivity, activity }
  })

/** The contacts of the activities, sorted by id. */
export const contactsOfActivities = (): readonly Contact[] => [...activitySketches, hiddenActivity].map(contactOf)
