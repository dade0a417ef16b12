// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { Pager } from './pager.tsx'
import { mounted } from './testing/mounted.tsx'

const LABELS = { previous: 'Pagina precedente', next: 'Pagina successiva', page: (page: number) => `Pagina ${page}` }

/** The links or buttons of the pager, from the first to the last. */
const ways = () => [...document.querySelectorAll<HTMLElement>('nav a, nav button')]

const shown = async (current: number, hrefOf?: (page: number) => string) => {
  const turnTo = vi.fn<(page: number) => void>()
  await mounted(<Pager label="Pagine" current={current} count={9} labels={LABELS} hrefOf={hrefOf} turnTo={turnTo} />)
  return {
    turnTo,
    names: () => ways().map((way) => way.getAttribute('aria-label') ?? way.textContent),
    way: (name: string) => ways().find((way) => [way.getAttribute('aria-label'), way.textContent].includes(name)),
  }
}

describe('A pager', () => {
  test('names each page and both steps, and says which page is shown', async () => {
    const { names } = await shown(5)
    expect(names()).toEqual(['Pagina precedente', ...[1, 5, 9].map(LABELS.page), 'Pagina successiva'])
    const current = ways().filter((way) => way.getAttribute('aria-current') === 'page')
    expect(current.map((way) => way.textContent)).toEqual(['5'])
  })

  test('tells which page is chosen', async () => {
    const { way, turnTo } = await shown(5)
    way('Pagina 9')?.click()
    way('Pagina precedente')?.click()
    way('Pagina successiva')?.click()
    expect(turnTo.mock.calls).toEqual([[9], [4], [6]])
  })

  test('keeps the step that leads nowhere as a button, which does nothing', async () => {
    const { way, turnTo } = await shown(9)
    const next = way('Pagina successiva')
    expect(next?.getAttribute('aria-disabled')).toBe('true')
    next?.click()
    expect(turnTo).not.toHaveBeenCalled()
  })

  test('is made of links where pages have addresses', async () => {
    const { names } = await shown(1, (page) => `?page=${page}`)
    expect(ways().map((way) => way.getAttribute('href'))).toEqual([
      '?page=1',
      '?page=2',
      '?page=3',
      '?page=9',
      '?page=2',
    ])
    expect(names()).not.toContain('Pagina precedente')
  })
})
