import type { FilterTasks } from '../filter-tasks.ts'
import type { LogTasks } from '../log-tasks.ts'
import { mailFrom, type PageTasks } from '../page.ts'
import type { PictureTasks } from '../picture-tasks.ts'
import { pictureFile } from '../pictures.ts'
import type { QuestionTasks } from '../question-tasks.ts'
import type { SearchboxTasks } from '../searchbox-tasks.ts'
import { actionIn, anywhere, formTasks, there } from './form-tasks.ts'
import type { Window } from './window.ts'

/** What is read of a page and done with it, by the parts of its view. */
export const pageTasks = (window: Window) => {
  const { app } = window
  const screen = () => app().screen
  const rows = () => screen().rows()
  const rowOf = (name: string) => there(name, () => rows().find((row) => row.name === name))
  const options = () => screen().options()
  const searched = () => Object.values(screen().fields()).find(({ send }) => send)
  const search = () => there('A field to search', searched)
  const filters = () => there('The filters', () => screen().filters())
  return {
    page: {
      title: async () => screen().title(),
      texts: async () => screen().texts(),
      rows: async () => rows(),
      open: async (name) => (await rowOf(name)).open(),
      remove: async (name) => (await rowOf(name)).remove(),
      pick: async (name) => (await rowOf(name)).pick(),
      total: async () => screen().list()?.length ?? 0,
      goToLast: async () => {
        const list = await there('The list', () => screen().list())
        list.see(list.length - 1, list.length - 1)
      },
      // What a phone loads in sight is read here wherever it is.
      goToEnd: async () => {},
      mailOf: async (link) =>
        mailFrom(await anywhere(window, (one) => one.ways().find(({ label }) => label === link)?.href)),
      last: async () => screen().list()?.last(),
      groups: async () => screen().groups(),
      lateGroups: async () => (await app().parts()).flatMap(({ groups }) => groups()),
      banners: async () => (await app().parts()).flatMap(({ banners }) => banners()),
      follow: async (title) => (await there(title, () => actionIn(window, title)))(),
      at: async () => screen().at(),
      tabs: async () => screen().tabs(),
      lookAt: async (tab) => {
        screen().lookAt(tab)
      },
      names: async () => rows().map(({ name }) => name),
      choices: async (label) => screen().choicesOf(label),
      options: async () => options().map(({ label }) => label),
      takeOption: async (words) =>
        (await there(words, () => options().find(({ label }) => label.includes(words)))).press(),
    } satisfies PageTasks,
    log: {
      entries: async () => rows(),
      days: async () => screen().days(),
      heading: async () =>
        screen()
          .headings()
          .find((one) => !screen().days().includes(one)),
      links: async () => rows().flatMap(({ links }) => links),
    } satisfies LogTasks,
    questions: {
      all: async () => [
        ...Object.keys(screen().ratings()).map((text) => ({ text, kind: 'rating' as const })),
        ...Object.keys(screen().fields()).map((text) => ({ text, kind: 'words' as const })),
      ],
      rate: async (question, stars) =>
        (await there(question, () => anywhere(window, (one) => one.ratings()[question]?.rate)))(stars),
      answer: formTasks(window).fill,
      rating: async (question) => screen().ratings()[question]?.value ?? 0,
      words: async (question) => (screen().fields()[question]?.read() ?? screen().under(question).join(' ')).trim(),
    } satisfies QuestionTasks,
    searchbox: {
      type: async (words) => (await search()).write(words),
      send: async () => (await search()).send?.(),
      typed: async () => searched()?.read() ?? '',
    } satisfies SearchboxTasks,
    filters: {
      toggle: async () => (await filters()).toggle.press(),
      areShown: async () => screen().filters()?.areShown === true,
      tour: async () => screen().filters()?.tour?.title,
      closeTour: async () => (await filters()).tour?.close.press(),
    } satisfies FilterTasks,
    picture: {
      choose: async (kind) => {
        const { content, mimeType } = pictureFile(kind)
        const picture = await there('A picture to choose', () => screen().picture())
        picture.open(new Blob([content], { type: mimeType }))
      },
      likeness: async () => screen().likeness(),
      likenessAbove: async () => app().frame.top.likeness(),
    } satisfies PictureTasks,
  }
}
