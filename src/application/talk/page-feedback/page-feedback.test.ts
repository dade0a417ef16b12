import { expect, test, vi } from 'vitest'
import { openPageFeedback } from './page-feedback.flow.ts'

test('An opinion is kept until it is sent and after, and what was good goes with its question (LAW-04)', () => {
  const changed = vi.fn<() => void>()
  const now = openPageFeedback({ changed })
  now().rate(5)
  now().flip('clear')
  now().comment('Ora ho capito')
  now().rate(4)
  expect(now().opinion).toEqual({ stars: 4, aspects: ['clear'], comment: 'Ora ho capito' })
  now().rate(1)
  expect(now().isThanked).toBe(false)
  now().openMail()
  expect([now().opinion, now().isThanked]).toEqual([{ stars: 1, aspects: [], comment: 'Ora ho capito' }, true])
  expect(changed).toHaveBeenCalledTimes(6)
})
