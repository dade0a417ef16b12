import { expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { contentOf } from './documents.ts'

const file = (extension: string) => ({ id: 1 as Id<'NoticeFile'>, label: 'Bando (città) di gara', extension })

test('a PDF has the right offset of each of its parts', async () => {
  const bytes = new Uint8Array(await contentOf(file('pdf')).arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const places = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place))
  expect(places.map((place) => text.slice(place, place + 7))).toEqual(places.map((_, at) => `${at + 1} 0 obj`))
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1])).startsWith('xref')).toBe(true)
  expect(text).toContain('Bando \\(città\\) di gara')
})

test('every file has the type of its extension', () => {
  expect(['pdf', 'csv', 'html', 'boh'].map((extension) => contentOf(file(extension)).type)).toEqual([
    'application/pdf',
    'text/csv; charset=utf-8',
    'text/html; charset=utf-8',
    'application/octet-stream',
  ])
})
