import type { Plugin } from 'vite'
import { AGES } from '../../src/application/ports/kept-first.ts'
import { inlineScript } from './inline-script.ts'
import { SHOWN_ATTRIBUTES, SHOWN_TAGS } from '../../src/ui/app/last-seen/shown.ts'

/** What follows the root of the app in the page. */
const AFTER_ROOT = '<div id="too-old"'

/** What is drawn, and how old it may be before it says of when it is: as an answer of how things stand at this moment (ERR-11). */
const RULES = { tags: SHOWN_TAGS, attributes: SHOWN_ATTRIBUTES, recent: AGES.moment }

/** The script, and its call. */
export const scriptOf = (): string => inlineScript('last-seen.js', `showLastSeen(${JSON.stringify(RULES)})`)

/** Puts the script into the page, behind the root of the app, that draws what was last seen there (SHELL-25). */
export const lastSeen = (): Plugin => ({
  name: 'last-seen',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page) => {
      if (!page.includes(AFTER_ROOT)) throw new Error(`The page has no ${AFTER_ROOT}`)
      return page.replace(AFTER_ROOT, (next) => `<script id="draws-last-seen">${scriptOf()}</script>${next}`)
    },
  },
})
