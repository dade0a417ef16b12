import { expect, test } from 'vitest'
import { htmlOf, type WrittenNode } from './rich-text-html.ts'
import { addressTyped } from './rich-text-link.tsx'

const text = (words: string, format = 0): WrittenNode => ({ type: 'text', text: words, format })
const root = (...children: WrittenNode[]): WrittenNode => ({ type: 'root', children })
const link = (url: string): WrittenNode => ({ type: 'link', url, children: [text('qui')] })
const paragraph = (...children: WrittenNode[]): WrittenNode => ({ type: 'paragraph', children })

test('The output consists of a few plain tags', () => {
  const item = (words: string): WrittenNode => ({ type: 'listitem', children: [text(words)] })
  expect(
    htmlOf(
      root(
        paragraph(text('Più '), text('posti', 1), text(' e ', 2), text('luce', 3), { type: 'linebreak' }, text('sì')),
        { type: 'list', listType: 'bullet', children: [item('uno'), item('due')] },
        { type: 'list', listType: 'number', children: [item('primo')] },
      ),
    ),
  ).toBe(
    '<p>Più <strong>posti</strong><em> e </em><strong><em>luce</em></strong><br>sì</p>' +
      '<ul><li>uno</li><li>due</li></ul><ol><li>primo</li></ol>',
  )
})

test('What was pasted struck out, raised or lowered is sent so', () => {
  expect(htmlOf(root(paragraph(text('via Roma', 4), text('20'), text('30', 64), text('2', 32), text('no', 5))))).toBe(
    '<p><s>via Roma</s>20<sup>30</sup><sub>2</sub><strong><s>no</s></strong></p>',
  )
})

test('Typed markup stays text', () => {
  expect(htmlOf(root(paragraph(text('<img src=x onerror="alert(1)"> & co'))))).toBe(
    '<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; co</p>',
  )
})

test('Only safe links become links', () => {
  expect(htmlOf(root(paragraph(link('https://a.it/?a="b"'))))).toBe('<p><a href="https://a.it/?a=%22b%22">qui</a></p>')
  expect(htmlOf(root(paragraph(link('javascript:alert(1)'))))).toBe('<p>qui</p>')
})

test('A text without words is an empty answer', () => {
  expect(htmlOf(root(paragraph(), paragraph(text('  '))))).toBe('')
})

test.each([
  ['https://comune.varese.it', 'https://comune.varese.it/'],
  [' www.comune.varese.it/orari ', 'https://www.comune.varese.it/orari'],
  ['mailto:a@b.it', 'mailto:a@b.it'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://', undefined],
  ['due parole', undefined],
  ['', undefined],
])('The address "%s" leads to %s', (typed, address) => {
  expect(addressTyped(typed)).toBe(address)
})
