// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ListRow } from './list-row.tsx'
import { mounted } from './testing/mounted.tsx'

const nameOf = (element: HTMLElement) =>
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join(', ')

test('A row that has the name of another is named with what tells them apart', async () => {
  const { find } = await mounted(
    <ListRow title="Ambulatorio" meta="Via Manzoni 1, Varese" isNamesake href="/contact/1" />,
  )
  expect([nameOf(find('a')), find('a').getAttribute('aria-describedby')]).toEqual([
    'Ambulatorio, Via Manzoni 1, Varese',
    null,
  ])
})

test('Any other is named by its title, and described by the rest', async () => {
  const { find } = await mounted(<ListRow title="Bar" meta="Via Sacco 9" href="/contact/2" />)
  expect(find('a').getAttribute('aria-labelledby')).toBeNull()
  expect(find(`[id="${find('a').getAttribute('aria-describedby') ?? ''}"]`).textContent).toBe('Via Sacco 9')
})

test('People are told apart by what stands over their name', async () => {
  const { find } = await mounted(
    <ListRow title="Ada Riva" overline="ada.riva2" meta="Geometra" isNamesake namedBy="overline" href="/users/7" />,
  )
  const describing = find('a').getAttribute('aria-describedby') ?? ''
  expect([nameOf(find('a')), find(`[id="${describing}"]`).textContent]).toEqual(['Ada Riva, ada.riva2', 'Geometra'])
})
