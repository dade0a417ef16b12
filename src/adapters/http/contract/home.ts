import { inData } from '../codecs/envelope.ts'
import { homeEntry, language } from '../codecs/home.ts'
import { list } from '../codecs/wire.ts'
import { call } from './call.ts'

/** What the first page and its language menu ask for. */
export const home = {
  entries: call({ method: 'GET', path: '/app/configurations/app/home', answer: inData(list(homeEntry)) }),
  languages: call({ method: 'GET', path: '/app/languages', answer: inData(list(language)), reports: 'caller' }),
}
