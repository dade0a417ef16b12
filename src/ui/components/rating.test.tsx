// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { Rating, RatingShown } from './rating.tsx'
import { mounted } from './testing/mounted.tsx'

const stars = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]

const shown = async (value: number, isDisabled = false) => {
  const rate = vi.fn<(value: number) => void>()
  await mounted(
    <Rating
      label="Voto"
      value={value}
      max={5}
      starLabel={(count) => `${count} stelle`}
      words={`${value} su 5`}
      isDisabled={isDisabled}
      rate={rate}
    />,
  )
  return rate
}

test('A rating is one group of five radio buttons, each with its name', async () => {
  await shown(3)
  expect(document.querySelector('[role=radiogroup]')?.getAttribute('aria-label')).toBe('Voto')
  expect(stars().map((star) => star.getAttribute('aria-label'))).toEqual([1, 2, 3, 4, 5].map((one) => `${one} stelle`))
  expect(stars()[0]?.name).not.toBe('')
  expect(new Set(stars().map(({ name }) => name)).size).toBe(1)
  expect(stars().map(({ checked }) => checked)).toEqual([false, false, true, false, false])
})

test('A star that is chosen is told by its number', async () => {
  const rate = await shown(3)
  stars()[4]?.click()
  expect(rate.mock.calls).toEqual([[5]])
})

test('A rating that is disabled cannot be changed', async () => {
  await shown(3, true)
  expect(stars().every(({ disabled }) => disabled)).toBe(true)
})

test('A rating to read is one picture with a name', async () => {
  await mounted(<RatingShown told="Voto: 4 su 5" value={3.6} max={5} />)
  const picture = document.querySelector('[role=img]')
  expect(picture?.getAttribute('aria-label')).toBe('Voto: 4 su 5')
  const looks = [...(picture?.querySelectorAll('svg') ?? [])].map((star) => star.getAttribute('class'))
  expect(looks.filter((look) => look === looks[0])).toHaveLength(4)
})
