import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { type Shot, type Size, SIZES } from './photographer.ts'

/** The width of a picture on the sheet. */
const thumb = ({ width }: Size): number =>
  Math.round(width > 1000 ? width / 2.4 : width > 700 ? width / 2.2 : width / 1.5)
/** The pictures per line; wide ones take more room. */
const inLine = ({ width }: Size): number => (width > 1000 ? 3 : width > 700 ? 5 : 7)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const figure = ({ scene, size, file, problem }: Shot): string =>
  `<figure style="width:${thumb(size)}px"><img src="${file}" width="${thumb(size)}" alt=""><figcaption${
    problem === undefined ? '' : ' class="problem"'
  }>${escaped(scene.state)}${problem === undefined ? '' : `: ${escaped(problem.slice(0, 120))}`}</figcaption></figure>`

const sheet = (screen: string, size: Size, shots: readonly Shot[]): string => `<!doctype html>
<meta charset="utf-8">
<title>${screen} ${size.width}</title>
<style>
  body { margin: 0; padding: 16px; background: #fff; color: #111; font: 14px/1.4 sans-serif; width: max-content }
  h1 { font-size: 18px; margin: 0 0 12px }
  main { display: grid; grid-template-columns: repeat(${Math.min(shots.length, inLine(size))}, auto); gap: 16px }
  figure { margin: 0 } img { display: block; outline: 1px solid #999 } .problem { color: #b00020; font-weight: bold }
</style>
<h1>${screen}, ${size.width} × ${size.height}</h1>
<main>${shots.map(figure).join('')}</main>
`

/** Writes the contact sheets: all states of a screen, one sheet per size, as a page and as a picture. */
export const printSheets = async (
  browser: Browser,
  folder: string,
  shots: readonly Shot[],
): Promise<readonly string[]> => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  const printed: string[] = []
  for (const screen of new Set(shots.map(({ scene }) => scene.screen)))
    for (const size of SIZES) {
      const states = shots.filter((shot) => shot.scene.screen === screen && shot.size.width === size.width)
      if (states.length === 0) continue
      const name = `sheet-${screen}-${size.width}`
      const place = join(folder, `${name}.html`)
      writeFileSync(place, sheet(screen, size, states))
      await page.goto(pathToFileURL(place).href)
      await page.locator('body').screenshot({ path: join(folder, `${name}.png`) })
      printed.push(`${name}.png`)
    }
  await page.close()
  return printed
}
