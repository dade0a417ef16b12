import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './theme.css.ts'
import { STAND_INS, TEXT_FAMILY } from './tokens.ts'

const files = '@fontsource/titillium-web/files/titillium-web-latin'

for (const weight of [400, 600, 700]) {
  globalFontFace(TEXT_FAMILY, {
    src: `url('${files}-${weight}-normal.woff2') format('woff2')`,
    fontWeight: weight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
  })
}

// Local faces stretched to Titillium's own measure, so that nothing moves when the real one arrives. Widths are measured
// on a paragraph of Italian notices; ascent and descent are Titillium's (1.133 and 0.388 em) divided by the stretch.
const arial = {
  family: 'Titillium Fallback',
  regular: ['Arial', 'Liberation Sans'],
  bold: ['Arial Bold', 'Liberation Sans Bold'],
}
const roboto = { family: 'Titillium Fallback Android', regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'] }
const standIns = [
  { family: arial.family, weight: 400, faces: arial.regular, stretch: 0.9294 },
  { family: arial.family, weight: 600, faces: arial.bold, stretch: 0.8833 },
  { family: arial.family, weight: 700, faces: arial.bold, stretch: 0.8979 },
  { family: roboto.family, weight: 400, faces: roboto.regular, stretch: 0.9362 },
  { family: roboto.family, weight: 600, faces: roboto.bold, stretch: 0.9391 },
  { family: roboto.family, weight: 700, faces: roboto.bold, stretch: 0.9547 },
]
const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`
for (const { family, weight, faces, stretch } of standIns) {
  globalFontFace(family, {
    src: faces.map((face) => `local('${face}')`).join(', '),
    fontWeight: weight,
    sizeAdjust: percent(stretch),
    ascentOverride: percent(1.133 / stretch),
    descentOverride: percent(0.388 / stretch),
    lineGapOverride: '0%',
  })
}

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  colorScheme: 'dark',
  // Firefox draws the room of a bar white in a dark page, where the system says no colours.
  scrollbarColor: `${vars.color.muted} transparent`,
  background: vars.color.ground,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  scrollPaddingTop: vars.size.topBar,
})

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.color.ground,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  // A word of sixty letters breaks rather than pushing anything out, wherever it stands: also what grows by its content.
  overflowWrap: 'anywhere',
  overscrollBehaviorY: 'none',
})

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0, border: 0 })
globalStyle('h1, h2, h3, h4', {
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
  // A long word is parted where it is spoken in two.
  hyphens: 'auto',
  hyphenateLimitChars: '12 5 5',
})
globalStyle('h1', { fontSize: vars.fontSize.display })
globalStyle('h2', { fontSize: vars.fontSize.title })
globalStyle('h3, h4', { fontSize: vars.fontSize.lead })
globalStyle('ul, ol', { listStyle: 'none' })
// Each paragraph runs as its own first letter does, whoever wrote it; `dir` on an element says more, and wins (FMT-06).
globalStyle(':where(h1, h2, h3, h4, p, li, dt, dd, td, th, caption, figcaption, legend, label):not([dir])', {
  unicodeBidi: 'plaintext',
})
globalStyle('fieldset', { minInlineSize: 0 })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('button', { border: 0, background: 'none', padding: 0, cursor: 'pointer', touchAction: 'manipulation' })
globalStyle('a', { color: vars.color.accent, textUnderlineOffset: '0.2em' })
globalStyle('img, svg, video, canvas', { display: 'block' })
globalStyle('img, video', { maxWidth: '100%' })
globalStyle('svg', { flexShrink: 0 })
// Signs grow with the words beside them, as far as the buttons around them have room.
const signs = { 16: 'min(1rem, 28px)', 20: 'min(1.25rem, 32px)', 24: 'min(1.5rem, 36px)' }
for (const [drawn, side] of Object.entries(signs))
  globalStyle(`svg.lucide[width="${drawn}"]`, { width: side, height: side })
// Browsers do not force the colour of a drawing: a sign takes that of the words beside it.
globalStyle('svg.lucide', { '@media': { [media.forcedColors]: { color: 'inherit !important' } } })
// What points along the line points the other way where lines run to the left.
const POINTERS = [
  'chevron-left',
  'chevron-right',
  'arrow-left',
  'arrow-right',
  'send-horizontal',
  'undo-2',
  'log-in',
  'log-out',
  'external-link',
  'list',
  'list-checks',
]
globalStyle(`:root[dir="rtl"] :is(${POINTERS.map((name) => `.lucide-${name}`).join()})`, { scale: '-1 1' })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle('::selection', { background: vars.color.selected, color: vars.color.text })
globalStyle('::placeholder', { color: vars.color.muted, opacity: 1 })

globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: '2px',
})
// A region that takes the focus only to be read from its start (main after a change of page) wears no ring.
globalStyle(':is(main, h1, h2, section)[tabindex="-1"]:focus-visible', { outline: 'none' })

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.stillness]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

// What react-aria would write into the page (see index.html): presses wait for no second tap, and the page still scrolls.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' })

// Before the app is there (see index.html): the name in the bar's place, the picture where Home shows it.
globalStyle('.splash', {
  maxWidth: '1120px',
  marginInline: 'auto',
  padding: `0 ${vars.space['4']}`,
})
// What was last seen lies there (src/last-seen.js), or the first screen as the build has drawn it (SHELL-26, src/first-screen.js).
globalStyle(':is([data-last-seen], [data-first]) .splash', { display: 'none' })
// Without the font, which would keep the code waiting on a slow line.
globalStyle('#first-screen', { display: 'none', pointerEvents: 'none', fontFamily: STAND_INS })
globalStyle('[data-first="shown"] #first-screen', { display: 'contents' })
globalStyle('#first-screen a', { pointerEvents: 'auto' })
globalStyle('.splash > p', {
  height: vars.size.topBar,
  paddingTop: vars.safe.top,
  lineHeight: vars.size.topBar,
  textAlign: 'center',
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.semibold,
})
globalStyle('.splash > img', {
  display: 'block',
  width: '100%',
  height: '160px',
  marginTop: vars.space['2'],
  borderRadius: vars.radius.large,
  objectFit: 'cover',
  objectPosition: '50% 100%',
  '@media': {
    [media.wide]: { height: '240px', marginTop: vars.space['4'] },
    [media.desktop]: { objectPosition: '50% 34%' },
  },
})
