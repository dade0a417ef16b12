import { media } from '#ui/theme/media.ts'

/** The queries that the layout depends on, each with the custom property that says how the document is styled: 1 where it matches, 0 where not (`frame.css.ts`). */
export const LAYOUTS = (['wide', 'desktop', 'labelled', 'low'] as const).map((name) => ({
  query: media[name],
  property: `--styled-${name}`,
}))

/**
 * Keeps the styles in step with the size of the window. WebKit may go on with those of the size before, once a style
 * sheet has come with a screen (seen in 2.50, where a window was resized): a phone that is turned would keep the layout
 * of a wide window. The styles are computed anew by taking a sheet away and back. Returns what ends it.
 */
export const keepStylesInStep = (page: Document, window: Window): (() => void) => {
  const ends = LAYOUTS.map(({ query, property }) => {
    const list = window.matchMedia(query)
    const follow = (): void => {
      const styled = window.getComputedStyle(page.documentElement).getPropertyValue(property).trim()
      const [sheet] = page.styleSheets
      if (sheet === undefined || styled === '' || (styled === '1') === list.matches) return
      sheet.disabled = true
      // Computed while the sheet is away, or nothing would be computed anew.
      void page.documentElement.getBoundingClientRect()
      sheet.disabled = false
    }
    list.addEventListener('change', follow)
    return () => list.removeEventListener('change', follow)
  })
  return () => ends.forEach((end) => end())
}
