import { rowsOf } from '../codecs/envelope.ts'
import { homeEntries, language } from '../codecs/home.ts'
import { read } from './call.ts'

/** The calls of Home and of its language menu. */
export const home = {
  entries: read('/app/configurations/app/home', homeEntries, { isPublic: true, keeps: 'settled' }),
  languages: read('/app/languages', rowsOf(language), {
    isPublic: true,
    reports: 'caller',
    signIn: 'panel',
    keeps: 'settled',
  }),
}
