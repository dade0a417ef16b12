import type { DocumentSight } from '../sight.ts'
import type { Seat } from './seat.ts'

export const documentSight = (seat: Seat): DocumentSight => {
  const dialog = () =>
    seat
      .page()
      .getByRole('dialog')
      .filter({ has: seat.page().getByRole('article') })
  return {
    title: async () => (await dialog().getByRole('heading', { level: 2 }).allInnerTexts())[0],
    headings: () => dialog().getByRole('heading', { level: 3 }).allInnerTexts(),
  }
}
