import type { MessageId } from '#ui/view/speech.ts'
import type { ConversationTasks } from '../conversation-tasks.ts'
import type { HomeTasks, SurveyTasks } from '../driver.ts'
import type { FilterTasks } from '../filter-tasks.ts'
import type { PageTasks } from '../page.ts'
import { pictureFile } from '../pictures.ts'
import type { ProfileTasks } from '../profile-tasks.ts'
import type { SearchTasks } from '../search-tasks.ts'
import type { TopicTasks } from '../topic-tasks.ts'
import { formTasks, there } from './form-tasks.ts'
import type { Window } from './window.ts'

/** What is read of a page and done with it, by the parts of its view. */
export const pageTasks = (window: Window) => {
  const screen = () => window.app().screen
  const forms = formTasks(window)
  const rowOf = (name: string) =>
    there(name, () =>
      screen()
        .rows()
        .find((row) => row.name === name),
    )
  const headings = () =>
    screen()
      .headings()
      .filter((one) => !screen().days().includes(one))
  const searched = () => Object.values(screen().fields()).find(({ send }) => send)
  const search = () => there('A field to search', searched)
  const filters = () => there('The filters', () => screen().filters())
  return {
    page: {
      title: async () => screen().title(),
      texts: async () => screen().texts(),
      rows: async () => screen().rows(),
      open: async (name) => (await rowOf(name)).open(),
      remove: async (name) => (await rowOf(name)).remove(),
      pick: async (name) => (await rowOf(name)).pick(),
      total: async () => screen().list()?.length ?? 0,
      goToLast: async () => {
        const list = await there('The list', () => screen().list())
        list.see(list.length - 1)
      },
      last: async () => screen().list()?.last(),
      groups: async () => screen().groups(),
      tabs: async () => screen().tabs(),
      lookAt: async (tab) => {
        Object.entries(screen().actions()).find(([label]) => label.startsWith(tab))?.[1]()
      },
      names: async () =>
        screen()
          .rows()
          .map(({ name }) => name),
      choices: async (label) => screen().choicesOf(label),
      options: async () =>
        screen()
          .options()
          .map(({ label }) => label),
      takeOption: async (words) => {
        const option = await there(words, () =>
          screen()
            .options()
            .find(({ label }) => label.includes(words)),
        )
        option.press()
      },
    } satisfies PageTasks,
    home: {
      homeKinds: async () => screen().groups(),
      homePanels: async () => (await window.app().parts('late')).flatMap((part) => part.screen.groups()),
      takeHomeEntry: forms.tap,
    } satisfies HomeTasks,
    conversation: {
      messages: async () =>
        screen()
          .rows()
          .map(({ name, others: [text = '', ...foot] }) => {
            const stands = (as: MessageId) => foot.includes(window.speech().say(as))
            const standing = stands('chat.unsent') ? 'unsent' : stands('chat.sending') ? 'sending' : 'said'
            return { who: name, text, standing } as const
          }),
      days: async () => screen().days(),
      heading: async () => headings()[0],
      visit: async () => forms.tap(await there('The heading', () => headings()[0])),
      links: async () =>
        screen()
          .rows()
          .flatMap(({ links }) => links),
    } satisfies ConversationTasks,
    surveys: {
      questions: async () => [
        ...Object.keys(screen().ratings()).map((text) => ({ text, kind: 'rating' as const })),
        ...Object.keys(screen().fields()).map((text) => ({ text, kind: 'words' as const })),
      ],
      rate: async (question, stars) => (await there(question, () => screen().ratings()[question]?.rate))(stars),
      answer: forms.fill,
      rating: async (question) => screen().ratings()[question]?.value ?? 0,
      words: async (question) => (screen().fields()[question]?.read() ?? screen().under(question).join(' ')).trim(),
    } satisfies SurveyTasks,
    search: {
      type: async (words) => (await search()).write(words),
      send: async () => (await search()).send?.(),
      typed: async () => searched()?.read() ?? '',
    } satisfies SearchTasks,
    filters: {
      toggle: async () => (await filters()).toggle.press(),
      areShown: async () => screen().filters()?.areShown === true,
      tour: async () => screen().filters()?.tour?.title,
      closeTour: async () => (await filters()).tour?.close.press(),
    } satisfies FilterTasks,
    profile: {
      choosePicture: async (kind) => {
        const { content, mimeType } = pictureFile(kind)
        const picture = await there('A picture to choose', () => screen().picture())
        picture.open(new Blob([content], { type: mimeType }))
      },
      likeness: async () => screen().likeness(),
      likenessAbove: async () => window.app().frame.top.likeness(),
    } satisfies ProfileTasks,
    topics: { at: async () => screen().at() } satisfies TopicTasks,
  }
}
