/** The files of the build, by the name in the register of what is stored; `src/before-app.js` lets go of them. */
export const FILES = 'piazza.files'

const SCRIPT = /\.js$/
const SCRIPT_KIND = /script/i

/**
 * Lets go of what an older worker stored in the place of scripts: a page, say, which a host answered for a file that it
 * missed (fault 53). Whatever is right stays, for windows of other builds too.
 */
export const dropForeign = async (storage: Pick<CacheStorage, 'open'>): Promise<void> => {
  const files = await storage.open(FILES)
  for (const request of await files.keys()) {
    if (!SCRIPT.test(new URL(request.url).pathname)) continue
    const kind = (await files.match(request))?.headers.get('content-type') ?? ''
    if (!SCRIPT_KIND.test(kind)) await files.delete(request)
  }
}
