import { expect, test } from 'vitest'
import { deletionQuestion } from './questions.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

test.each([true, false])('while the removal runs (%j) nobody is offered to call it back (SHELL-20)', (isBusy) => {
  const asked = deletionQuestion(
    { title: 'Eliminare la chat?', text: '' },
    { isBusy, confirm: () => {}, cancel: () => {} },
    speechIn('it'),
  )
  expect([asked.confirm.isBusy, asked.cancel.isDisabled]).toEqual([isBusy, isBusy])
})
