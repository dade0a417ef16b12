// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { Checkbox, Switch } from './switch.tsx'
import { mounted } from './testing/mounted.tsx'

test.each([
  ['switch', Switch, 'switch'],
  ['box', Checkbox, null],
])('A %s says what it is, and whether it is on', async (_, OnOff, role) => {
  const flip = vi.fn<() => void>()
  const { find } = await mounted(<OnOff label="Attivo" hint="Può accedere" isOn flip={flip} />)
  const input = find('input') as HTMLInputElement
  expect([input.type, input.getAttribute('role'), input.checked]).toEqual(['checkbox', role, true])
  input.click()
  expect(flip).toHaveBeenCalledOnce()
})
