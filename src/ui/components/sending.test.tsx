// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { CheckboxGroup } from './checkbox-group.tsx'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { Select } from './select.tsx'
import { Checkbox, Switch } from './switch.tsx'
import { mounted } from './testing/mounted.tsx'

/** A form with a field of each kind, and what reaches its owner. */
const form = async (isSending: boolean) => {
  const heard: string[] = []
  const hear = (what: string) => () => void heard.push(what)
  const choices = [{ key: 1, label: 'c', isOn: false, flip: hear('group') }]
  const { find } = await mounted(
    <Form onSubmit={() => {}} attempts={0} isSending={isSending}>
      <Field label="a" name="line" value="Via Sacco" kind="address" change={hear('line')} />
      <Field label="b" name="text" value="" kind="text" change={hear('text')} />
      <CheckboxGroup label="c" name="group" choices={choices} />
      <Checkbox label="d" name="checkbox" isOn={false} flip={hear('checkbox')} />
      <Switch label="e" name="switch" isOn={false} flip={hear('switch')} />
      <Select label="f" name="select" value="1" options={[{ value: '1', label: '1' }]} choose={hear('select')} />
      <Combobox
        label="g"
        name="combobox"
        value=""
        status=""
        options={[{ label: 'Varese', press: hear('option') }]}
        change={hear('combobox')}
      />
    </Form>,
  )
  const field = (name: string) => find(`[name=${name}]`) as HTMLInputElement
  return { heard, find, field }
}

const TYPED = ['line', 'text', 'combobox'] as const
const TICKED = ['group', 'checkbox', 'switch'] as const

test('the fields of a form that is being sent take nothing, and those of another take all (ERR-13)', async () => {
  for (const isSending of [true, false]) {
    const { heard, find, field } = await form(isSending)
    expect(TYPED.map((name) => field(name).readOnly)).toEqual(TYPED.map(() => isSending))
    expect(field('select').disabled).toBe(isSending)
    for (const name of TICKED) field(name).click()
    await act(async () => field('combobox').focus())
    const options = find('[role=listbox]') as HTMLElement
    expect(options.hidden).toBe(isSending)
    expect(heard).toEqual(isSending ? [] : TICKED)
    expect(TICKED.map((name) => field(name).getAttribute('aria-disabled'))).toEqual(
      TICKED.map(() => (isSending ? 'true' : null)),
    )
  }
})

test('a field that takes nothing for now has the focus still (ERR-13)', async () => {
  const { field } = await form(true)
  for (const name of [...TYPED, ...TICKED]) {
    await act(async () => field(name).focus())
    expect(document.activeElement).toBe(field(name))
  }
})
