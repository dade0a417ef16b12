import { safeLink, safePath } from '#domain/links/safe-link.ts'
import { isAddress, serverAddress } from '#domain/links/server-address.ts'

/** The kind of a notice's video: a playable file, an external page, or unusable. */
export type VideoSource = Readonly<
  | { kind: 'file'; address: string }
  | { kind: 'own'; path: string }
  | { kind: 'page'; address: string }
  | { kind: 'none' }
>

/** File types that browsers play. */
const PLAYABLE = /\.(mp4|m4v|webm|ogv|mov)$/i

/**
 * [decided] Played in place: files of the server, and external files over https. An address without a scheme leads where
 * `serverAddress` says, on `host` or elsewhere; a file without a folder is one of the server (fault 55).
 */
export const videoSource = (video: string | undefined, host: string): VideoSource => {
  const own = safePath(video)
  if (own._tag === 'Some') return { kind: 'own', path: own.value }
  const told = video?.trim() ?? ''
  const isOnServer = isAddress(told) || /^[\w-]+\.\w+$/.test(told)
  const link = safeLink(isOnServer ? serverAddress(told, host) : told)
  if (link._tag === 'None') return { kind: 'none' }
  const { protocol, pathname, href } = new URL(link.value)
  if (protocol === 'https:' && PLAYABLE.test(pathname)) return { kind: 'file', address: href }
  return protocol === 'https:' || protocol === 'http:' ? { kind: 'page', address: href } : { kind: 'none' }
}
