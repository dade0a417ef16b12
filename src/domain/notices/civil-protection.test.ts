import { expect, test } from 'vitest'
import { CIVIL_PROTECTION_LASTS, civilProtectionNow, isCivilProtection } from './civil-protection.ts'
import type { NoticeSummary } from './notice.ts'

test('Civil protection is known by its name, in any case and spelling (HOME-05)', () => {
  const names = [
    'Protezione civile',
    'PROTEZIONE CIVILE di Varese',
    'Gruppo di protezióne-civile',
    'Protezione  civile',
  ]
  expect(names.filter(isCivilProtection)).toEqual(names)
  expect(['Protezione animali', 'Stato civile', 'Civile protezione', ''].filter(isCivilProtection)).toEqual([])
})

const NOW = Date.parse('2026-11-20T09:00:00Z') as NonNullable<NoticeSummary['receivedAt']>
const notice = (id: number, more: object) =>
  ({
    id,
    seen: false,
    receivedAt: NOW - 1,
    sender: { name: 'Protezione civile' },
    tags: [],
    ...more,
  }) as unknown as NoticeSummary

test('What counts of civil protection is unread and of the last days (HOME-05)', () => {
  const comune = { name: 'Comune di Varese' }
  const counting = civilProtectionNow(
    [
      notice(1, {}),
      notice(2, { seen: true }),
      notice(3, { receivedAt: NOW - CIVIL_PROTECTION_LASTS }),
      notice(4, { receivedAt: NOW - CIVIL_PROTECTION_LASTS + 1 }),
      notice(5, { receivedAt: undefined }),
      notice(6, { sender: comune }),
      notice(7, { sender: comune, tags: [{ name: 'Sicurezza' }, { name: 'Protezione civile' }] }),
      // Nobody says whether it was read.
      notice(8, { seen: undefined }),
    ],
    NOW,
  )
  expect(counting.map(({ id }) => Number(id))).toEqual([1, 4, 5, 7, 8])
})
