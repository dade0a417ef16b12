import { urlFrom } from './safe-link.ts'

const SCHEME = /^[a-z][a-z\d+.-]*:/i
/** A host without a scheme: `www.comune.example/albo`. A file such as `albo.pdf` is none. */
const BARE_HOST = /^(?:www\.[^\s/]+|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:it|eu|com|org|net|gov|info|example))(?:[/?#:]|$)/i

/** What may be an address without a scheme, and is no name of a file: `/a`, `//host/a`, `www.host/a`, `folder/a`. */
const ADDRESS = /^(?:\/|https?:|www\.|[\w-]+\/)/i

/** Whether a text is an address, and not the name of a file; one with a backslash is a trick. */
export const isAddress = (told: string): boolean => ADDRESS.test(told.trim()) && !told.includes('\\')

/**
 * [decided] The whole address that the server means (fault 55): absolute as it is, `//host/…` and a bare host over https,
 * and everything else on its own host. `host` is an origin. Undefined where it is no address. Whether it may be
 * opened, `safeLink` says.
 */
export const serverAddress = (told: string, host: string): string | undefined => {
  const address = told.trim()
  if (address === '' || address.startsWith('#')) return undefined
  if (address.startsWith('//')) return `https:${address}`
  // Before the schemes: the port of a host looks like the end of one ('www.comune.example:8443').
  if (BARE_HOST.test(address)) return `https://${address}`
  if (SCHEME.test(address)) return address
  return urlFrom(address, host)?.href
}
