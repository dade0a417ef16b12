import { describe, expect, test } from 'vitest'
import { namedSides } from './sides.ts'

const FILE = 'src/ui/components/card.css.ts'
const sidesIn = (rule: string) => namedSides({ [FILE]: `export const card = style({ ${rule} })` }, [])

describe('A style sheet names a side', () => {
  test.each([
    "paddingLeft: '1px'",
    "marginRight: 'auto'",
    'borderRight: hairline',
    "borderLeftColor: 'red'",
    "borderTopLeftRadius: '4px'",
    "scrollMarginLeft: '4px'",
    "left: '50%'",
    "textAlign: 'right'",
    "justifyContent: 'left'",
    "transformOrigin: 'top left'",
    "maskImage: 'linear-gradient(to left, transparent, #000 1.5rem)'",
    "transform: 'translateX(4px)'",
    "paddingInlineStart: 'env(safe-area-inset-left, 0px)'",
    "padding: '1px 2px 1px 3px'",
    'padding: `${vars.space[2]} ${vars.space[3]} 0 ${vars.space[4]}`',
    "inset: '0 auto 0 0'",
    "borderWidth: '0 0 0 1px'",
    'borderRadius: `0 ${vars.radius.large} ${vars.radius.large} 0`',
    "borderRadius: '4px 8px'",
    "translate: '-100% 0'",
    'translate: `calc(1.2rem + ${vars.space[1]}) 0`',
  ])('%s', (rule) => expect(sidesIn(rule)).toEqual([expect.stringMatching(`^${FILE}: .* names a side`)]))

  test.each([
    "paddingInlineStart: '1px'",
    "textAlign: 'start'",
    "justifyContent: 'flex-end'",
    "padding: '1px 2px 3px'",
    "padding: '1px 2px 3px 2px'",
    'margin: `${vars.space[2]} auto calc(-1 * ${vars.space[3]})`',
    "borderRadius: '4px 4px 0 0'",
    "borderRadius: '27%'",
    "translate: '0 100%'",
    'translate: `calc(${vars.forward} * 100%) 0`',
    'color: tone.left',
    "justifySelf: 'end' // on the right: at the end",
    "justifySelf: 'end' /* left: nothing */",
  ])('not with %s', (rule) => expect(sidesIn(rule)).toEqual([]))
})

describe('An exception', () => {
  const exception = { file: FILE, text: 'left:', reason: 'The same in every language.' }

  test('allows what it names in its file', () => {
    expect(namedSides({ [FILE]: "left: '1px'" }, [exception])).toEqual([])
    expect(namedSides({ [FILE]: "right: '1px'\nleft: '1px'" }, [exception])).toHaveLength(1)
  })

  test('is reported when nothing needs it', () => {
    expect(namedSides({ [FILE]: "color: 'red'" }, [exception])).toEqual([
      `${FILE}: nothing needs the exception for left:`,
    ])
  })
})
