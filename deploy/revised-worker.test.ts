import { expect, it } from 'vitest'
import { revisedWorker } from './revised-worker.ts'

const OTHER = '{"revision":null,"url":"assets/a.js"}'
const WRITTEN = {
  JSON: `[{"revision":"abc1","url":"index.html"},${OTHER}]`,
  minified: `[{revision:\`abc1\`,url:\`index.html\`},${OTHER}]`,
}

it.each(Object.entries(WRITTEN))('gives the page of a town its own revision: %s', (_, worker) => {
  const [first, second] = ['Varese', 'Luino'].map((text) => revisedWorker(worker, { 'index.html': text }))
  expect(first).toContain(OTHER)
  expect(first).not.toContain('abc1')
  expect(first?.replace(/[\da-f]{32}/, 'abc1')).toBe(worker)
  expect(first).not.toBe(second)
})

it('leaves a worker alone that does not keep the file', () => {
  expect(revisedWorker(OTHER, { 'index.html': 'Varese' })).toBe(OTHER)
})

it('refuses a worker that names the file in another way', () => {
  expect(() => revisedWorker('["index.html"]', { 'index.html': 'Varese' })).toThrow('no revision of index.html')
})
