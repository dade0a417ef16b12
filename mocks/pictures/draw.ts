/** Writes the pictures of the directory to `public/`: `node mocks/pictures/draw.ts`, after one is added. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictures } from './pictures.ts'

const PUBLIC = join(import.meta.dirname, '..', '..', 'public')

for (const [path, content] of await pictures()) {
  const place = join(PUBLIC, path)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, content)
}
