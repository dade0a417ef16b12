import { expect, test, vi } from 'vitest'
import type { KeptMapNow } from '#application/town/kept-map/kept-map.flow.ts'
import { keptMapView } from './kept-map-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const [download, cancel, remove] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]

const view = (now: Partial<KeptMapNow>) =>
  keptMapView(
    {
      standing: 'absent',
      file: undefined,
      progress: undefined,
      problem: undefined,
      download,
      cancel,
      remove,
      ...now,
    },
    speechIn('it', 'Luino'),
  )
const plain = (words: string | undefined) =>
  words?.replaceAll(/[\u00A0\u2066-\u2069]/g, (sign) => (sign === '\u00A0' ? ' ' : ''))

test.each([
  [undefined, 'Occupa al massimo 5 MB e resta qui anche quando esci.'],
  [3_140_000, 'Occupa 3,2 MB e resta qui anche quando esci.'],
  [300, 'Occupa 0,1 MB e resta qui anche quando esci.'],
])('A map of %s bytes that is not kept says how big it is, and is fetched (DIR-11)', (bytes, words) => {
  const file = bytes === undefined ? undefined : { bytes, isWhole: true }
  const { text, said, act, sign } = view({ file }) ?? {}
  expect(plain(text)).toContain(words)
  expect([said, act?.label, sign]).toEqual(['', 'Scarica la mappa', 'fetch'])
  act?.press()
  expect(download).toHaveBeenCalled()
})

test('While the device is asked, nothing can be done yet', () =>
  expect(view({ standing: 'looking' })?.act).toMatchObject({ label: 'Scarica la mappa', isDisabled: true }))

test.each([
  [{ bytes: 1_000_000, all: 4_000_000 }, '1 MB di 4 MB', 0.25],
  [{ bytes: 1_000_000, all: undefined }, '1 MB', undefined],
  [undefined, '0 MB', undefined],
])('On its way (%o) it says how much has come, and is called off', (progress, words, share) => {
  const { said, coming, act, sign } = view({ standing: 'downloading', progress }) ?? {}
  expect([said, plain(coming?.words), coming?.share]).toEqual(['La mappa sta arrivando.', words, share])
  expect([act?.label, sign]).toEqual(['Annulla', 'cancel'])
  act?.press()
  expect(cancel).toHaveBeenCalled()
})

test('A map that is kept says how much room it takes, and is removed', () => {
  const { text, said, note, act, sign, coming } =
    view({ standing: 'kept', file: { bytes: 3_140_000, isWhole: true } }) ?? {}
  expect(plain(said)).toBe('La mappa è su questo dispositivo e occupa 3,2 MB.')
  expect([text, note]).toEqual([undefined, expect.stringContaining('Se il comune la cambia')])
  expect([act?.label, act?.isBusy, sign, coming]).toEqual(['Rimuovi la mappa', false, 'remove', undefined])
  act?.press()
  expect(remove).toHaveBeenCalled()
  expect(view({ standing: 'removing', file: undefined })?.act).toMatchObject({
    label: 'Rimuovi la mappa',
    isBusy: true,
  })
})

test.each([
  ['Unreachable', 'La mappa non è arrivata: controlla la rete e riprova.'],
  ['NoMap', 'La mappa non è arrivata intera: riprova tra poco.'],
  ['NoRoom', 'Sul dispositivo non c’è posto per la mappa: libera un po’ di spazio e riprova.'],
] as const)('A map that was not kept (%s) says why, and can be asked for again', (_tag, words) =>
  expect(view({ standing: 'failed', problem: { _tag } })).toMatchObject({
    said: words,
    act: { label: 'Riprova' },
    sign: 'retry',
  }),
)

test('A part of a larger map says that it is one, before and after it is fetched', () => {
  const file = { bytes: 5_000_000, isWhole: false }
  const words = 'La mappa intera supera i 5 MB: qui, da vicino, ha meno dettagli.'
  expect(plain(view({ file })?.text)).toContain(words)
  expect(plain(view({ standing: 'kept', file })?.note)).toContain(words)
  expect(plain(view({ standing: 'kept', file: { ...file, isWhole: true } })?.note)).not.toContain(words)
})

test('One that is too big says so and offers nothing; a device without a store of files has no such part', () => {
  const { text, said, act } = view({ standing: 'tooBig' }) ?? {}
  expect(plain(said)).toBe('La mappa supera i 5 MB, il massimo che conserviamo qui: la vedi solo con la rete.')
  expect([text, act]).toEqual([undefined, undefined])
  expect(view({ standing: 'impossible' })).toBeUndefined()
})
