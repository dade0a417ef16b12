import { rowsOf } from '../codecs/envelope.ts'
import { homeEntries, language } from '../codecs/home.ts'
import { call } from './call.ts'

/** The calls of Home and of its language menu. */
export const home = {
  entries: call({
    method: 'GET',
    path: '/app/configurations/app/home',
    isPublic: true,
    answer: homeEntries,
    keeps: 'settled',
  }),
  languages: call({
    method: 'GET',
    path: '/app/languages',
    isPublic: true,
    answer: rowsOf(language),
    reports: 'caller',
    signIn: 'panel',
    keeps: 'settled',
  }),
}
