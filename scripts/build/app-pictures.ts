/**
 * Draws the pictures of the web app manifest into `public`: the icons, from `public/icon.svg`, and screenshots of the
 * demo. Run it after the icon or Home changes: `node scripts/build/app-pictures.ts`.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { built, DEMO } from './builds.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from '#scripts/tools/chromium.ts'
import { startStaticServer } from '#scripts/tools/static-server.ts'

const PUBLIC = join(import.meta.dirname, '../../public')
const BACKGROUND = '#0E1420'

/** `share`: how much of the picture the icon takes. Devices cut a maskable icon; its inner four fifths always show. */
type Icon = Readonly<{ name: string; size: number; share: number; isOpaque: boolean }>
const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, share: 1, isOpaque: false },
  { name: 'icon-512', size: 512, share: 1, isOpaque: false },
  { name: 'icon-maskable', size: 512, share: 0.8, isOpaque: true },
  { name: 'apple-touch-icon', size: 180, share: 1, isOpaque: true },
]
const SCREENSHOTS = { home: '/', events: '/event' } as const

const drawIcon = async (browser: Browser, { name, size, share, isOpaque }: Icon): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'base64')
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${isOpaque ? BACKGROUND : 'transparent'}">
     <img width="${size * share}" src="data:image/svg+xml;base64,${svg}">`,
  )
  await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true })
  await page.close()
}

mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] })
const app = await startStaticServer(await built(DEMO, true))
try {
  for (const icon of ICONS) await drawIcon(browser, icon)
  for (const [name, path] of Object.entries(SCREENSHOTS)) {
    const page = await browser.newPage({ viewport: { width: 412, height: 892 }, locale: 'it-IT' })
    await page.goto(`${app.origin}${path}?now=2026-11-20T09:30&latency=0`, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.querySelector('aside[aria-label=Demo]')?.remove())
    await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.jpg`), type: 'jpeg', quality: 70 })
    await page.close()
  }
} finally {
  await app.close()
  await browser.close()
}
