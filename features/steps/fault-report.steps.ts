import { Given, When } from '@cucumber/cucumber'
import type { Place } from '#features/catalogue/pages.ts'
import { addressOf } from '#features/support/places.ts'
import type { Piazza } from '#features/support/world.ts'

const QUESTION = 'Quanto sono chiare le informazioni su questa pagina?'

Given(
  '{person} has come to the report of a fault, and has written about a hole in the road',
  async function (this: Piazza, person: string) {
    const { shell, forms } = await this.of(person)
    await shell.arrive(addressOf('the report of a fault'))
    await forms.fill('Tipo di disservizio', 'Strade e marciapiedi')
    await forms.fill('Titolo', 'Buca')
    await forms.fill('Che cosa succede', 'Larga e profonda')
  },
)

When('{person} rate/rates the page with {int} stars', async function (this: Piazza, person: string, stars: number) {
  await (await this.of(person)).questions.rate(QUESTION, stars)
})

Given(
  '{person} has come to {place}, and rates it with {int} stars',
  async function (this: Piazza, person: string, place: Place, stars: number) {
    const { shell, page, questions } = await this.of(person)
    await shell.arrive(addressOf(place))
    await page.goToEnd()
    await questions.rate(QUESTION, stars)
  },
)
