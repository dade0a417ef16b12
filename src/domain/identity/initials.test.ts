import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Comune di Varese', 'CV'],
  ['Ada', 'A'],
  ['ada bianchi', 'AB'],
  ['élise d’Amico', 'ÉD'],
  ['  Ada   Bianchi  ', 'AB'],
  ['Ada (detta) Bianchi', 'AB'],
  ['Ada –', 'A'],
  ['(Ada) Bianchi', 'B'],
  ['4 Passi', '4P'],
  ['𝒜da Bianchi', '𝒜B'],
  ['–', ''],
  ['', ''],
])('The initials of "%s" are "%s" (FMT-04)', (name, expected) => expect(initials(name)).toBe(expected))
