import { safeLink, safePath } from '#domain/links/safe-link.ts'

/** What a notice's video turns out to be: a file that can be watched here, a page elsewhere, or nothing of use. */
export type VideoSource = Readonly<
  | { kind: 'file'; address: string }
  | { kind: 'own'; path: string }
  | { kind: 'page'; address: string }
  | { kind: 'none' }
>

/** The files that browsers play. */
const PLAYABLE = /\.(mp4|m4v|webm|ogv|mov)$/i

/** [decided] Watched in place: files of the server's own, and of others over a connection nobody can tamper with. */
export const videoSource = (video: string | undefined): VideoSource => {
  const own = safePath(video)
  if (own._tag === 'Some') return { kind: 'own', path: own.value }
  const link = safeLink(video)
  if (link._tag === 'None') return { kind: 'none' }
  const { protocol, pathname, href } = new URL(link.value)
  if (protocol === 'https:' && PLAYABLE.test(pathname)) return { kind: 'file', address: href }
  return protocol === 'https:' || protocol === 'http:' ? { kind: 'page', address: href } : { kind: 'none' }
}
