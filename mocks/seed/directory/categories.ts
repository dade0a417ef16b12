import type { Category } from '#domain/directory/category.ts'

const category = (id: number, name: string, icon: string): Category => ({ id: id as Category['id'], name, icon })

/** The categories of activities (DIR-07). */
export const activityCategories = {
  offices: category(1, 'Comune e uffici', 'uffici.svg'),
  culture: category(2, 'Cultura e spettacolo', 'cultura.svg'),
  food: category(3, 'Mangiare e bere', 'mangiare.svg'),
  safety: category(4, 'Protezione e sicurezza', 'sicurezza.svg'),
  school: category(5, 'Scuola e famiglia', 'scuola.svg'),
  sport: category(6, 'Sport', 'sport.svg'),
  health: category(7, 'Salute', 'salute.svg'),
  shops: category(8, 'Negozi e botteghe', 'negozi.svg'),
  clubs: category(9, 'Associazioni', 'associazioni.svg'),
  nature: category(10, 'Natura e turismo', 'natura.svg'),
  transport: category(11, 'Trasporti', 'trasporti.svg'),
} as const
export type ActivityCategoryName = keyof typeof activityCategories

/** The categories of contacts (DIR-07), with ids of their own. */
export const contactCategories = {
  offices: category(21, 'Uffici pubblici', 'uffici.svg'),
  culture: category(22, 'Cultura', 'cultura.svg'),
  food: category(23, 'Bar e ristoranti', 'mangiare.svg'),
  school: category(24, 'Scuole', 'scuola.svg'),
  sport: category(25, 'Impianti sportivi', 'sport.svg'),
  health: category(26, 'Farmacie e ambulatori', 'salute.svg'),
  shops: category(27, 'Negozi', 'negozi.svg'),
  parking: category(28, 'Parcheggi', 'parcheggi.svg'),
  nature: category(29, 'Parchi e punti panoramici', 'natura.svg'),
} as const
export type ContactCategoryName = keyof typeof contactCategories

/** The category of an activity's contact. */
export const contactCategoryOf: Readonly<Record<ActivityCategoryName, ContactCategoryName>> = {
  offices: 'offices',
  culture: 'culture',
  food: 'food',
  safety: 'offices',
  school: 'school',
  sport: 'sport',
  health: 'health',
  shops: 'shops',
  clubs: 'culture',
  nature: 'nature',
  transport: 'parking',
}
