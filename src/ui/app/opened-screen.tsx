import type { ComponentType } from 'react'
import { useSpeech } from '#ui/layout/use-speech.ts'
import type { AnyView } from '#ui/view/screen.ts'
import { Place } from '#ui/shell/frame/place.tsx'
import { laterMessages } from '#ui/language/language-context.tsx'
import { splitLanguage } from '#ui/language/languages.ts'
import { LostPage } from '#ui/layout/page/lost-page.tsx'
import type { NotFoundView } from '#ui/view/not-found.ts'
import { useFollowedHeadless } from './headless-context.tsx'
import { SCREEN_TABLE, type ScreenRow } from './screen-table.ts'
import { type Late, lazy } from '#ui/components/lazy.tsx'
import { screenAt, type ScreenName } from '#ui/base/screens.ts'

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
const opened = ({ load, layout, saysFirstWordsOnly = false }: ScreenRow): Late<object> =>
  lazy(async () => {
    const words = saysFirstWordsOnly ? undefined : laterMessages()
    const [{ default: Layout }] = await Promise.all([layout(), load(), words])
    return { default: () => <Shown layout={Layout} /> }
  })

const byRow = new Map([...new Set(Object.values(SCREEN_TABLE))].map((row) => [row, opened(row)]))

/** The screens that are made of flow, view and layout; names that share a row share the mounted layout. */
export const OPENED: Readonly<Partial<Record<ScreenName, Late<object>>>> = Object.fromEntries(
  Object.entries(SCREEN_TABLE).map(([name, row]) => [name, byRow.get(row)]),
)

/** Fetches the screen of an address with what it shows at once. What does not come is missed when it is drawn. */
export const fetchScreen = async (address: string): Promise<void> => {
  const name = screenAt(splitLanguage(address).path)
  if (name === undefined) return
  const whole = async () => (await SCREEN_TABLE[name].layout()).early?.[name]?.()
  await Promise.allSettled([OPENED[name]?.fetch(), whole()])
}
