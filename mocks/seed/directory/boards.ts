/** The source of a board; its text is HTML. */
type Sketch = readonly [title: string, body: string, image?: string]

const sketches: Readonly<Record<number, readonly Sketch[]>> = {
  1: [
    [
      'Orari di sportello',
      '<p>Anagrafe e stato civile: <strong>da lunedì a venerdì, 8:30 – 12:30</strong>; il giovedì anche di pomeriggio, dalle 14:30 alle 17:30.</p><p>Il sabato si entra solo con appuntamento.</p>',
      'sportello.svg',
    ],
    [
      'Come prendere appuntamento',
      '<ol><li>Scegli l’ufficio e il giorno.</li><li>Ricevi il promemoria la sera prima.</li><li>Porta un documento valido.</li></ol>',
      'appuntamento.svg',
    ],
    ['Il sindaco riceve', '<p>Ogni <em>primo venerdì</em> del mese, dalle 10:00 alle 12:00, senza appuntamento.</p>'],
  ],
  2: [
    [
      'La tessera',
      '<p>È gratuita, vale in 40 biblioteche della provincia e si fa in cinque minuti con un documento.</p>',
      'tessera.svg',
    ],
    [
      'Sala studio',
      '<p>Settanta posti, prese a ogni tavolo e <strong>wi-fi libero</strong>. Il sabato si resta fino alle 19:00.</p>',
      'studio.svg',
    ],
  ],
  3: [
    [
      'Prezzi e riduzioni',
      '<ul><li>Platea 24,00 €</li><li>Galleria 16,00 €</li><li>Meno di 26 anni: 20% in meno</li></ul>',
      'biglietti.svg',
    ],
    [
      'Arrivare in teatro',
      '<p>Parcheggio in via Verdi aperto fino a mezzanotte. La sala è accessibile in carrozzina dal foyer di destra.</p>',
    ],
  ],
  4: [['Il menù', '<p>Brioche 1,40 € · cappuccino 1,70 € · torta Varese al trancio 3,50 €.</p>', 'menu.svg']],
  5: [
    [
      'Che cosa fare in caso di allerta',
      '<p>Resta in casa, stacca la corrente ai piani bassi, tieni libero il telefono. Per le emergenze: <a href="tel:112">112</a>.</p>',
      'allerta.svg',
    ],
  ],
  7: [
    ['Biglietti', '<p>Intero 6,00 €, ridotto 4,00 €; la prima domenica del mese si entra gratis.</p>', 'biglietti.svg'],
  ],
  8: [
    [
      'Iscrizioni',
      '<p>Servono il certificato medico e una fototessera. La prima lezione è di prova.</p>',
      'palestra.svg',
    ],
  ],
  9: [['Segreteria', '<p>Via Manzoni 19, da lunedì a venerdì dalle 11:00 alle 13:00.</p>', 'sportello.svg']],
  10: [['Orari', '<p>Da lunedì a venerdì, 9:00 – 12:30.</p>', 'sportello.svg']],
  18: [['Laboratori', '<p>La domenica alle 15:00, per bambini dai 5 agli 11 anni, con un adulto.</p>', 'studio.svg']],
  20: [['Biglietti', '<p>Intero 16,00 €, ragazzi 11,00 €; il planetario è compreso.</p>', 'biglietti.svg']],
  46: [
    [
      'Prenotare una visita',
      '<p>Con l’impegnativa, al numero verde o allo sportello, dalle 7:30 alle 17:00.</p>',
      'appuntamento.svg',
    ],
  ],
  61: [
    [
      'Regole del parco',
      '<p>Cani al guinzaglio, niente fuochi, funghi con il tesserino. I sentieri segnati sono 17.</p>',
      'sentieri.svg',
    ],
  ],
  66: [
    [
      'Biglietti e abbonamenti',
      '<p>Passaggio a piedi 5,60 €, con la bici 8,20 €. I residenti hanno la tessera scontata.</p>',
      'biglietti.svg',
    ],
  ],
}

/** The boards of an activity (DIR-02); most have none. */
export const boardsOf = (activity: number): readonly Sketch[] => sketches[activity] ?? []
