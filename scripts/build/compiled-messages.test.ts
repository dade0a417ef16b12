import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import italian from '#ui/messages/it.json'
import { isForLater } from './compiled-messages.ts'

/** A module of the interface and all that it imports of it. */
const withImports = (path: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(path)) return found
  found.add(path)
  const source = readFileSync(path, 'utf8')
  for (const [, file = ''] of source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '((?:#ui|\.)[^']*\.tsx?)'/gm))
    withImports(file.startsWith('#ui/') ? join('src/ui', file.slice('#ui/'.length)) : join(dirname(path), file), found)
  return found
}

/** The texts that a module names. */
const named = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/'(\w+\.[\w.]+)'/g)].flatMap(([, key = '']) => (key in italian ? [key] : []))

test.each(['home-view.ts', 'home-panels-view.ts'])('All that Home says comes with the first texts (%s)', (file) => {
  const said = [...withImports(`src/ui/screens/home/${file}`)].flatMap(named)
  expect(said).toContain(file === 'home-view.ts' ? 'home.title' : 'homePanels.today')
  expect(said.filter((key) => isForLater(key, 'en'))).toEqual([])
})
