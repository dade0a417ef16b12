import { expect, test } from 'vitest'
import { mapped, text } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { file, multipart } from '../codecs/wire-requests.ts'
import { isFile, isMultipart } from './shapes.ts'

const same = <A>(value: A): A => value

test('A file or a form is recognised also behind a mapping', () => {
  const form = multipart(record('form', { name: ['name', text] }))
  expect([isFile(mapped(file, same, same)), isMultipart(mapped(form, same, same)), isFile(text)]).toEqual([
    true,
    true,
    false,
  ])
})
