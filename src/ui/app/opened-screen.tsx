import type { ComponentType } from 'react'
import { useSpeech } from '#ui/layout/use-speech.ts'
import type { AnyView } from '#ui/view/screen.ts'
import { Place } from '#ui/shell/frame/place.tsx'
import { laterMessages } from '#ui/language/language-context.tsx'
import { type LateScreen, lateScreen } from './late-screen.tsx'
import { LostPage } from '#ui/layout/page/lost-page.tsx'
import type { NotFoundView } from '#ui/view/not-found.ts'
import { useFollowedHeadless } from './headless-context.tsx'
import { SCREEN_TABLE, type ScreenRow } from './screen-table.ts'
import type { ScreenName } from '#ui/base/screens.ts'

type Layout = ComponentType<Readonly<{ view: AnyView }>>

/** What the headless app has open, laid out; under its title while it is fetched. */
const Shown = ({ layout: Layout }: { readonly layout: Layout }) => {
  const headless = useFollowedHeadless()
  const speech = useSpeech()
  const { view: show, broken } = headless.place()
  if (broken) throw broken.by
  const view = show?.(speech)
  if (view === undefined) return <Place view={headless.instead(speech)} />
  return view.kind === 'notFound' ? <LostPage view={view as NotFoundView} /> : <Layout key={view.key} view={view} />
}

/** A screen's layout comes with the words that its view says. */
const opened = ({ load, layout, saysFirstWordsOnly = false }: ScreenRow): LateScreen => {
  const laidOut = async () => {
    const { default: Layout, early } = await layout()
    await early?.().catch(() => {})
    return Layout
  }
  return lateScreen(async () => {
    const words = saysFirstWordsOnly ? undefined : laterMessages()
    const [Layout] = await Promise.all([laidOut(), load(), words])
    return { default: () => <Shown layout={Layout} /> }
  })
}

const byRow = new Map([...new Set(Object.values(SCREEN_TABLE))].map((row) => [row, opened(row)]))

/** The screens that are made of flow, view and layout; names that share a row share the mounted layout. */
export const OPENED: Readonly<Partial<Record<ScreenName, LateScreen>>> = Object.fromEntries(
  Object.entries(SCREEN_TABLE).map(([name, row]) => [name, byRow.get(row)]),
)
