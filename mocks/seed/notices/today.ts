import { dates, menu, place, survey } from './parts.ts'
import { type Days, type NoticeSketch, STANDARD } from './sketch.ts'

/** The notices of the last hours and of yesterday: the top of the list. */
export const todaysNotices = ({ day, span, saidWhole }: Days): readonly NoticeSketch[] => [
  {
    title: 'Via Sacco chiusa al traffico',
    summary: `Lavori ${span(4, 8)}, deviazioni segnalate`,
    body: `<p>Da <strong>${saidWhole(4)}</strong> a <strong>${saidWhole(8)}</strong> via Sacco è chiusa al traffico tra piazza Motta e via Copelli, dalle 8:30 alle 17:00, per il rifacimento della pavimentazione.</p>
<h3>Come ci si muove</h3>
<ul><li>Le linee <strong>A</strong> e <strong>E</strong> passano da via Veratti: fermata provvisoria davanti alla posta.</li><li>I residenti raggiungono i passi carrai da via Copelli, a passo d’uomo.</li><li>I pedoni passano sempre.</li></ul>
<p>Ci scusiamo per il disagio. Per informazioni: <a href="mailto:viabilita@comune.varese.example.it">viabilita@comune.varese.example.it</a>.</p>`,
    sender: 'comune',
    tags: ['viabilita'],
    arrived: { minutesAgo: 18 },
    seen: false,
    content: {
      template: 'works',
      place: place('Via Luigi Sacco, Varese', 45.8206, 8.8251),
      from: day(4),
      until: day(8),
    },
    files: [['Ordinanza 412 - Via Sacco', 'pdf']],
  },
  {
    title: 'Quanto ti piace il nuovo orario?',
    summary: '4 domande · anche anonimo',
    body: '<p>Da ottobre la biblioteca apre anche il <strong>sabato pomeriggio</strong>. Quattro domande per capire se va bene così: bastano due minuti, e puoi rispondere in forma anonima.</p>',
    sender: 'biblioteca',
    tags: ['cultura', 'servizi'],
    arrived: { minutesAgo: 50 },
    seen: false,
    content: survey(2, true, [
      ['rating', 'Il nuovo orario del sabato'],
      ['open', 'Che cosa cambieresti?'],
      ['rating', 'La sala studio al primo piano'],
      ['open', 'Quale libro vorresti trovare sugli scaffali?'],
    ]),
  },
  {
    title: 'Allerta gialla per vento',
    summary:
      'Dalle 18 di oggi alle 6 di domani: raffiche fino a 80 km/h, meglio non sostare sotto gli alberi e legare ciò che può volare',
    body: `<p>La Regione ha emesso un’<strong>allerta gialla per vento forte</strong> dalle 18:00 di oggi alle 6:00 di domani.</p>
<ul><li>Metti al riparo vasi e oggetti sui balconi.</li><li>Evita i viali alberati e il Parco Campo dei Fiori.</li><li>Se vedi un ramo o un cavo a terra, non toccarlo: mandaci la tua posizione da qui sotto oppure chiama il <a href="tel:112">112</a>.</li></ul>`,
    sender: 'protezione',
    tags: ['sicurezza'],
    arrived: { minutesAgo: 95 },
    seen: false,
    content: { template: 'place', place: place('Parco Campo dei Fiori, Varese', 45.8639, 8.7703) },
  },
  {
    title: 'Il cartellone di dicembre',
    summary: 'Sette spettacoli, prevendita aperta',
    body: '<p>Sette serate per chiudere l’anno. La prevendita è aperta in cassa, da martedì a sabato dalle 16:00 alle 19:00.</p><p>Tocca una data per metterla nel tuo calendario.</p>',
    sender: 'teatro',
    tags: ['cultura'],
    arrived: { daysAgo: 1, at: '18:20' },
    seen: true,
    content: dates(4, [
      ['La locandiera', day(9), '20:30', '23:00', 'Teatro Intred, sala grande'],
      ['Concerto per archi', day(12), '18:30', '20:00', 'Salone Estense'],
      ['Il piccolo principe', day(15), '16:00', '17:15', 'Teatro Intred, sala piccola'],
      ['Novecento', day(18), '21:00', '22:30', 'Teatro Intred, sala grande'],
      ['Lo schiaccianoci', day(22), '20:30', '22:45', 'Teatro Intred, sala grande', day(24)],
      ['Gospel sotto l’albero', day(26), '21:00', '22:30', 'Basilica di San Vittore'],
      ['Improvvisazioni di fine anno', day(33), '22:00', undefined, 'Teatro Intred, ridotto'],
    ]),
  },
  {
    title: 'Menù della settimana',
    summary: 'Da lunedì nuove porzioni vegetariane',
    body: '<p>Da lunedì ogni giorno c’è un secondo <em>vegetariano</em>, senza prenotazione. Il pasto costa sempre 4,80 €; il contorno in più è a parte.</p>',
    sender: 'mensa',
    tags: ['scuola', 'mangiare'],
    arrived: { daysAgo: 1, at: '12:05' },
    seen: true,
    content: menu({
      Lunedì: [
        ['Pasta al pomodoro', 1.6],
        ['Frittata alle zucchine', 2.2, 'Con uova di allevamenti all’aperto'],
        ['Carote in insalata', 1],
      ],
      Martedì: [
        ['Risotto alla zucca', 1.6],
        ['Polpette di lenticchie', 2.2],
        ['Finocchi al forno', 1],
      ],
      Mercoledì: [
        ['Vellutata di piselli con crostini', 1.6, 'Senza glutine su richiesta'],
        ['Trota del lago al vapore', 2.4],
        ['Patate prezzemolate', 1],
      ],
      Giovedì: [
        ['Polenta', 1.6],
        ['Formaggella del Luinese', 2.2],
        ['Cavolo cappuccio', 1],
      ],
      Venerdì: [['Pizza margherita', 3.2], ['Insalata mista', 1], ['Mela della Valcuvia']],
    }),
    files: [['Tabella degli allergeni', 'pdf']],
  },
  {
    title: 'Consiglio comunale in diretta',
    summary: `In diretta ${saidWhole(6)} alle 20:30`,
    body: `<p>La seduta di <strong>${saidWhole(6)}</strong> si segue anche da qui. All’ordine del giorno il bilancio di previsione e il piano del verde.</p><p>La sala è aperta al pubblico: si entra dal portico, i posti sono 120.</p>`,
    sender: 'comune',
    tags: ['servizi'],
    arrived: { daysAgo: 1, at: '10:30' },
    seen: true,
    content: { template: 'video', video: '/video/consiglio.webm' },
  },
  {
    title: 'Bando per l’arredo del parco giochi',
    summary: 'Documenti e moduli per partecipare',
    body: `<p>È aperto il bando per i nuovi giochi del parco di <strong>Villa Mylius</strong>. Le offerte si presentano entro le 12:00 di ${saidWhole(20)}.</p>
<table><thead><tr><th>Lotto</th><th>Oggetto</th><th>Base d’asta</th></tr></thead><tbody><tr><td>1</td><td>Altalene e scivoli inclusivi</td><td>48.000,00 €</td></tr><tr><td>2</td><td>Pavimentazione antiurto</td><td>21.500,00 €</td></tr></tbody></table>
<p>I documenti sono qui sotto: scaricali o fatteli mandare per posta.</p>`,
    sender: 'comune',
    tags: ['servizi', 'ambiente'],
    arrived: { daysAgo: 2, at: '09:45' },
    seen: true,
    content: STANDARD,
    files: [
      ['Bando di gara', 'pdf'],
      ['Elenco dei lotti', 'csv'],
      ['../../Modulo di offerta', 'html'],
    ],
  },
]
