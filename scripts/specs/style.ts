/** The style sheet of the site, on the colours of the app: light to read and to print, dark where the device asks for it. */
import { dark } from '#ui/theme/looks/dark.ts'
import { light } from '#ui/theme/looks/light.ts'
import { fontSize, lineHeight, radius, size, space } from '#ui/theme/tokens.ts'

const NAMES = [
  'ground',
  'surface',
  'raised',
  'line',
  'lineStrong',
  'text',
  'muted',
  'accent',
  'positive',
  'positiveGround',
  'warning',
  'warningGround',
  'danger',
  'dangerGround',
  'infoGround',
] as const
type Colours = Readonly<Record<(typeof NAMES)[number], string>>
const variables = (color: Colours): string => NAMES.map((name) => `--${name}: ${color[name]};`).join(' ')

export const style = (): string => `
:root { color-scheme: light; ${variables(light.color)} }
@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; ${variables(dark.color)} } }
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: ${space['4']}; }
body { margin: 0; background: var(--ground); color: var(--text); font: ${fontSize.body}/${lineHeight.body} 'Titillium Web', system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main:focus { outline: none; }
h1, h2, h3 { line-height: ${lineHeight.tight}; }
h1 { font-size: ${fontSize.display}; }
h2 { font-size: ${fontSize.title}; margin-block: ${space['8']} ${space['3']}; }
h3 { font-size: ${fontSize.lead}; margin-block: 0 ${space['2']}; }
.skip { position: absolute; left: -999em; }
.skip:focus { left: ${space['2']}; top: ${space['2']}; background: var(--surface); padding: ${space['3']}; z-index: 1; }
.top, main, footer { max-width: ${size.pageMax - 340}px; margin-inline: auto; padding-inline: ${space['4']}; }
.top { display: flex; flex-wrap: wrap; gap: 0 ${space['4']}; align-items: center; border-bottom: 1px solid var(--line); }
.top ul, .contents ul { display: flex; flex-wrap: wrap; gap: 0 ${space['4']}; list-style: none; margin: 0; padding: 0; }
.top a, .contents a { display: inline-flex; align-items: center; min-height: ${size.touch}px; }
.brand { font-weight: 700; color: var(--text); text-decoration: none; }
.other { margin-inline-start: auto; }
[aria-current] { font-weight: 700; color: var(--text); }
.summary { font-size: ${fontSize.lead}; }
.small { font-size: ${fontSize.small}; color: var(--muted); margin-block: ${space['2']} 0; }
.cards { list-style: none; padding: 0; display: grid; gap: ${space['4']}; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); }
.cards > li, .scenario, .clause { background: var(--surface); border: 1px solid var(--line); border-radius: ${radius.medium}; padding: ${space['4']}; }
.scenario, .clause { margin-block: ${space['4']}; }
.scenario h3 a, .clause h3 a { color: inherit; text-decoration-color: var(--line); }
:target { border-color: var(--accent); outline: 2px solid var(--accent); }
.cards p { margin-block: ${space['2']}; }
.tallies { list-style: none; margin: ${space['2']} 0 0; padding: 0; font-size: ${fontSize.small}; }
.plain { list-style: none; padding: 0; }
.plain li { padding-block: ${space['2']}; }
.tag { display: inline-flex; align-items: center; min-height: 24px; padding-inline: ${space['1']}; }
.beside { display: grid; gap: ${space['4']}; grid-template-columns: minmax(0, 1fr); }
.scenario .beside { display: flex; flex-wrap: wrap; align-items: start; }
.scenario .beside > div:first-child { flex: 1 1 300px; min-width: 0; }
.film { display: flex; flex-wrap: wrap; gap: ${space['4']}; padding-block: ${space['2']}; }
figure { margin: 0; font-size: ${fontSize.caption}; color: var(--muted); max-width: 195px; }
figure img { display: block; border: 1px solid var(--line); border-radius: ${radius.small}; max-width: 100%; height: auto; }
.steps { padding-inline-start: ${space['6']}; }
.steps li { margin-block: ${space['1']}; }
q { quotes: none; font-weight: 600; }
.results { display: flex; flex-wrap: wrap; gap: ${space['1']} ${space['6']}; margin: 0; font-size: ${fontSize.small}; }
.results dt, .results dd { display: inline; margin: 0; }
.results dt::after { content: ': '; }
.good { color: var(--positive); }
.bad { color: var(--danger); font-weight: 700; }
.open { color: var(--muted); }
.decided { color: var(--warning); }
.badges { display: flex; gap: ${space['3']}; margin: 0; font-size: ${fontSize.small}; }
.source { border-inline-start: 3px solid var(--line); padding-inline-start: ${space['3']}; }
.source p { margin: 0; }
blockquote { margin: ${space['2']} 0; }
details { margin-block: ${space['2']}; }
summary { min-height: 24px; cursor: pointer; color: var(--accent); }
pre { overflow-wrap: anywhere; white-space: pre-wrap; margin: ${space['2']} 0; font-size: ${fontSize.caption}; }
del { background: var(--dangerGround); text-decoration: none; }
ins { background: var(--positiveGround); text-decoration: none; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: ${fontSize.small}; overflow-wrap: normal; }
th, td { border: 1px solid var(--line); padding: ${space['1']} ${space['2']}; text-align: start; vertical-align: top; }
.search input { width: 100%; max-width: ${size.listMax}px; min-height: ${size.touch}px; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--lineStrong); border-radius: ${radius.small}; padding-inline: ${space['3']}; }
.search label { font-weight: 600; }
#found p { margin: 0; color: var(--muted); font-size: ${fontSize.small}; }
.drawing { background: var(--surface); border: 1px solid var(--line); border-radius: ${radius.medium}; padding: ${space['4']}; }
.drawing svg { display: block; max-width: none; height: auto; }
.drawing text { fill: var(--text); }
.drawing .edge text { paint-order: stroke; stroke: var(--surface); stroke-width: 4px; }
.drawing [stroke='black'] { stroke: var(--muted); }
.drawing [fill='black'] { fill: var(--muted); }
.drawing .graph > polygon { fill: transparent; }
.drawing .node.scenarios path, .key.scenarios { fill: var(--positiveGround); background: var(--positiveGround); }
.drawing .node.paths path, .key.paths { fill: var(--infoGround); background: var(--infoGround); }
.drawing .node.nothing path, .key.nothing { fill: var(--warningGround); background: var(--warningGround); }
.drawing .final path { stroke-width: 4px; }
.key { padding: 2px ${space['2']}; border-radius: ${radius.small}; }
.legend { font-size: ${fontSize.small}; line-height: 2; }
footer { padding-block: ${space['8']}; color: var(--muted); font-size: ${fontSize.small}; }
@media (min-width: 768px) { .clause .beside { grid-template-columns: 1fr 1fr; } .clause .beside > p { margin-top: 0; } }
@media print {
  .top nav, .top .other, .skip, .search, .contents, .filmed, .code { display: none; }
  details::details-content { content-visibility: visible; }
  body, .cards > li, .scenario, .clause, .drawing { background: none; }
  figure { max-width: 110px; }
  .cards { display: block; }
  .cards > li, .scenario, .clause, figure { break-inside: avoid; }
  .cards > li { margin-block-end: ${space['3']}; }
  a { color: inherit; }
  .scroll { overflow: visible; }
  .drawing svg { max-width: 100%; }
}
`
