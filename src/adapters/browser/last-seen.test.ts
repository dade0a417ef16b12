import { expect, test } from 'vitest'
import { createBrowserLastSeen } from './browser-last-seen.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { memoryStorage } from './memory-storage.ts'

const open = () => {
  const memory = memoryStorage()
  const storage = createBrowserStorage(() => memory)
  const names = () => Array.from({ length: memory.length }, (_, at) => memory.key(at) ?? '').sort()
  return { storage, memory, names, lastSeen: createBrowserLastSeen(storage) }
}
const drawn = (at: number): string => `{"at":${at}}`

test('What a visitor saw is kept for visitors, and what a citizen saw leaves with them (SHELL-25)', () => {
  const { storage, names, lastSeen } = open()
  lastSeen.keep('it /', 'visitor', drawn(1))
  storage.write('user.session', '{}')
  lastSeen.keep('it /chat', 'citizen', drawn(2))
  expect(names()).toEqual(['piazza.device.lastSeen.it /', 'piazza.user.lastSeen.it /chat', 'piazza.user.session'])
  storage.forgetUser()
  expect(names()).toEqual(['piazza.device.lastSeen.it /'])
})

test.each(['citizen', 'visitor'] as const)(
  'What was drawn for a %s is dropped where the session has begun or ended since (SHELL-25)',
  (seer) => {
    const { storage, names, lastSeen } = open()
    if (seer === 'visitor') storage.write('user.session', '{}')
    const before = names()
    lastSeen.keep('it /', seer, drawn(1))
    expect(names()).toEqual(before)
  },
)

test('Of more than six screens the oldest makes room', () => {
  const { names, lastSeen } = open()
  for (const at of [3, 1, 2, 4, 5, 6, 7]) lastSeen.keep(`it /${at}`, 'visitor', drawn(at))
  expect(names()).toEqual([2, 3, 4, 5, 6, 7].map((at) => `piazza.device.lastSeen.it /${at}`))
})

test('A full device keeps none: an older one would not be what was last seen', () => {
  const { memory, names, lastSeen } = open()
  lastSeen.keep('it /', 'visitor', drawn(1))
  lastSeen.keep('it /event', 'visitor', drawn(2))
  Object.defineProperty(memory, 'setItem', {
    value: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  lastSeen.keep('it /', 'visitor', drawn(3))
  expect(names()).toEqual([])
})

test('A device that keeps nothing beyond the page is given nothing', () => {
  const storage = createBrowserStorage(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  createBrowserLastSeen(storage).keep('it /', 'visitor', drawn(1))
  expect(storage.names('device.lastSeen.')).toEqual([])
})
