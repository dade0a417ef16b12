import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test.each([
  ['Testo semplice', ['Testo semplice']],
  ['Uno\n\nDue\nancora', ['Uno', 'Due\nancora']],
  ['<h2>Titolo</h2><p>Un <b>testo</b>   lungo</p>', ['Titolo', 'Un testo lungo']],
  ['<ul><li>Uno</li><li>Due</li></ul>', ['Uno', 'Due']],
  ['<p>Riga<br>altra</p>', ['Riga\naltra']],
  ['<p>Vedi <a href="https://x.it">il bando</a>.</p>', ['Vedi il bando.']],
  ['Perch&eacute; &Agrave; c&#39;&egrave;&nbsp;&#x20AC; &amp; &lt;b&gt;', ["Perché À c'è € & <b>"]],
  ['&scriteria; &#0; fine', ['&scriteria; fine']],
  ['<script>alert(1)</script><style>p{}</style><!-- nota --><p>Solo questo</p>', ['Solo questo']],
  ['<p> </p><hr><p>***</p>', []],
  ['<table><tr><td>Lunedì</td><td>9:00</td></tr></table>', ['Lunedì', '9:00']],
  ['<p>Mercato <del>in piazza Repubblica</del> in via Roma</p>', ['Mercato in via Roma']],
  ['<p><strike>Sabato 5\nore 21</strike> ANNULLATO</p><p><s>Ore 9</s></p>', ['ANNULLATO']],
  ['<p>Ore 20<sup>30</sup>, <i>8</i><sup>45</sup>, 100 m<sup>2</sup></p>', ['Ore 20 30, 8 45, 100 m2']],
  ['2&sup2; m, &frac12; ora', ['2² m, ½ ora']],
  ['', []],
])('The words of %j', (html, words) => expect(plainWords(html)).toEqual(words))
