import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createJudge } from './own-files.ts'

const ORIGIN = 'https://piazza.test'
const SCRIPT = 'export const town = 1\n'
const PAGE = '<html><head><script type="module" crossorigin src="/assets/piazza-1a.js"></script></head></html>\n'
const OTHER = '<script type="module" src="/assets/piazza-2b.js"></script></head>'
const integrity = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`
const isOwn = createJudge(
  [
    { url: 'index.html', revision: 'abc1' },
    { url: 'icon.svg', revision: 'abc2' },
    { url: 'assets/piazza-1a.js', revision: null, integrity },
    { url: 'assets/looks.css', revision: null },
    { url: 'assets/text.woff2', revision: null },
  ],
  ORIGIN,
)
const answer = (body: BodyInit, type: string | undefined, status = 200) =>
  new Response(body, { status, headers: type === undefined ? {} : { 'content-type': type } })
const breaksOff = () =>
  new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode(SCRIPT.slice(0, 9)))
      stream.error(new TypeError('network error'))
    },
  })

const JAVASCRIPT = 'text/javascript; charset=utf-8'
const HTML = 'text/html; charset=utf-8'

describe('An answer is the file that was asked for', () => {
  test.each([
    ['a script', '/assets/piazza-1a.js', SCRIPT, JAVASCRIPT],
    ['a script by its other name', '/assets/piazza-1a.js', SCRIPT, 'application/javascript'],
    ['a style sheet', '/assets/looks.css', 'p{}', 'text/css'],
    ['a font without a name', '/assets/text.woff2', 'wOF2', 'application/octet-stream'],
    ['the icon', '/icon.svg', '<svg/>', 'image/svg+xml'],
    ['the page', '/index.html', PAGE, HTML],
    ['the page with a revision', `${ORIGIN}/index.html?__WB_REVISION__=abc1`, PAGE, HTML],
    ['the page with the block of a town', '/index.html', PAGE.replace('</head>', '<!-- town --></head>'), HTML],
  ])('%s', async (_, address, body, type) => expect(await isOwn(address, answer(body, type))).toBe(true))
})

describe('An answer is not kept (fault 53)', () => {
  test.each([
    ['the page in place of a script', '/assets/piazza-1a.js', PAGE, HTML, 200],
    ['the page in place of a style sheet', '/assets/looks.css', PAGE, HTML, 200],
    ['the page in place of a font', '/assets/text.woff2', PAGE, HTML, 200],
    ['the page in place of the icon', '/icon.svg', PAGE, HTML, 200],
    ['another script', '/assets/piazza-1a.js', `${SCRIPT} `, JAVASCRIPT, 200],
    ['half a script', '/assets/piazza-1a.js', SCRIPT.slice(0, 9), JAVASCRIPT, 200],
    ['a script that browsers would not run', '/assets/piazza-1a.js', SCRIPT, 'text/plain', 200],
    ['a script without a type', '/assets/piazza-1a.js', new TextEncoder().encode(SCRIPT), undefined, 200],
    ['an error with the right words', '/assets/piazza-1a.js', SCRIPT, JAVASCRIPT, 500],
    ['a page cut short', '/index.html', PAGE.slice(0, -9), HTML, 200],
    ['an empty page', '/index.html', '', HTML, 200],
    ['the page of another build', '/index.html', PAGE.replace('1a', '2b'), HTML, 200],
    ['a page that also begins with another build', '/index.html', PAGE.replace('</head>', OTHER), HTML, 200],
    ['a page without a script', '/index.html', PAGE.replaceAll(/<script.*script>/g, ''), HTML, 200],
    ['the page of a guest network', '/index.html', '<html><h1>Wi-Fi gratis</h1></html>', HTML, 200],
  ])('%s', async (_, address, body, type, status) =>
    expect(await isOwn(address, answer(body, type, status))).toBe(false),
  )

  test('a script that breaks off on its way', async () =>
    expect(await isOwn('/assets/piazza-1a.js', answer(breaksOff(), JAVASCRIPT))).toBe(false))
})

test('What was judged can still be read', async () => {
  const judged = answer(SCRIPT, JAVASCRIPT)
  await isOwn('/assets/piazza-1a.js', judged)
  expect(await judged.text()).toBe(SCRIPT)
})
