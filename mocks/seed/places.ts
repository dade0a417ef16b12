import type { FoundAddress } from '#domain/places/found-address.ts'

type Town = Readonly<{ municipality: string; postalCode: string; streets: readonly string[] }>

const PROVINCE = { province: 'VA', provinceName: 'Varese', region: 'Lombardia', country: 'Italia' } as const

/** Real streets, a few in each municipality of the demo. */
const towns: readonly Town[] = [
  {
    municipality: 'Varese',
    postalCode: '21100',
    streets: [
      'Via Luigi Sacco',
      'Corso Matteotti',
      'Via Volta',
      'Via Veratti',
      'Via Robbioni',
      'Viale Aguggiari',
      'Via Sanvito Silvestro',
      'Via Monte Generoso',
      'Piazza Monte Grappa',
      'Via Magenta',
      'Via Crispi',
      'Via Manzoni',
    ],
  },
  {
    municipality: 'Luino',
    postalCode: '21016',
    streets: ['Via Vittorio Veneto', 'Via Piero Chiara', 'Viale Dante', 'Via XV Agosto', 'Piazza Garibaldi'],
  },
  {
    municipality: 'Gallarate',
    postalCode: '21013',
    streets: ['Corso Sempione', 'Via Manzoni', 'Via Mazzini', 'Piazza Libertà', 'Via Postcastello'],
  },
  {
    municipality: 'Busto Arsizio',
    postalCode: '21052',
    streets: ['Via Milano', 'Corso Europa', 'Via Mameli', 'Piazza San Giovanni', 'Viale Duca d’Aosta'],
  },
  {
    municipality: 'Laveno-Mombello',
    postalCode: '21014',
    streets: ['Via Labiena', 'Viale De Angeli', 'Piazza Caduti del Lavoro', 'Via Martiri della Libertà'],
  },
  {
    municipality: 'Saronno',
    postalCode: '21047',
    streets: ['Corso Italia', 'Via Volonterio', 'Via Roma', 'Piazza Libertà', 'Via Manzoni'],
  },
  {
    municipality: 'Somma Lombardo',
    postalCode: '21019',
    streets: ['Via Milano', 'Corso della Repubblica', 'Piazza Vittorio Veneto', 'Via Giusti'],
  },
  {
    municipality: 'Tradate',
    postalCode: '21049',
    streets: ['Corso Bernacchi', 'Via Mazzini', 'Piazza Mazzini', 'Via Vittorio Veneto', 'Via Cavour'],
  },
]

/** Every street of the demo, as an answer of a places service. */
export const streets: readonly FoundAddress[] = towns.flatMap(({ municipality, postalCode, streets: names }) =>
  names.map((address) => ({
    label: [address, municipality, PROVINCE.provinceName, PROVINCE.region, postalCode, PROVINCE.country].join(', '),
    address,
    postalCode,
    municipality,
    province: PROVINCE.province,
    country: PROVINCE.country,
  })),
)
