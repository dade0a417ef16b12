import { describe, expect, test } from 'vitest'
import { brokenLaws, circlesIn, doublesIn } from './layers.ts'

const broken = (file: string, source: string): readonly string[] => brokenLaws({ [file]: source })

describe('An import breaks a law', () => {
  test.each([
    ['src/domain/chat/chat.ts', "import { createActor } from 'xstate'", 'xstate'],
    [
      'src/domain/chat/chat.ts',
      "import { open } from '../../application/talk/chat/open.ts'",
      'src/application/talk/chat/open.ts',
    ],
    ['src/domain/chat/chat.test.ts', "import { Page } from '#ui/layout/page/page.tsx'", 'src/ui/layout/page/page.tsx'],
    ['src/application/talk/chat/chat.ts', "import { useState } from 'react'", 'react'],
    [
      'src/application/kit/scope.ts',
      "import type { Piazza } from '#application/app/piazza.ts'",
      'src/application/app/piazza.ts',
    ],
    [
      'src/application/talk/chat/chat.ts',
      "export * from '#adapters/http/HttpChats.ts'",
      'src/adapters/http/HttpChats.ts',
    ],
    [
      'src/adapters/http/HttpChats.ts',
      "import type { Page } from '#ui/layout/page/page.tsx'",
      'src/ui/layout/page/page.tsx',
    ],
    ['src/ui/layout/page/page.tsx', "import {\n  decode,\n} from 'io-ts'", 'io-ts'],
    ['src/ui/layout/page/page.tsx', "const late = () => import('#adapters/map/map.ts')", 'src/adapters/map/map.ts'],
    [
      'mocks/rules/chats.ts',
      "import { open } from '#application/talk/chat/open.ts'",
      'src/application/talk/chat/open.ts',
    ],
    ['mocks/rules/chats.ts', "import '#adapters/browser/clock.ts'", 'src/adapters/browser/clock.ts'],
    ['src/ui/screens/home/home-view.ts', "import { useState } from 'react'", 'react'],
    ['src/ui/view/parts.ts', "import { Card } from '#ui/components/card.tsx'", 'src/ui/components/card.tsx'],
    ['src/ui/components/card.tsx', "import { Page } from '#ui/layout/page/page.tsx'", 'src/ui/layout/page/page.tsx'],
    [
      'src/ui/layout/page/page.tsx',
      "import('#ui/screens/home/home-layout.tsx')",
      'src/ui/screens/home/home-layout.tsx',
    ],
    ['src/ui/app/app.tsx', "import { home } from '#ui/screens/home/home-view.ts'", 'src/ui/screens/home/home-view.ts'],
    ['src/ui/screens/home/home-layout.tsx', "import { Row } from '../chat/row.tsx'", 'src/ui/screens/chat/row.tsx'],
    ['src/ui/screens/home/home-layout.tsx', "import { useSelector } from '@xstate/react'", '@xstate/react'],
    ['src/ui/parts/chat/log.tsx', "import { row } from '#ui/screens/home/row.ts'", 'src/ui/screens/home/row.ts'],
    ['src/ui/language/titles.ts', "import { SCREENS } from '#ui/base/screens.ts'", 'src/ui/base/screens.ts'],
    ['src/ui/view/page.ts', "import type { Given } from '#ui/layout/given.ts'", 'src/ui/layout/given.ts'],
    ['src/ui/layout/page/page.tsx', "import { TopBar } from '#ui/shell/frame/bar.tsx'", 'src/ui/shell/frame/bar.tsx'],
    [
      'src/ui/screens/home/row.tsx',
      "const late = () => import('#ui/shell/news/toasts.tsx')",
      'src/ui/shell/news/toasts.tsx',
    ],
    ['src/ui/parts/chat/log.tsx', "import { legal } from '#ui/documents/legal.ts'", 'src/ui/documents/legal.ts'],
    ['src/ui/shell/frame/shell.tsx', "import type { Headless } from '#ui/app/headless.ts'", 'src/ui/app/headless.ts'],
    ['src/ui/shell/frame/frame-view.ts', "import { memo } from 'react'", 'react'],
    ['src/ui/cellar/box.ts', "import { isOpen } from '#domain/events/event.ts'", 'src/domain/events/event.ts'],
    ['features/support/page.ts', "import { row } from '#ui/screens/home/row.ts'", 'src/ui/screens/home/row.ts'],
  ])('%s: %s', (file, source, target) =>
    expect(broken(file, `\n${source}\n`)).toEqual([expect.stringContaining(`${file} > ${target}: `)]),
  )

  test.each([
    ['src/domain/time/days.ts', "import { parseDate } from '@internationalized/date'"],
    ['src/domain/time/days.test.ts', "import { test } from 'vitest'"],
    ['src/adapters/http/HttpChats.test.ts', "import { createApp } from '#mocks/app.ts'"],
    ['src/ui/app/screen-table.ts', "import('#ui/screens/home/home-layout.tsx')"],
    ['src/ui/language/titles.test.ts', "import { wordsOf } from '#ui/shell/news/announcements.ts'"],
    ['src/ui/screens/home/home-layout.tsx', "import { Row } from './row.tsx'"],
    ['src/domain/chat/chat.ts', "/** It may tell of what it is from 'react'. */"],
  ])('and here none does. %s: %s', (file, source) => expect(broken(file, source)).toEqual([]))
})

describe('Imports that lead in a circle', () => {
  const [piazza, scope, news] = [
    'src/application/app/piazza.ts',
    'src/application/kit/scope.ts',
    'src/application/news.ts',
  ]
  const leading = (last: string) => ({
    [piazza]: "import { openScope } from '../kit/scope.ts'",
    [scope]: "import {\n  type News,\n} from '#application/news.ts'",
    [news]: last,
  })

  test('are told with the whole way, where they are of types as well', () =>
    expect(circlesIn(leading("import type { Piazza } from './app/piazza.ts'"))).toEqual([
      `${piazza} > ${scope} > ${news} > ${piazza}`,
    ]))
  test('may be closed by what is fetched later, and by what only repeats a way', () => {
    expect(circlesIn(leading("const late = () =>\n  import('./app/piazza.ts')"))).toEqual([])
    expect(circlesIn({ ...leading(''), [piazza]: `import '../kit/scope.ts'\nimport '../news.ts'` })).toEqual([])
  })
})

test('Types that two files export under one name are told', () => {
  const one = {
    'src/a.ts': 'export type Row = string\ntype Own = 1',
    'src/b.ts': 'export interface Row {}\ntype Own = 2',
  }
  expect(doublesIn(one)).toEqual(['Row: src/a.ts, src/b.ts'])
  expect(doublesIn({ ...one, 'src/b.ts': "import type { Row } from './a.ts'\nexport type Rows = Row" })).toEqual([])
})
