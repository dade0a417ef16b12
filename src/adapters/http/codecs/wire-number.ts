/** The decimal separator is the last comma or point, where both occur (`1.234,50`); a single comma is one as well. */
const plainNumber = (text: string): string => {
  const bare = text.replace(/[€\s]/g, '')
  const comma = bare.lastIndexOf(',')
  if (comma < 0) return bare
  return comma > bare.lastIndexOf('.') ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '')
}

/** A number on the wire: itself, or a text such as `12`, `12.5`, `12,50` or `€ 12,50`; undefined for anything else. */
export const numberFrom = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const plain = plainNumber(value)
  const number = plain === '' ? Number.NaN : Number(plain)
  return Number.isFinite(number) ? number : undefined
}
