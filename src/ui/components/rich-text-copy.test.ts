// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { takeServerHost } from './server-host.ts'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, allowedCopy, inBatches } from './rich-text-copy.ts'

const copied = (html: string): string => {
  const place = document.createElement('div')
  for (const part of inBatches(new DOMParser().parseFromString(html, 'text/html').body)) place.append(allowedCopy(part))
  return place.innerHTML
}

/** Without the direction of blocks that say none themselves. */
const plain = (html: string): string => copied(html).replaceAll(' dir="auto"', '')

describe('The allowed markup of external text (NOTICE-12, fault 41)', () => {
  test('is preserved', () => {
    const html = '<p>Una <strong>bella</strong> <em>città</em></p><ul><li>uno</li></ul><blockquote>detto</blockquote>'
    expect(plain(html)).toBe(html)
  })

  test.each([
    ['<p>a<script>window.hit = true</script></p>', '<p>a</p>'],
    ['<p onclick="x()" style="position:fixed" class="a" id="b" data-x="y">ciao</p>', '<p>ciao</p>'],
    ['<p>a</p><object data="x">dentro</object>', '<p>a</p>'],
    ['<form action="/x"><input name="a"><button>Vai</button></form>', 'Vai'],
    ['<p><img src="x" onerror="x()">a</p>', '<p>a</p>'],
    ['<p>a</p><style>p { color: red }</style>', '<p>a</p>'],
    ['<p>a</p><svg><a href="javascript:x()">b</a></svg>', '<p>a</p>'],
    ['<p>a</p><!-- b -->', '<p>a</p>'],
    ['<custom-thing>a</custom-thing>', 'a'],
    ['<a href="javascript:alert(1)">qui</a>', '<a>qui</a>'],
    ['<a href=" java&#10;script:alert(1)">qui</a>', '<a>qui</a>'],
    ['<a href="data:text/html,x">qui</a>', '<a>qui</a>'],
  ])('leaves out everything else: %s', (html, left) => {
    expect(plain(html)).toBe(left)
  })

  test.each([
    ['/ordinanze/118.pdf', 'https://api.laveno.example/ordinanze/118.pdf'],
    ['//cdn.laveno.example/a.pdf', 'https://cdn.laveno.example/a.pdf'],
    ['www.laveno.example', 'https://www.laveno.example/'],
  ])('leads to %s on the host of the server (fault 55)', (href, whole) => {
    takeServerHost('https://api.laveno.example')
    expect(plain(`<a href="${href}">qui</a>`)).toContain(`href="${whole}"`)
    takeServerHost('')
  })

  test.each([
    ['file://server/albo.pdf', '<a>qui (file://server/albo.pdf)</a>'],
    ['ftp://laveno.example/a', '<a>qui (ftp://laveno.example/a)</a>'],
    ['#inizio', '<a>qui</a>'],
  ])('that may not be opened shows its address: %s', (href, left) => {
    expect(plain(`<a href="${href}">qui</a>`)).toBe(left)
  })

  test('opens links to the web in a new tab, and mail in place', () => {
    expect(plain('<a href="https://a.it/x" target="_self">a</a>')).toBe(
      '<a href="https://a.it/x" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    )
    expect(plain('<a href="mailto:a@b.it">a</a>')).toBe('<a href="mailto:a@b.it">a</a>')
  })

  test('has headings from the third level on', () => {
    expect(plain('<h1>a</h1><h2>b</h2><h3>c</h3><h5>d</h5>')).toBe('<h3>a</h3><h3>b</h3><h3>c</h3><h4>d</h4>')
  })

  test('has tables that scroll by keyboard too, with limited cell spans', () => {
    const cells = '<td colspan="2">a</td><td rowspan="9999">b</td>'
    expect(plain(`<table><tbody><tr>${cells}</tr></tbody></table>`)).toBe(
      '<div tabindex="0"><table><tbody><tr><td colspan="2">a</td><td>b</td></tr></tbody></table></div>',
    )
  })

  test('contains nothing that runs, loads or imitates the app', () => {
    for (const tag of ['script', 'img', 'iframe', 'form', 'input', 'button', 'style', 'svg', 'div', 'span'])
      expect(ALLOWED_TAGS).not.toContain(tag)
    expect(ALLOWED_ATTRIBUTES).toEqual(['href', 'colspan', 'rowspan', 'dir'])
  })
})

test('An address in words is a link, and one in a link stays as it is (FMT-09)', () => {
  expect(plain('<p>Su <b>www.museo.it</b>, <a href="https://a.it/">b.it</a></p>')).toBe(
    '<p>Su <b><a href="https://www.museo.it/" target="_blank" rel="noopener noreferrer nofollow">www.museo.it</a></b>, ' +
      '<a href="https://a.it/" target="_blank" rel="noopener noreferrer nofollow">b.it</a></p>',
  )
})

describe('Where lines of an external text run (FMT-06)', () => {
  test.each([
    ['<p>مرحبا</p><p>Ciao</p>', '<p dir="auto">مرحبا</p><p dir="auto">Ciao</p>'],
    ['<p dir="rtl">- 1 שלום</p>', '<p dir="rtl">- 1 שלום</p>'],
    ['<ul><li>ראשון</li></ul>', '<ul dir="auto"><li>ראשון</li></ul>'],
    ['<div dir="rtl"><p>12 مكتب</p><h2>3</h2></div>', '<p dir="rtl">12 مكتب</p><h3 dir="rtl">3</h3>'],
    ['<div dir="rtl"><div><p>12</p></div></div>', '<p dir="rtl">12</p>'],
    ['<div dir="ltr">a<section><p>ב</p></section></div><p>c</p>', 'a<p dir="ltr">ב</p><p dir="auto">c</p>'],
    ['<p>via <span dir="rtl">12 رام</span></p>', '<p dir="auto">via <bdi dir="rtl">12 رام</bdi></p>'],
    ['<p><bdo dir="rtl">ab</bdo><bdi>ج</bdi></p>', '<p dir="auto"><bdi dir="rtl">ab</bdi><bdi>ج</bdi></p>'],
    ['<p dir="evil">a</p>', '<p dir="auto">a</p>'],
  ])('is as it says, and else as its letters do: %s', (html, made) => expect(copied(html)).toBe(made))
})

test('A notice of 2 MB comes in small parts, and whole (fault 40)', () => {
  const body = document.createElement('div')
  const paragraphs = Array.from({ length: 1_000 }, (_, at) => `${at} ${'parola '.repeat(290)}`)
  for (const words of paragraphs) body.appendChild(document.createElement('p')).textContent = words
  const parts = [...inBatches(body)]
  expect(Math.max(...parts.map(({ textContent }) => textContent.length))).toBeLessThan(9_000)
  expect(parts.flatMap(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual(paragraphs)
})
