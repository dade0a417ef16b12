import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>Chiusura&nbsp;scuole</p>', 'Chiusura scuole'],
  ['Com&rsquo;&egrave; <b>il servizio</b>?', 'Com’è il servizio?'],
  ['L&#39;&Egrave; e l&#x27;&Agrave;', "L'È e l'À"],
  ['<p>Uno</p><p>Due<br/>Tre</p><ul><li>Quattro</li></ul>', 'Uno\nDue\nTre\nQuattro'],
  ['<style>p { color: red }</style>Testo', 'Testo'],
  ['Pane & vino\n\ne altro', 'Pane & vino\n\ne altro'],
  ['Rossi &amp; Figli\ndal 1950', 'Rossi & Figli\ndal 1950'],
  ['3 < 4 e 5 > 2', '3 < 4 e 5 > 2'],
  ['I <3 Laveno', 'I <3 Laveno'],
  ['<h2 class="x">Orari</h2>dalle 9<br>alle 12<hr>', 'Orari\ndalle 9\nalle 12'],
  ['<b>Uno</b>  due\t tre', 'Uno due tre'],
  ['L&#xe8; e l&#232; e l&egrave;', 'Lè e lè e lè'],
  ['2&sup2; m', '2² m'],
  ['<!-- a\nb --><i>Resta</i>', 'Resta'],
  ['</p>Fine', 'Fine'],
  ['<dl><dt>Lunedì</dt><dd>9-12</dd></dl><section>Fine</section>', 'Lunedì\n9-12\nFine'],
  ['Prima<pre>in mezzo</pre>dopo<figcaption>la piazza</figcaption>', 'Prima\nin mezzo\ndopo\nla piazza'],
  ['<table><tr><td>Lunedì</td><td>9:00</td></tr><tr><th>Sera</th><td>21</td></tr></table>', 'Lunedì 9:00\nSera 21'],
  ['&sconosciuto; resta', '&sconosciuto; resta'],
  ['Mercato <del>in piazza Repubblica</del> in via Roma', 'Mercato in via Roma'],
  ['<strike class="x">Sabato 5</strike><br>Annullato: <s><b>ore 21</b></s> ore 9', 'Annullato: ore 9'],
  ['<span>Resta</span> <strong>tutto</strong>', 'Resta tutto'],
  ['Ore 20<sup>30</sup>, 100 m<sup>2</sup>, H<sub>2</sub>O', 'Ore 20 30, 100 m2, H2O'],
  ['<b>5</b><sup class="x">00</sup> €, 10<sup>3</sup>4', '5 00 €, 10 3 4'],
])('%j reads %j', (said, expected) => expect(plainText(said)).toBe(expected))
