import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * The only inline style of react-aria: on some phones, while a dialog is open. A build has no nonce, so the policy
 * allows the text by its hash; the rules for pressed elements are in our own style sheet.
 */
const OVERLAY_STYLE = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}'
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hosts that a page may reach besides its own, and what only a header can demand. */
export type PolicyOptions = Readonly<{
  api: string
  /** The service that finds addresses, as an origin. */
  places?: string
  /** The service of map tiles, as an origin. */
  tiles?: string
  /** The hosts of other pictures and videos, as origins or schemes. */
  images: readonly string[]
  /** Who may show the page in a frame. A page's own policy cannot say it, only a header. */
  frameAncestors?: string
  /** The address that receives reports of broken rules; needs the header too. */
  reports?: string
}>

/** The name of the reports' address in the header `Reporting-Endpoints`. */
export const REPORTS = 'reports'

/** Where requests to an address go, as a policy names it; an address of the page's own is allowed already. */
export const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

/**
 * The content security policy of the page and of the header. Scripts and styles are our own files; Trusted Types prevent
 * text from becoming markup.
 */
export const policy = ({
  api,
  places = '',
  tiles = '',
  images,
  frameAncestors = '',
  reports = '',
}: PolicyOptions): string =>
  Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", hash(OVERLAY_STYLE)],
    'img-src': ["'self'", 'data:', 'blob:', ...images, api, tiles],
    'media-src': ["'self'", ...images, api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, places, originOf(reports)],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'piazza', 'piazza-worker'],
    ...(frameAncestors !== '' && { 'frame-ancestors': [frameAncestors] }),
    // Browsers that know `report-to` ignore `report-uri`.
    ...(reports !== '' && { 'report-uri': [reports], 'report-to': [REPORTS] }),
  })
    .map(([directive, sources]) => `${directive} ${sources.filter((source) => source !== '').join(' ')}`)
    .join('; ')

/**
 * Writes the policy into the built page; during development it would break the tools' own scripts and styles. A build
 * knows no town, so pictures may come from any https host: addresses of the API may name one. The deployment replaces
 * this policy with a header that names the hosts.
 */
export const contentSecurityPolicy = (options: Omit<PolicyOptions, 'images'>): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy({ ...options, images: ['https:'] }) },
      injectTo: 'head-prepend',
    },
  ],
})
