import type { Plugin } from 'vite'
import { circlesAmong } from '#scripts/tools/circles.ts'

/**
 * Refuses a build whose files import each other: which of them is evaluated first depends on which is asked for first, and
 * what the other has is then not there yet. Modules without a circle get into one where a group of the build has some of them.
 */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle: (_, bundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const circles = circlesAmong(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    if (circles.length > 0) throw new Error(`Files of this build import each other:\n${circles.join('\n')}`)
  },
})
