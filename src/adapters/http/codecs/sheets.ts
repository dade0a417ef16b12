import type { SheetSummary } from '#domain/e015/sheet.ts'
import { id, optionalText, record, text, type Wire } from './wire.ts'

export const sheetSummary: Wire<SheetSummary> = record('e015 row', {
  id: ['id', id('Sheet')],
  title: ['title', text],
  image: ['image', optionalText],
})
