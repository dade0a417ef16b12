// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RichTextView as View } from './rich-text-view.tsx'
import { mounted } from './testing/mounted.tsx'

/** The sanitiser, which comes when a test lets it: it needs a browser's own parser. */
const purified = vi.hoisted(() => ({ parts: (): readonly DocumentFragment[] => [] }))
vi.mock('./rich-text-purify.ts', () => ({ purifiedParts: () => purified.parts() }))

const part = (text: string): DocumentFragment => {
  const fragment = document.createDocumentFragment()
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  fragment.append(paragraph)
  return fragment
}
/** What comes late has come: as long as it takes, on a busy machine too. */
const until = async (isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 2_000 && !isSo(); turn += 1)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)))
}
const isDone = () => document.querySelector('[aria-busy=true]') === null
const shown = () => [...document.querySelectorAll('p')].filter((one) => one.closest('[hidden]') === null)
const HTML =
  '<p>Com&rsquo;&egrave; la <b>piazza</b></p><ul><li>Lunedì</li> <li>Martedì</li></ul><script>x()</script><p>Fine</p>'
const WORDS = ['Com’è la piazza', 'Lunedì\nMartedì', 'Fine']

let RichTextView: typeof View

// Each test begins without the sanitiser.
beforeEach(async () => {
  purified.parts = () => [part('Formattato')]
  vi.resetModules()
  ;({ RichTextView } = await import('./rich-text-view.tsx'))
})

test('The words of a formatted text stand there until it is sanitised, without its markup (NOTICE-12)', async () => {
  const before: (readonly (string | null)[])[] = []
  purified.parts = () => {
    before.push(shown().map(({ textContent }) => textContent))
    return [part('Formattato')]
  }
  await mounted(<RichTextView html={HTML} />)
  await until(isDone)
  expect(before).toEqual([WORDS])
  expect(shown().map(({ textContent }) => textContent)).toEqual(['Formattato'])
})

test('With the sanitiser a text is formatted from its first picture on', async () => {
  await mounted(<RichTextView html="<p>Un <b>altro</b> avviso</p>" />)
  await until(isDone)
  const before: number[] = []
  purified.parts = () => {
    before.push(shown().length)
    return [part('Formattato')]
  }
  document.body.replaceChildren()
  const painted: number[] = []
  const Page = () => {
    useLayoutEffect(() => void painted.push(shown().length), [])
    return <RichTextView html={HTML} />
  }
  await mounted(<Page />)
  expect([before, painted]).toEqual([[0], [1]])
  expect(shown().map(({ textContent }) => textContent)).toEqual(['Formattato'])
})

test('Where the sanitiser fails all of its words stay, and its addresses are links', async () => {
  purified.parts = () => {
    throw new Error('Nothing to clean a text with')
  }
  await mounted(<RichTextView html={`<p>${'Avviso '.repeat(2_000)}</p><p>https://www.comune.example/bando</p>`} />)
  await until(() => isDone() && document.querySelector('a') !== null)
  expect(shown().map(({ textContent }) => textContent?.trim().length)).toEqual([13_999, 32])
  expect(document.querySelector('a')?.getAttribute('href')).toBe('https://www.comune.example/bando')
})

test('Of a very long text only the beginning stands there first, and no half of a tag (fault 40)', async () => {
  const before: number[] = []
  purified.parts = () => {
    before.push(document.body.textContent?.length ?? 0)
    return [part('Formattato')]
  }
  await mounted(
    <RichTextView
      html={`<p>${'a'.repeat(5_990)}<a href="https://www.comune.example/">${'b'.repeat(90_000)}</a></p>`}
    />,
  )
  await until(isDone)
  expect(before).toEqual([5_990])
})
