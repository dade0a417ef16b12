import { expect, test } from 'vitest'
import { misconfiguredView } from './misconfigured-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const it = speechIn('it')
const es = speechIn('es')

test('Each wrong field is explained: what has to be there, and what is there', () => {
  const wrong = [
    { field: 'support.mail', expected: 'mail', found: '"chiocciola"' },
    { field: 'tiles.url', expected: 'tiles', found: undefined },
    { field: '', expected: 'object', found: 'x'.repeat(200) },
  ]
  expect(misconfiguredView(wrong, it)).toEqual({
    title: 'La configurazione va corretta',
    text: '3 campi non sono come serve. Correggi il file e ricarica la pagina.',
    rows: [
      {
        field: 'support.mail',
        expected: 'Serve un indirizzo e-mail, come aiuto@comune.example.',
        found: 'Qui c’è: "chiocciola"',
      },
      {
        field: 'tiles.url',
        expected: 'Serve un indirizzo con {x}, {y} e {z}, o quello di un file .pmtiles.',
        found: 'Qui non c’è niente.',
      },
      {
        field: 'Tutto il file',
        expected: 'Servono i campi tra parentesi graffe, in JSON.',
        found: `Qui c’è: ${'x'.repeat(80)}…`,
      },
    ],
  })
  expect(misconfiguredView(wrong.slice(0, 1), es).text).toBe(
    'Un campo no es como debe. Corrige el archivo y recarga la página.',
  )
})
