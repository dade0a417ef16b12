import { expect, test } from 'vitest'
import type { AddressChoiceNow } from '#application/town/address-choice/address-choice-now.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'
import { addressView } from './address-view.ts'

const ROW = { id: 4, text: 'Via Sacco', isOn: false, isUntold: false, isOffered: true }

const seen = (row: Partial<typeof ROW>, chosen: number | undefined) => {
  const now = {
    page: { face: 'full', addresses: [{ ...ROW, ...row }] },
    pages: { current: 1, count: 1 },
    before: [],
    typed: '',
    total: 1,
    shortfall: {},
    chosen,
  } as unknown as AddressChoiceNow
  const { content, summary } = addressView(now, 'addresses', () => {}, speechIn('it'))
  return [summary, content.kind === 'rows' ? content.parts[0]?.rows[0]?.hint : content.kind]
}

test('Whether an address is chosen is not told where nobody knows it, nor how many are (fault 55)', () => {
  expect(seen({ isUntold: true }, undefined)).toEqual(['1 indirizzo', 'Non sappiamo se è scelto'])
  expect(seen({}, 0)).toEqual(['1 indirizzo · nessuno scelto', undefined])
  expect(seen({ isOffered: false }, 2)).toEqual(['1 indirizzo · 2 scelti', 'Qui il servizio non c’è più'])
})
