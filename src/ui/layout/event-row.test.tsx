// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import type { EventRowView } from '#ui/view/event-row.ts'
import { EventRowLayout } from './event-row.tsx'

const FAIR = {
  open: { label: 'Fiera', href: '/event/1' },
  leaf: { shows: 'hours', from: '09:00', to: '18:00' },
  day: { day: '2026-12-30', words: 'mercoledì 30 dicembre' },
  hours: 'dalle 09:00 alle 18:00',
  areHoursDrawn: true,
  price: 'Gratuito',
} as unknown as EventRowView

const nameOf = (link: HTMLElement) =>
  (link.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join(' ')

test('An event that has the title of another is named with when it is', async () => {
  const { find } = await mounted(<EventRowLayout view={{ ...FAIR, isNamesake: true }} />)
  expect(nameOf(find('a'))).toBe('Fiera mercoledì 30 dicembre, dalle 09:00 alle 18:00')
})

test('Any other is named by its title', async () => {
  const { find } = await mounted(<EventRowLayout view={FAIR} heading="h4" />)
  expect([find('a').getAttribute('aria-labelledby'), find('h4').textContent]).toEqual([null, 'Fiera'])
})
