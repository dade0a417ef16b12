import { activityPicture } from '../seed/directory/activities.ts'
import { type ActivitySketch, activitySketches, hiddenActivity } from '../seed/directory/activity-sketches.ts'
import { COVERS_EACH, contactCover } from '../seed/directory/contact-covers.ts'
import type { ContactCategoryName } from '../seed/directory/categories.ts'
import { EVENT_COVERS_EACH, type eventTypologies } from '../seed/directory/events.ts'
import { senders } from '../seed/senders.ts'
import { canvas, hills, type Size } from './hills.ts'
import { signOf } from './signs.ts'

const COVER: Size = { width: 640, height: 360 }
const LOGO: Size = { width: 128, height: 128 }
/** The size on maps (DIR-04). */
const ICON: Size = { width: 30, height: 30 }

/** Icons of categories: the symbol, and the hue of its background. */
const icons: Readonly<Record<string, readonly [sign: string, hue: number]>> = {
  uffici: ['landmark', 214],
  cultura: ['drama', 276],
  mangiare: ['utensils', 24],
  sicurezza: ['shield', 8],
  scuola: ['school', 250],
  sport: ['bike', 146],
  salute: ['cross', 352],
  negozi: ['shopping-bag', 318],
  associazioni: ['users', 190],
  natura: ['trees', 108],
  trasporti: ['bus', 200],
  parcheggi: ['circle-letter-p', 44],
}

const contactHues: Readonly<Record<ContactCategoryName, number>> = {
  offices: 214,
  culture: 276,
  food: 24,
  school: 250,
  sport: 146,
  health: 352,
  shops: 318,
  parking: 44,
  nature: 108,
}

const eventHues: Readonly<Record<(typeof eventTypologies)[number], number>> = {
  music: 272,
  theatre: 344,
  children: 34,
  markets: 148,
  sport: 212,
  science: 190,
  art: 308,
  meetings: 226,
}

/** Pictures with a symbol over the hills: subject and hue. */
type Signed = Readonly<Record<string, readonly [sign: string, hue: number]>>
const boards: Signed = {
  sportello: ['briefcase', 214],
  appuntamento: ['calendar-check', 190],
  tessera: ['id-card', 276],
  studio: ['book-open', 250],
  biglietti: ['ticket', 342],
  menu: ['croissant', 28],
  allerta: ['siren', 14],
  palestra: ['dumbbell', 146],
  sentieri: ['signpost', 110],
}
const sheets: Signed = {
  'impianti-sportivi': ['trophy', 146],
  'eventi-lombardia': ['calendar-days', 300],
  'voli-malpensa': ['plane', 206],
  parcheggi: ['circle-letter-p', 44],
  'punti-di-interesse': ['map-pin', 172],
  'qualita-aria': ['wind', 188],
}
const advertisements: Signed = {
  mercatini: ['gift', 12],
  teatro: ['drama', 340],
  musica: ['guitar', 276],
  mercato: ['carrot', 96],
  bici: ['bike', 160],
  cucina: ['utensils', 28],
  nuoto: ['waves-ladder', 198],
  energia: ['lightbulb', 46],
  museo: ['landmark', 256],
  cinema: ['clapperboard', 228],
  natura: ['flower-2', 128],
}
/** Icons of sheet items, and the covers of their places. */
const sheetIcons: Signed = {
  luogo: ['map-pin', 214],
  calcio: ['goal', 146],
  corsa: ['footprints', 96],
  nuoto: ['droplets', 200],
  palla: ['volleyball', 24],
  palestra: ['dumbbell', 276],
  tennis: ['trophy', 62],
  ghiaccio: ['snowflake', 190],
  chiesa: ['church', 22],
  verde: ['trees', 120],
  museo: ['landmark', 300],
  panorama: ['binoculars', 172],
  libri: ['book-open', 250],
  musica: ['guitar', 330],
  parcheggio: ['circle-letter-p', 44],
  volo: ['plane', 206],
}
const placeHues = [140, 20, 200, 280, 245, 340, 40, 175] as const
const municipalities: Signed = {
  varese: ['trees', 140],
  luino: ['sailboat', 200],
  gallarate: ['church', 22],
  'busto-arsizio': ['factory', 350],
  'laveno-mombello': ['ship', 186],
  saronno: ['train-front', 290],
  'somma-lombardo': ['castle', 42],
  tradate: ['tree-pine', 120],
  malnate: ['house', 230],
}

