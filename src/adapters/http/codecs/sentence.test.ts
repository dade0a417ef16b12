import { expect, test } from 'vitest'
import { sentenceFrom } from './sentence.ts'

test.each([
  ['Richiesta inviata', 'Richiesta inviata'],
  ['<p>La richiesta &egrave; stata <b>inviata</b>.</p><p>Grazie</p>', 'La richiesta è stata inviata. Grazie'],
  ['Citt&agrave; &amp; citt&#224;, &#xE8; cos&igrave;', 'Città & città, è così'],
  ['Stra&szlig;e, M&uuml;ller, ma&ntilde;ana', 'Straße, Müller, mañana'],
  ['<!--[if gte mso 9]><xml></xml><![endif]-->Grazie', 'Grazie'],
  ['Da 3 < 5 e 7 > 2, Tizio & Caio; &boh;', 'Da 3 < 5 e 7 > 2, Tizio & Caio; &boh;'],
  ['&#0; &#x110000;', '&#0; &#x110000;'],
])('"%s" is read as "%s"', (message, sentence) => expect(sentenceFrom(message)).toBe(sentence))

test.each([
  '',
  ' <br/> ',
  '&nbsp;',
  'Invalid credentials.',
  'Validation Failed',
  'Too Many Requests',
  'JWT Token not found',
  'invalid_grant',
  'user.not_found',
  'Expired JWT Token',
  'This value should not be blank.',
  'App\\Entity\\Notice object not found by the @ParamConverter annotation.',
])('"%s" is no sentence for a citizen', (message) => expect(sentenceFrom(message)).toBeUndefined())
