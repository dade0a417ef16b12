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
    ['<form action="/x"><input name="a"><button>Vai</button></form>', '<p>Vai</p>'],
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
    ['sms:48000?body=SI', '<a>qui (sms:48000?body=SI)</a>'],
    ['tel:*#06#', '<a>qui (tel:*#06#)</a>'],
    ['tel:899123456', '<a>qui (tel:899123456)</a>'],
    ['tel:javascript', '<a>qui (tel:javascript)</a>'],
  ])('that may not be opened shows its address: %s', (href, left) => {
    expect(plain(`<a href="${href}">qui</a>`)).toBe(left)
  })

  test.each([
    ['tel:112', 'tel:112'],
    ['tel:+39-0332-255111', 'tel:+390332255111'],
    ['tel:0332%20255111;ext=12', 'tel:0332255111;ext=12'],
  ])('dials the telephone that it names: %s (DIR-09)', (href, dialled) => {
    expect(plain(`<a href="${href}">Ufficio</a>`)).toBe(`<a href="${dialled}">Ufficio</a>`)
  })

  test('opens links to the web in a new tab, and mail in place', () => {
    expect(plain('<a href="https://a.it/x" target="_self">a</a>')).toBe(
      '<a href="https://a.it/x" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    )
    expect(plain('<a href="mailto:a@b.it">a</a>')).toBe('<a href="mailto:a@b.it">a</a>')
  })

  test('keeps what is struck out, raised or lowered', () => {
    expect(plain('<p><del>in piazza</del> <strike class="a">alle 21</strike> <s>gratis</s></p>')).toBe(
      '<p><s>in piazza</s> <s>alle 21</s> <s>gratis</s></p>',
    )
    expect(plain('<p>Ore 20<sup>30</sup>, H<sub>2</sub>O</p>')).toBe('<p>Ore 20<sup>30</sup>, H<sub>2</sub>O</p>')
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

describe('What stands on lines of its own keeps its lines (NOTICE-12)', () => {
  test.each([
    ['<div>Lunedì 9-12</div><div>Martedì 14-17</div>', '<p>Lunedì 9-12</p><p>Martedì 14-17</p>'],
    ['<div><div>Uno</div>\n<div><b>Due</b> e tre</div></div>', '<p>Uno</p><p><b>Due</b> e tre</p>'],
    ['<dl><dt>Anagrafe</dt><dd>Piano terra</dd></dl>', '<p>Anagrafe</p><p>Piano terra</p>'],
    ['<section><h2>A</h2>b <i>c</i></section><article>d</article>', '<h3>A</h3><p>b <i>c</i></p><p>d</p>'],
    ['<figure><img><figcaption>La piazza</figcaption></figure>testo', '<p>La piazza</p><p>testo</p>'],
    ['Prima<center>in mezzo</center>dopo', '<p>Prima</p><p>in mezzo</p><p>dopo</p>'],
    ['Prima<div><br></div>dopo', '<p>Prima</p><p>dopo</p>'],
    ['Via <span>Roma<address>Luino</address></span> 2', '<p>Via </p><p>Roma</p><p>Luino</p><p> 2</p>'],
    ['<details><summary>Orari</summary>9-12<hr>14-17</details>', '<p>Orari</p><p>9-12</p><hr><p>14-17</p>'],
    ['<pre>uno\ndue</pre>', '<p>uno<br>due</p>'],
    ['<pre>uno <b>e\nmezzo</b>\ndue</pre><div>tre</div>', '<p>uno <b>e<br>mezzo</b><br>due</p><p>tre</p>'],
  ])('%j', (html, made) => expect(plain(html)).toBe(made))

  test.each([
    ['<ul><li><div>uno</div></li></ul>', '<ul><li>uno</li></ul>'],
    ['<ul><li>\n<div><div>uno</div></div>\n</li></ul>', '<ul><li>uno</li></ul>'],
    ['<ul><li><div>uno</div><div>due</div></li></ul>', '<ul><li><p>uno</p><p>due</p></li></ul>'],
    ['<h2><div>Orari</div></h2>', '<h3>Orari</h3>'],
    ['<b><section>uno</section></b>due', '<b>uno</b><p>due</p>'],
  ])('without a paragraph around all that an element holds: %j', (html, made) => expect(plain(html)).toBe(made))

  test('in each part of a long text too (fault 40)', () => {
    const days = Array.from({ length: 300 }, (_, at) => `Giorno ${at}`)
    const html = days.map((day) => `<div>${day}</div>`).join('')
    expect(plain(html)).toBe(days.map((day) => `<p>${day}</p>`).join(''))
    expect(plain(`<main>${html}</main>`)).toBe(plain(html))
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
    [
      '<div dir="ltr">a<section><p>ב</p></section></div><p>c</p>',
      '<p dir="ltr">a</p><p dir="ltr">ב</p><p dir="auto">c</p>',
    ],
    ['<div dir="rtl">12 رام</div>', '<p dir="rtl">12 رام</p>'],
    ['<ul><li><div dir="rtl">12 رام</div></li></ul>', '<ul dir="auto"><li><p dir="rtl">12 رام</p></li></ul>'],
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
