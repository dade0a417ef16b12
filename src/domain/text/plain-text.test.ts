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
  ['&sconosciuto; resta', '&sconosciuto; resta'],
])('%j reads %j', (said, expected) => expect(plainText(said)).toBe(expected))
