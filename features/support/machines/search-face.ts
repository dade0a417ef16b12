import { createActor } from 'xstate'
import { search } from '#application/search/search.implementations.ts'
import * as seen from '#application/search/search.selectors.ts'
import { present } from '#application/kit/present.ts'
import { searchPath } from '#ui/app/screens.ts'
import { foundPath, kindTexts } from '#ui/screens/search/found-texts.ts'
import { searchHref, searchWishFrom } from '#ui/screens/search/search-url.ts'
import type { SearchTasks } from '../search-tasks.ts'
import { failedLines, lines } from './form-face.ts'
import { named, phrase, titled } from './phrases.ts'
import type { ScreenFace } from './screen-face.ts'
import type { Closing, Given, Stage } from './screens.ts'
import type { Window } from './window.ts'

const wishAt = (path: string) => searchWishFrom(path.split('?')[1] ?? '')

/** The search without a screen. */
export const openSearch = (stage: Stage, { ports, go }: Given, path: string): Closing => {
  const actor = createActor(search(ports), { input: { wish: wishAt(path) } })
  actor.on('search.asked', ({ wish }) => go(searchHref(wish), true))
  const now = () => actor.getSnapshot()
  const results = () => seen.resultsActor(now())
  const provinces = () => seen.provincesActor(now())
  const view = () => seen.searchView(now(), results()?.getSnapshot(), provinces()?.getSnapshot())
  const offered = () => seen.offeredProvinces(provinces()?.getSnapshot())
  const haveProvincesFailed = () => seen.haveProvincesFailed(provinces()?.getSnapshot())

  const texts = (): readonly string[] => {
    const { face, count, groups, failure, province } = view()
    const { text } = seen.searchWish(now())
    const short = seen.isTooShort(now()) ? [phrase('search.tooShort')] : []
    switch (face) {
      case 'idle':
        return [
          ...short,
          ...(seen.recentSearches(now()).length > 0
            ? [phrase('search.recent'), ...seen.recentSearches(now())]
            : lines({ id: 'search.begin' }, { id: 'search.beginText' })),
        ]
      case 'loading':
        return short
      case 'failed':
        return failedLines(failure)
      case 'empty':
        return [
          phrase('search.count', { count, text }),
          phrase('search.none', { text }),
          phrase('search.noneText'),
          ...(province === undefined ? [] : [phrase('search.widen')]),
        ]
      case 'full':
      case 'refining':
        return [
          ...(face === 'full' ? [phrase('search.count', { count, text })] : short),
          ...groups.flatMap((group) => group.results.flatMap(({ title, subtitle = '' }) => [titled(title), subtitle])),
        ]
      default:
        return face satisfies never
    }
  }
  const faceOf: ScreenFace = {
    texts,
    arrive: (to) => actor.send({ type: 'wish.changed', wish: wishAt(to) }),
    actions: () => ({
      ...(view().face === 'idle'
        ? Object.fromEntries(
            seen.recentSearches(now()).map((text) => [text, () => actor.send({ type: 'recent.chosen', text })]),
          )
        : {}),
      ...(view().face === 'idle' && seen.recentSearches(now()).length > 0
        ? { [phrase('search.forget')]: () => actor.send({ type: 'recent.forgotten' }) }
        : {}),
      ...(view().face === 'empty' && view().province !== undefined
        ? { [phrase('search.widen')]: () => actor.send({ type: 'province.chosen', province: undefined }) }
        : {}),
      ...(haveProvincesFailed() && view().face !== 'failed'
        ? { [phrase('search.provincesFailed')]: () => provinces()?.send({ type: 'retry.requested' }) }
        : {}),
    }),
    retriable: () => [
      {
        hasFailed: view().face === 'failed',
        retry: () => (view().failed === 'provinces' ? provinces() : results())?.send({ type: 'retry.requested' }),
      },
    ],
  }
  const groups = () => (['full', 'refining'].includes(view().face) ? view().groups : [])
  const tasks: SearchTasks = {
    type: async (words) => actor.send({ type: 'text.typed', text: words }),
    send: async () => actor.send({ type: 'search.submitted' }),
    typed: async () => seen.typedText(now()),
    found: async () =>
      groups().map(({ kind, results: found }) => ({
        heading: phrase(kindTexts[kind]),
        titles: found.map(({ title }) => titled(title)),
      })),
    take: async (title) => {
      const found = groups().flatMap((group) => group.results.filter((one) => titled(one.title) === title))[0]
      actor.send({ type: 'result.taken' })
      go(foundPath(present(found)))
    },
    provinces: async () => [
      ...(offered().length > 0 ? [phrase('search.everywhere')] : []),
      ...offered().map(({ name }) => named(name)),
    ],
    lookIn: async (name) =>
      actor.send({ type: 'province.chosen', province: offered().find((one) => named(one.name) === name)?.id }),
  }
  Object.assign(stage, { screen: faceOf, search: tasks })
  actor.start()
  return () => actor.stop()
}

/** Home has the field as well: what is written there is looked for here. */
const onHome = (window: Window): SearchTasks | undefined => {
  const { stage, go } = window.app()
  if (!stage().home) return undefined
  return {
    type: async (words) => {
      stage().sought = words
    },
    send: async () => go(searchPath(stage().sought ?? '')),
    typed: async () => stage().sought ?? '',
    found: async () => [],
    take: async (title) => {
      throw new Error(`Home finds nothing by itself, and no "${title}"`)
    },
    provinces: async () => [],
    lookIn: async () => {},
  }
}

export const searchTasks = (window: Window): SearchTasks => {
  const there = (): SearchTasks => present(window.app().stage().search ?? onHome(window))
  return {
    type: async (words) => there().type(words),
    send: async () => there().send(),
    typed: async () => there().typed(),
    found: async () => there().found(),
    take: async (title) => there().take(title),
    provinces: async () => there().provinces(),
    lookIn: async (province) => there().lookIn(province),
  }
}
