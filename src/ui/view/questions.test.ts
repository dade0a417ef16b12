import { expect, test } from 'vitest'
import { deletionQuestion } from './questions.ts'
import { italianIn } from './testing/italian.ts'

test.each([true, false])('while the removal runs (%j) nobody is offered to call it back (SHELL-20)', (isBusy) => {
  const asked = deletionQuestion(
    { title: 'Eliminare la chat?', text: '' },
    { isBusy, confirm: () => {}, cancel: () => {} },
    italianIn('Piazza'),
  )
  expect([asked.confirm.isBusy, asked.cancel.isDisabled]).toEqual([isBusy, isBusy])
})
