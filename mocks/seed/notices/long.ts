import { type NoticeSketch, STANDARD } from './sketch.ts'

const ARTICLES = 6_000

const article = (number: number): string =>
  `<h3>Art. ${number} - Distanze e allineamenti</h3>\n<p>Per gli interventi nel comparto ${((number * 7) % 90) + 1} la distanza dai confini non è inferiore a metri ${((number * 13) % 9) + 3},00; sono fatti salvi gli allineamenti storici e le cortine edilizie. Il progetto indica le alberature da conservare, le superfici permeabili e il recapito delle acque piovane. L’ufficio si esprime entro ${((number * 11) % 60) + 30} giorni.</p>\n`

/** A notice of about 2 MB, as a stress case (fault 40). */
export const longNotice = (): NoticeSketch => ({
  title: 'Regolamento edilizio: il testo integrale',
  summary: `${ARTICLES} articoli, da leggere con calma`,
  body: Array.from({ length: ARTICLES }, (_, at) => article(at + 1)).join(''),
  sender: 'comune',
  tags: ['servizi'],
  arrived: { daysAgo: 2, at: '07:00' },
  seen: true,
  content: STANDARD,
  files: [['Regolamento edilizio', 'pdf']],
})
