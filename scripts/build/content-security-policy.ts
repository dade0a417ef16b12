import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * The only inline style of react-aria: on some phones, while a dialog is open. A build has no nonce, so the policy
 * allows the text by its hash; the rules for pressed elements are in our own style sheet.
 */
const OVERLAY_STYLE = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}'
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The scripts that stand in a page itself, as a policy allows them. */
export const inlineScripts = (page: string): readonly string[] =>
  [...page.matchAll(/<script(?: id="[\w-]+")?>(.*?)<\/script>/gs)].map(([, text = '']) => hash(text))

/** The styles that stand in a page itself, as a policy allows them. */
export const inlineStyles = (page: string): readonly string[] =>
  [...page.matchAll(/<style(?: data-(?:href="[^"]*"|town))?>(.*?)<\/style>/gs)].map(([, text = '']) => hash(text))

/** The other origins that a page may ask, and what only a header can demand. */
export type PolicyOptions = Readonly<{
  /** The scripts that stand in the page itself (`inlineScripts`). */
  scripts: readonly string[]
  /** The styles that stand in the page itself (`inlineStyles`). */
  styles: readonly string[]
  /** The origins of data. */
  connect: readonly string[]
  /** The origins or schemes of pictures. */
  images: readonly string[]
  /** The origins or schemes of videos. */
  media: readonly string[]
  /** Who may show the page in a frame. */
  frameAncestors?: string
  /** The URL that receives reports of broken rules. */
  reports?: string | undefined
}>

/** The name of the reports' address in the header `Reporting-Endpoints`. */
export const REPORTS = 'reports'

/**
 * The content security policy of the page and of the header. Scripts and styles are our own, in files or by the hash of their text; Trusted Types prevent
 * text from becoming markup.
 */
export const policy = ({ scripts, styles, connect, images, media, frameAncestors, reports }: PolicyOptions): string =>
  Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", hash(OVERLAY_STYLE), ...styles],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'media-src': ["'self'", ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'piazza', 'piazza-worker'],
    ...(frameAncestors !== undefined && { 'frame-ancestors': [frameAncestors] }),
    // Browsers that know `report-to` ignore `report-uri`.
    ...(reports !== undefined && { 'report-uri': [reports], 'report-to': [REPORTS] }),
  })
    .map(([directive, sources]) => `${directive} ${sources.filter((source) => source !== '').join(' ')}`)
    .join('; ')

/**
 * Writes the policy into the built page; during development it would break the tools' own scripts and styles. A build
 * knows no town, so pictures may come from any https host: addresses of the API may name one. The deployment replaces
 * this policy with a header that names the hosts.
 */
export const contentSecurityPolicy = (api: string, places: string, tiles: string): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page) => [
      {
        tag: 'meta',
        attrs: {
          'http-equiv': 'Content-Security-Policy',
          content: policy({
            scripts: inlineScripts(page),
            styles: inlineStyles(page),
            connect: [api, places],
            images: ['https:', api, tiles],
            media: ['https:', api],
          }),
        },
        injectTo: 'head-prepend',
      },
    ],
  },
})
