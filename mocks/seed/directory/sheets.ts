import type { Category, InCategory } from '#domain/directory/category.ts'
import type { SheetSummary } from '#domain/e015/sheet.ts'
import { type TownName, townOf } from './municipalities.ts'

const category = (id: number, name: string): Category => ({ id: id as Category['id'], name, icon: undefined })
const leisure = category(41, 'Sport e tempo libero')
const mobility = category(42, 'Muoversi')
const territory = category(43, 'Territorio')

type Row = Readonly<{
  sheet: SheetSummary
  category: Category
  /** The municipalities that have it; all when absent. */
  towns?: readonly TownName[]
  /** Only for administrators (DIR-06). */
  isForAdmins?: boolean
}>

const sheet = (id: number, title: string, image: string): SheetSummary => ({
  id: id as SheetSummary['id'],
  title,
  image,
})

const rows: readonly Row[] = [
  { sheet: sheet(3, 'Impianti sportivi', 'impianti-sportivi.svg'), category: leisure },
  { sheet: sheet(7, 'Eventi in Lombardia', 'eventi-lombardia.svg'), category: leisure },
  {
    sheet: sheet(17, 'Voli da Malpensa', 'voli-malpensa.svg'),
    category: mobility,
    towns: ['somma', 'gallarate', 'busto', 'varese'],
  },
  {
    sheet: sheet(21, 'Parcheggi', 'parcheggi.svg'),
    category: mobility,
    towns: ['varese', 'gallarate', 'busto', 'luino', 'saronno'],
  },
  { sheet: sheet(30, 'Punti di interesse', 'punti-di-interesse.svg'), category: territory },
  { sheet: sheet(40, 'Qualità dell’aria', 'qualita-aria.svg'), category: territory, isForAdmins: true },
]

/** The information sheets of a municipality, by category (DIR-06). */
export const sheetsOf = (municipality: number, isAdmin: boolean): readonly InCategory<SheetSummary>[] => {
  const shown = rows.filter(
    ({ towns, isForAdmins = false }) =>
      (isAdmin || !isForAdmins) && (towns === undefined || towns.some((town) => townOf(town).id === municipality)),
  )
  return [leisure, mobility, territory]
    .map((one) => ({
      category: one,
      things: shown.filter(({ category: own }) => own === one).map(({ sheet: own }) => own),
    }))
    .filter(({ things }) => things.length > 0)
}
