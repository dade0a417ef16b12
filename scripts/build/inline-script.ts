import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'

/**
 * A script of `src` that stands in the page itself, and its call: with short names, without comments and indentation. Nothing else of
 * it is changed: old browsers read it too, and what it is made of is plain ES5.
 */
export const inlineScript = (name: string, call: string): string => {
  const file = join(import.meta.dirname, '..', '..', 'src', name)
  const source = `;(function () {${readFileSync(file, 'utf8')}\n${call}\n})()`
  const { code, errors } = minifySync(name, source, {
    compress: false,
    mangle: true,
    // Written out, its texts would be templates, which ES5 does not know.
    codegen: false,
  })
  if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors.map(({ message }) => message).join()}`)
  return code.replaceAll(/^\s+/gm, '')
}
