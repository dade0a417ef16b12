import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { icon, words } from '#ui/components/button.css.ts'
import { text } from '#ui/components/rich-text.css.ts'
import { region } from '#ui/components/toast.css.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { paper } from '#ui/theme/looks/paper.ts'
import * as frame from './frame.css.ts'
import * as beside from '#ui/layout/page/list-and-detail.css.ts'
import * as page from '#ui/layout/page/page.css.ts'

// What is read can be printed: all of it, in dark ink, without what only a finger has a use for.
const onPaper = (selector: string, print: NonNullable<GlobalStyleRule['@media']>[string]): void =>
  globalStyle(selector, { '@media': { print } })

onPaper(':root', {
  colorScheme: 'light',
  // Light words on a tinted ground keep that ground.
  printColorAdjust: 'exact',
  vars: Object.fromEntries(Object.entries(paper).map(([name, ink]) => [vars.color[name as keyof typeof paper], ink])),
})

// What scrolls in the window runs on over the pages.
onPaper(
  [frame.frame, frame.bare, frame.content, page.page, page.main, beside.area, beside.detailPane]
    .map((part) => `.${part}`)
    .join(),
  { display: 'block', height: 'auto', overflow: 'visible' },
)

// The bar keeps its name; beside what is open, the list it came from is left out.
onPaper(
  [
    `.${frame.rail}`,
    `.${frame.bottomBar}`,
    `.${page.topBar} :is(a, form)`,
    // Not every button: pictures are some, and rows.
    `button.${icon}`,
    `:is(a, button):has(> .${words})`,
    `.${region}`,
    `.${beside.behind}`,
    `.${beside.listPane}:has(~ .${beside.detailPane})`,
    `.${beside.choosing}`,
  ].join(),
  { display: 'none' },
)

// Nobody can tap on paper: a way out of Piazza that stands among words is written out.
onPaper(`.${text} a[href^="http"]::after`, { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' })
