import { safeLink, safePath } from '#domain/links/safe-link.ts'

/** The kind of a notice's video: a playable file, an external page, or unusable. */
export type VideoSource = Readonly<
  | { kind: 'file'; address: string }
  | { kind: 'own'; path: string }
  | { kind: 'page'; address: string }
  | { kind: 'none' }
>

/** File types that browsers play. */
const PLAYABLE = /\.(mp4|m4v|webm|ogv|mov)$/i

/** [decided] Played in place: files of the server, and external files over https. */
export const videoSource = (video: string | undefined): VideoSource => {
  const own = safePath(video)
  if (own._tag === 'Some') return { kind: 'own', path: own.value }
  const link = safeLink(video)
  if (link._tag === 'None') return { kind: 'none' }
  const { protocol, pathname, href } = new URL(link.value)
  if (protocol === 'https:' && PLAYABLE.test(pathname)) return { kind: 'file', address: href }
  return protocol === 'https:' || protocol === 'http:' ? { kind: 'page', address: href } : { kind: 'none' }
}
