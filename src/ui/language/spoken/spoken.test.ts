import { describe, expect, test } from 'vitest'
import { spoken } from './spoken.ts'
import type { SpokenLanguage } from '#domain/read-aloud/sentence.ts'

const said = (cases: readonly (readonly [string, string])[], language: SpokenLanguage = 'it') =>
  test.each(cases)('%s', (written, words) => expect(spoken(written, language)).toBe(words))

describe('Telephone numbers are said digit by digit, with a pause between groups (READ-04)', () => {
  said([
    ['Chiama lo 0332 281450.', 'Chiama lo 0 3 3 2, 2 8, 1 4 5 0.'],
    ['Tel. 0332/281450', 'telefono 0 3 3 2, 2 8, 1 4 5 0'],
    ['Il cellulare è 347-1234567', 'Il cellulare è 3 4 7, 1 2 3, 4 5 6 7'],
    ['dal +39 0332 281450 in poi', 'dal + 3 9, 0 3 3 2, 2 8, 1 4 5 0 in poi'],
    ['numero verde 800 123 456', 'numero verde 8 0 0, 1 2 3, 4 5 6'],
    ['tel: 02-12345678, dopo le 9', 'tel: 0 2, 1 2 3 4, 5 6 7 8, dopo le 9'],
    ['Telefono 0332 281450', 'Telefono 0 3 3 2, 2 8, 1 4 5 0'],
  ])
})

describe('Other numbers are left to the voice', () => {
  said([
    ['Costa 1.250,00 euro', 'Costa 1.250,00 euro'],
    ['21100 Varese', '21100 Varese'],
    ['Il 112 risponde sempre', 'Il 112 risponde sempre'],
    ['Protocollo 12345/2026', 'Protocollo 12345/2026'],
    ['1.000.000 di euro', '1.000.000 di euro'],
    ['12.50 euro', '12.50 euro'],
    ['1/2 litro', '1/2 litro'],
    ['0,50 euro', '0,50 euro'],
    ['Nel 2026', 'Nel 2026'],
  ])
})

describe('Dates are said in words (READ-04)', () => {
  said([
    ['Dal 24-11-2026 al 01/12/2026', 'Dal 24 novembre 2026 al primo dicembre 2026'],
    ['il 2026-11-20', 'il 20 novembre 2026'],
    ['fino al 30/11', 'fino al 30 novembre'],
    ['il 3.12.2026', 'il 3 dicembre 2026'],
    ['il 30-02-2026', 'il 30-02-2026'],
    ['il 31/13', 'il 31/13'],
    ['11 novembre', '11 novembre'],
  ])
})

describe('Times are said in words (READ-04)', () => {
  said([
    ['alle 18:30', 'alle 18 e 30'],
    ['ore 9.05', 'ore 9 e 5'],
    ['alle 14:00', 'alle 14'],
    ['dalle 9.00-13.00', 'dalle 9 alle 13'],
    ['9:00 – 12:30', '9 alle 12 e 30'],
    ['20-11-2026 09:12:00', '20 novembre 2026 9 e 12'],
    ['27:30', '27:30'],
  ])
})

describe('Abbreviations are said whole (READ-04)', () => {
  said([
    ['Scuole, asili, ecc.', 'Scuole, asili, eccetera'],
    ['Via Sacco n. 5', 'Via Sacco numero 5'],
    ['Non lo so n. d.', 'Non lo so n. d.'],
    ['P.zza Monte Grappa e V.le Milano', 'Piazza Monte Grappa e Viale Milano'],
    ['V. Sacco, v. sotto', 'Via Sacco, v. sotto'],
    ['la dott.ssa Neri e il dott. Rossi', 'la dottoressa Neri e il dottor Rossi'],
    ['(ad es. la TARI)', '(ad esempio la TARI)'],
    ['art. 5', 'articolo 5'],
    ['telefono fisso', 'telefono fisso'],
  ])
})

describe('Addresses are said by their words (READ-04)', () => {
  said([
    ['Scrivi a ufficio@comune.it.', 'Scrivi a ufficio chiocciola comune punto it.'],
    ['Vedi https://www.comune.varese.it/avvisi?id=5.', 'Vedi comune punto varese punto it.'],
    ['mailto:info@ente.it', 'info chiocciola ente punto it'],
  ])
})

describe('Each language says its own', () => {
  said(
    [
      ['um 18:30 Uhr, z. B. am 24.11.2026', 'um 18 Uhr 30, zum Beispiel am 24. November 2026'],
      ['9:00-12:00 Uhr', '9 Uhr bis 12 Uhr'],
      ['Tel. 0332 281450', 'Telefon 0 3 3 2, 2 8, 1 4 5 0'],
    ],
    'de',
  )
  said(
    [
      ['a las 18:30 h', 'a las 18 y 30'],
      ['el 01/12/2026', 'el 1 de diciembre de 2026'],
      ['p. ej. el n.º 5, etc.', 'por ejemplo el número 5, etcétera'],
    ],
    'es',
  )
  said(
    [
      ['at 18:30, e.g. on 24/11/2026', 'at 18:30, for example on 24 November 2026'],
      ['no. 5 and no more', 'number 5 and no more'],
    ],
    'en',
  )
})
