import { expect, test } from 'vitest'
import { phoneGroups } from './phone-groups.ts'

test.each([
  ['an area code of four digits', '0332551000', '0332 55 1000'],
  ['a longer number in it', '0332 555-1037', '0332 555 1037'],
  ['a short number in it', '0332 1', '0332 1'],
  ['five digits in it', '033255100', '0332 55 100'],
  ['an area code of three digits', '0552768224', '055 276 8224'],
  ['another of three digits', '010 557 1111', '010 557 1111'],
  ['a four-digit code that begins like one of three', '0571757111', '0571 75 7111'],
  ['Milano', '0288451234', '02 8845 1234'],
  ['Roma', '06/0606', '06 0606'],
  ['a mobile number', '3471234567', '347 123 4567'],
  ['a mobile number of nine digits', '347123456', '347 123 456'],
  ['a green number', '800123456', '800 123 456'],
  ['a short service number', '892424', '892 424'],
  ['one price for the whole country', '199 12 34 56', '199 123 456'],
  ['the prefix of Italy', '+39 (0332) 55.10.00', '+39 0332 55 1000'],
  ['the prefix of Italy with zeros', '00393471234567', '+39 347 123 4567'],
  ['a number for emergencies', '112', '112'],
  ['a number of four digits', '1522', '1522'],
  ['one of five', '40 404', '40 404'],
  ['a number of Europe', '116117', '116 117'],
  ['a number longer than one of Europe', '116117118', '116 11 71 18'],
  ['a number that no rule knows', '7123456', '712 34 56'],
  ['an area that has the digits of a prefix within it', '0332003912', '0332 00 3912'],
  ['a number that has a mobile one at its end', '13331234567', '133 31 23 4567'],
  ['a number too long for a mobile one', '33312345678', '333 12 34 5678'],
  ['a number that has a green one at its end', '1800123456', '180 01 23 456'],
  ['a number too long for a green one', '8001234567', '800 12 34 567'],
  ['another price for the whole country', '848123456', '848 123 456'],
])('groups %s: %s as %s (FMT-03)', (_, phone, grouped) => expect(phoneGroups(phone)).toBe(grouped))

test.each([
  ['another country', '+41 91 815 71 11'],
  ['another country with zeros', '0041 91 8157111'],
  ['another country with few digits', '+423 23 68'],
  ['an extension', '0332 281450 int. 3'],
  ['two numbers', '0332 281450 / 0332 281451'],
])('leaves %s as it is written: %s (FMT-03)', (_, phone) => expect(phoneGroups(` ${phone} `)).toBe(phone))

test('What stays as it is written keeps one space where there were more (FMT-03)', () => {
  expect(phoneGroups('+41  91   815')).toBe('+41 91 815')
})