const logoOf = async ({ sign, hue }: ActivitySketch): Promise<string> =>
  canvas(
    LOGO,
    `<rect width="128" height="128" fill="hsl(${hue} 46% 27%)"/><g transform="translate(28 28) scale(3)" fill="none" stroke="hsl(${hue} 90% 88%)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${await signOf(sign)}</g>`,
  )

const iconOf = async ([sign, hue]: readonly [string, number]): Promise<string> =>
  canvas(
    ICON,
    `<circle cx="15" cy="15" r="14" fill="hsl(${hue} 62% 40%)" stroke="#f2f5fa" stroke-width="1.5"/><g transform="translate(7 7) scale(.667)" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${await signOf(sign)}</g>`,
  )

const signedOf = async (name: string, [sign, hue]: readonly [string, number]): Promise<string> =>
  canvas(
    COVER,
    `${hills(name, hue, COVER)}<circle cx="320" cy="180" r="76" fill="hsl(${hue} 50% 12%)" opacity=".55"/><g transform="translate(272 132) scale(4)" fill="none" stroke="#f2f5fa" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${await signOf(sign)}</g>`,
  )

const coverOf = (name: string, hue: number): string => canvas(COVER, hills(name, hue, COVER))

type Picture = readonly [path: string, content: string]

const inFolder = (folder: string, signed: Signed): Promise<readonly Picture[]> =>
  Promise.all(
    Object.entries(signed).map(
      async ([name, look]) => [`img/${folder}/app/${name}.svg`, await signedOf(name, look)] as const,
    ),
  )

/** Hand-drawn icons of senders of notices, which are kept. */
const byHand = new Set(Object.values(senders).map(({ image }) => image))

/** A small variation of hue, so that covers of one kind differ. */
const shades = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
const SHADE = 16

/** Every picture of the directory, with its path under `public/`; deterministic. */
export const pictures = async (): Promise<readonly Picture[]> => {
  const activities = [...activitySketches, hiddenActivity]
  return [
    ...activities.map((sketch): Picture => {
      const file = activityPicture(sketch)
      return [`img/activities/cover/app/${file}`, coverOf(file, sketch.hue)]
    }),
    ...(await Promise.all(
      activities
        .filter((sketch) => !byHand.has(activityPicture(sketch)))
        .map(async (sketch) => [`img/activities/logo/app/${activityPicture(sketch)}`, await logoOf(sketch)] as const),
    )),
    ...(await Promise.all(
      Object.entries(icons).map(
        async ([name, look]) => [`img/activity-points/app/${name}.svg`, await iconOf(look)] as const,
      ),
    )),
    ...Object.entries(contactHues).flatMap(([category, hue]) =>
      shades(COVERS_EACH).map((at): Picture => {
        const file = contactCover(category as ContactCategoryName, at)
        return [`img/activity-points/app/${file}`, coverOf(file, hue + at * SHADE)]
      }),
    ),
    ...Object.entries(eventHues).flatMap(([typology, hue]) =>
      shades(EVENT_COVERS_EACH).map((at): Picture => {
        const file = `${typology}-${at + 1}.svg`
        return [`img/events/app/${file}`, coverOf(`event ${file}`, hue + at * SHADE)]
      }),
    ),
    ...(await inFolder('boards', boards)),
    ...(await inFolder('e015', sheets)),
    ...(await Promise.all(
      Object.entries(sheetIcons).map(
        async ([name, look]) => [`img/e015/app/icona-${name}.svg`, await iconOf(look)] as const,
      ),
    )),
    ...placeHues.map((hue, at): Picture => [`img/e015/app/luogo-${at + 1}.svg`, coverOf(`place ${at + 1}`, hue)]),
    ...(await inFolder('municipalities', municipalities)),
    ...(await inFolder('advertisements', advertisements)),
  ]
}
