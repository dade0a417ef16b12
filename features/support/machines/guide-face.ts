import { foundIn, questionCount } from '#domain/guide/guide.ts'
import { SCREENS } from '#ui/app/screens.ts'
import { type Guide, GUIDES } from '#ui/documents/guide.ts'
import { languageSpoken, phrase } from './phrases.ts'
import type { Closing, Given, Stage } from './screens.ts'

/** The guide without a screen: its questions, and the answers of what is looked for (HOME-03). */
export const openGuide = (stage: Stage, { go }: Given): Closing => {
  let guide: Guide = []
  let sought = ''
  void GUIDES[languageSpoken()]().then((read) => (guide = read))
  const found = () => foundIn(guide, sought)
  const entries = () => found().flatMap(({ questions }) => questions)
  stage.screen = {
    texts: () => {
      if (guide.length === 0) return []
      const count = questionCount(found())
      return [
        sought === '' ? phrase('assistance.lead') : phrase('assistance.answers', { count, text: sought }),
        ...(count === 0 ? [phrase('assistance.none', { text: sought }), phrase('assistance.noneText')] : []),
        ...found().map(({ title }) => title),
        ...entries().map(({ question }) => question),
        ...(sought === '' ? [] : entries().flatMap(({ answer }) => answer)),
      ]
    },
    actions: () => ({
      [phrase('assistance.write')]: () => {},
      ...Object.fromEntries(
        entries().flatMap(({ leadsTo }) =>
          sought === '' || leadsTo === undefined
            ? []
            : [
                [
                  phrase('assistance.way', { screen: phrase(SCREENS[leadsTo].title) }),
                  () => go(SCREENS[leadsTo].path),
                ] as const,
              ],
        ),
      ),
    }),
  }
  stage.search = {
    type: async (words) => {
      sought = words.trim()
    },
    typed: async () => sought,
    send: async () => {},
    found: async () =>
      found().map(({ title, questions }) => ({ heading: title, titles: questions.map(({ question }) => question) })),
    take: async () => {},
    provinces: async () => [],
    lookIn: async () => {},
  }
  return () => {}
}
