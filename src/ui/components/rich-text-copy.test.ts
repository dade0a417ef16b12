// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, allowedCopy, inBatches } from './rich-text-copy.ts'

const copied = (html: string): string => {
  const place = document.createElement('div')
  place.append(allowedCopy(new DOMParser().parseFromString(html, 'text/html').body))
  return place.innerHTML
}

describe('The allowed markup of external text (NOTICE-12, fault 41)', () => {
  test('is preserved', () => {
    const html = '<p>Una <strong>bella</strong> <em>città</em></p><ul><li>uno</li></ul><blockquote>detto</blockquote>'
    expect(copied(html)).toBe(html)
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
    ['<a href="//evil.example">qui</a>', '<a>qui</a>'],
    ['<a href="data:text/html,x">qui</a>', '<a>qui</a>'],
  ])('leaves out everything else: %s', (html, left) => {
    expect(copied(html)).toBe(left)
  })

  test('opens links to the web in a new tab, and mail in place', () => {
    expect(copied('<a href="https://a.it/x" target="_self">a</a>')).toBe(
      '<a href="https://a.it/x" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    )
    expect(copied('<a href="mailto:a@b.it">a</a>')).toBe('<a href="mailto:a@b.it">a</a>')
  })

  test('has headings from the third level on', () => {
    expect(copied('<h1>a</h1><h2>b</h2><h3>c</h3><h5>d</h5>')).toBe('<h3>a</h3><h3>b</h3><h3>c</h3><h4>d</h4>')
  })

  test('has tables that scroll by keyboard too, with limited cell spans', () => {
    const cells = '<td colspan="2">a</td><td rowspan="9999">b</td>'
    expect(copied(`<table><tbody><tr>${cells}</tr></tbody></table>`)).toBe(
      '<div tabindex="0"><table><tbody><tr><td colspan="2">a</td><td>b</td></tr></tbody></table></div>',
    )
  })

  test('contains nothing that runs, loads or imitates the app', () => {
    for (const tag of ['script', 'img', 'iframe', 'form', 'input', 'button', 'style', 'svg', 'div', 'span'])
      expect(ALLOWED_TAGS).not.toContain(tag)
    expect(ALLOWED_ATTRIBUTES).toEqual(['href', 'colspan', 'rowspan'])
  })
})

test('A notice of 2 MB comes in small parts, and whole (fault 40)', () => {
  const body = document.createElement('div')
  const paragraphs = Array.from({ length: 1_000 }, (_, at) => `${at} ${'parola '.repeat(290)}`)
  for (const words of paragraphs) body.appendChild(document.createElement('p')).textContent = words
  const parts = [...inBatches(body)]
  expect(Math.max(...parts.map(({ textContent }) => textContent.length))).toBeLessThan(9_000)
  expect(parts.flatMap(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual(paragraphs)
})
