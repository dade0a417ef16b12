import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas, featuresOf, isOfArea, testsOf } from './areas.ts'

test.each([
  ['src/application/inbox/notices/notices.machine.test.ts', true],
  ['src/ui/screens/notices/list/row.test.ts', true],
  ['mocks/rules/received-notices.test.ts', true],
  ['src/adapters/http/HttpReceivedNotices.test.ts', true],
  ['src/application/inbox/notice/notice.machine.test.ts', false],
  ['mocks/handlers/advertising.test.ts', false],
])('%s belongs to the notices: %s', (path, belongs) => {
  expect(isOfArea('notices', path)).toBe(belongs)
})

test('an area has its tests and its features', () => {
  expect(testsOf('notices').length).toBeGreaterThan(0)
  expect(testsOf('notices').every((path) => existsSync(path))).toBe(true)
  expect(featuresOf('notices')).toContain('features/notices/reading.feature')
})

test('folders without features are no areas', () => {
  expect(areas()).toContain('notices')
  expect(areas()).not.toContain('support')
})
