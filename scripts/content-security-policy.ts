import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * The only inline style of react-aria: on some phones, while a dialog is open. A build has no nonce, so the policy
 * allows the text by its hash; the rules for pressed elements are in our own style sheet.
 */
const OVERLAY_STYLE = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}'
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The content security policy. Scripts and styles are our own files; Trusted Types prevent text from becoming markup.
 */
export const policy = (api: string, places = '', tiles = ''): string =>
  Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", hash(OVERLAY_STYLE)],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', api, tiles],
    'media-src': ["'self'", 'https:', api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, places],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'piazza', 'piazza-worker'],
  })
    .map(([directive, sources]) => `${directive} ${sources.filter((source) => source !== '').join(' ')}`)
    .join('; ')

/** Writes the policy into the built page; during development it would break the tools' own scripts and styles. */
export const contentSecurityPolicy = (api: string, places: string, tiles: string): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(api, places, tiles) },
      injectTo: 'head-prepend',
    },
  ],
})
