/** A request as far as the service worker decides by it. */
export type WorkerRequest = Readonly<{
  method: string
  mode: string
  url: string
  headers: Readonly<{ has: (name: string) => boolean }>
}>

/** Where the API answers on the origin of the page. The worker never touches it (fault 49). */
const API = /^\/(?:api|app|places)\//
/** The last part of a file's address has an extension; addresses of the app have none. */
const FILE = /\.[^/]+$/

/** What a page is made of, whatever its address. */
export const SHELL = '/index.html'

/**
 * The address of the stored file that answers a request; undefined for requests that pass by the worker. Those are all
 * writes, requests to other origins or to the API, and requests with a session.
 */
export const storedFor = ({ method, mode, url, headers }: WorkerRequest, origin: string): string | undefined => {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || headers.has('authorization') || API.test(pathname)) return undefined
  return mode === 'navigate' && !FILE.test(pathname) ? SHELL : pathname
}
