/** A file of the build: its address, and the hash of its content, which the page lacks because each town has its own. */
export type BuildFile = Readonly<{ url: string; revision: string | null; integrity?: string }>

/** The media types that browsers accept, by extension: a script of another type does not run, whatever it contains. */
const KINDS: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/i,
  js: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
  css: /^text\/css\b/i,
  svg: /^image\/svg\+xml\b/i,
}
/** Files of other extensions: hosts name fonts in several ways, but none of them is a page. */
const NO_PAGE = /^(?!text\/html\b)/i

/** The scripts that a page begins with. */
const SCRIPTS = /<script type="module"[^>]* src="([^"]+)"/g

const isWholePage = (page: string, isOfBuild: (address: string) => boolean): boolean => {
  const scripts = [...page.matchAll(SCRIPTS)]
  return page.includes('</html>') && scripts.length > 0 && scripts.every(([, address = '']) => isOfBuild(address))
}

const hashOf = async (content: ArrayBuffer): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return `sha256-${btoa(String.fromCodePoint(...bytes))}`
}

/**
 * Judges answers for files of a build: whether one is that file, complete and of its kind. A host may answer its page for
 * a file that it misses, a guest network its own page for any, and each of them half of it. The page is right when it is
 * complete and begins with scripts of this build alone. Never fails: an answer whose content breaks off is none.
 */
export const createJudge = (files: readonly BuildFile[], origin: string) => {
  const known = new Map(files.map((file) => [new URL(file.url, origin).pathname, file]))
  return async (address: string, answer: Response): Promise<boolean> => {
    const { pathname } = new URL(address, origin)
    const [, extension = ''] = /\.(\w+)$/.exec(pathname) ?? []
    if (!answer.ok || !(KINDS[extension] ?? NO_PAGE).test(answer.headers.get('content-type') ?? '')) return false
    try {
      const copy = answer.clone()
      if (extension === 'html') return isWholePage(await copy.text(), (script) => known.has(script))
      const wanted = known.get(pathname)?.integrity
      return wanted === undefined || wanted === (await hashOf(await copy.arrayBuffer()))
    } catch {
      return false
    }
  }
}
