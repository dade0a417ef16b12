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
  ['–', '–'],
  ['  – ', '–'],
  ['', ''],
])('The initials of "%s" are "%s" (FMT-04)', (name, expected) => expect(initials(name)).toBe(expected))

test.each([
  ['👨‍👩‍👧 ⭐', '👨‍👩‍👧'],
  ['E\u0301lodie', 'É'],
  ['ग्रिशा', 'ग्रि'],
  ['«»', '«'],
  ['D’Àvila', 'D'],
  ['D\u2019Avila Maria', 'DM'],
  ['ilker ışık', 'II'],
  ['ßen', 'SS'],
  ['👩🏽‍🚒 Pompieri', 'P'],
  ['🇮🇹', '🇮🇹'],
  ['محمد علي', 'مع'],
  ['\u200b\u2060', ''],
  ['\u200bAda \u202bRossi', 'AR'],
  ['', ''],
])('the initials of %j are whole signs (FMT-04)', (name, expected) => expect(initials(name)).toBe(expected))
