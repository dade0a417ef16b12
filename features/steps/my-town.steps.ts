import { Given, Then, When } from '@cucumber/cucumber'
import { eventually } from '#features/support/eventually.ts'
import type { Piazza } from '#features/support/world.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { italianTo } from '#features/support/italian-to.ts'

/** Chooses a municipality in the settings, and waits until Home speaks of it. */
Given(
  '{person} has chosen {string} as his/her municipality',
  async function (this: Piazza, person: string, town: string) {
    const { shell, forms, page } = await this.of(person)
    await shell.arrive(SCREENS.settings.path)
    await forms.tap('Scegli il tuo comune')
    await forms.flip(town)
    await eventually('The settings should say it', shell.texts, (texts) => texts.includes(`Il mio comune: ${town}`))
    await shell.arrive(SCREENS.home.path)
    await eventually(`Home should speak of ${town}`, page.lateGroups, (panels) =>
      panels.some(({ heading }) => heading === `Oggi ${italianTo(town)}`),
    )
  },
)

When(
  '{person} take/takes {string} on Home, which has heard of it',
  async function (this: Piazza, person: string, entry: string) {
    const { shell, page } = await this.of(person)
    await eventually('Nothing should be under way', shell.isWaiting, (isWaiting) => !isWaiting)
    await page.follow(entry)
  },
)

Then('the first found under {string} is of {string}', async function (this: Piazza, kind: string, town: string) {
  const { page, shell } = await this.theirs
  await eventually(
    `The first under "${kind}" should be of "${town}"`,
    async () => {
      const title = (await page.groups()).find(({ heading }) => heading === kind)?.titles[0]
      const texts = await shell.texts()
      return title === undefined ? undefined : texts[texts.indexOf(title) + 1]
    },
    (details) => details?.includes(town) === true,
  )
})
