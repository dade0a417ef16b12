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
  'These credentials do not match our records.',
  'The given data was invalid.',
  'Unauthenticated.',
  'This action is unauthorized.',
  'Server Error',
  'No query results for model [App\\Models\\Notice] 12',
  'Too Many Attempts.',
  'The route api/notices could not be found.',
  'One or more validation errors occurred.',
  'An error occurred while processing your request.',
  'The email field is required.',
  'This value should not be blank.',
  'App\\Entity\\Notice object not found by the @ParamConverter annotation.',
])('"%s" is no sentence for a citizen', (message) => expect(sentenceFrom(message)).toBeUndefined())
