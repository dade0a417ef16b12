import { createHash } from 'node:crypto'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Matches the entry of a file in the list of a service worker, as JSON or minified. */
const entryOf = (name: string): RegExp =>
  new RegExp(`(revision["'\`]?:["'\`])\\w+(["'\`],["'\`]?url["'\`]?:["'\`]${name.replaceAll('.', '\\.')}["'\`])`)

/**
 * The service worker of a town. It keeps files by their revision, and the build knows only its own files: what is made for
 * the town gets a revision of its own, so that a changed configuration reaches every device. Throws when the worker names
 * a file in another way.
 */
export const revisedWorker = (worker: string, files: Readonly<Record<string, string>>): string =>
  Object.entries(files).reduce((code, [name, text]) => {
    if (!code.includes(name)) return code
    if (!entryOf(name).test(code)) throw new Error(`The service worker has no revision of ${name}`)
    return code.replace(entryOf(name), (_, before: string, after: string) => before + digest(text) + after)
  }, worker)
