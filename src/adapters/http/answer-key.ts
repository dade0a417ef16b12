import { type MadeCall, prepare } from './client/request.ts'
import type { AnyCall } from './contract/call.ts'

export const VISITOR = 'visitor'

/** The name of an answer on the device: whose it is, its language and its address. The page makes it too (`src/ask-first.js`). */
export const keyOf = <C extends AnyCall>({
  call,
  request,
  owner = VISITOR,
  language,
}: Omit<MadeCall<C>, 'signal'>): string =>
  `${owner} ${language} ${prepare('', call, request, undefined, undefined)?.url}`
