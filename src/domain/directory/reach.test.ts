import { describe, expect, test } from 'vitest'
import type { Contact, ContactId } from './contact.ts'
import type { MunicipalityId } from './municipality.ts'
import { addressLine, reachOf, siteName } from './reach.ts'

const contact: Contact = {
  id: 1 as ContactId,
  name: 'Biblioteca civica',
  address: 'Via Sacco 9',
  postalCode: '21100',
  municipality: { id: 1 as MunicipalityId, name: 'Varese' },
  category: undefined,
  position: undefined,
  icon: undefined,
  phone: undefined,
  email: undefined,
  website: undefined,
  cover: undefined,
  hours: undefined,
}
const reached = (part: Partial<Contact>) => reachOf({ ...contact, ...part }, 'https://api.luino.example')

describe('The links of a contact (DIR-09)', () => {
  test.each([
    ['0332 555 1037', 'tel:03325551037'],
    ['+39 0332-555.10', 'tel:+39033255510'],
    ['Tel. 0332 281450', 'tel:0332281450'],
    ['112', 'tel:112'],
    ['0332 281450 int. 3', 'tel:0332281450'],
    ['0332 281450 / 0332 281451', 'tel:0332281450'],
    ['chiedere in ufficio', undefined],
    ['1', undefined],
    ['12+34', undefined],
    ['033+', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('by telephone (%s)', (phone, link) => expect(reached({ phone }).phone).toBe(link))

  test.each([
    ['info@biblioteca.example.it', 'mailto:info@biblioteca.example.it'],
    [' info@biblioteca.example.it ', 'mailto:info@biblioteca.example.it'],
    ['a@b.it?bcc=c@d.it', undefined],
    ['a@b.it?subject=ciao', undefined],
    ['a@b.it, c@d.it', 'mailto:a@b.it'],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('by e-mail, and nothing else goes with it (%s)', (email, link) => expect(reached({ email }).email).toBe(link))

  test.each([
    ['https://www.comune.varese.it', 'https://www.comune.varese.it/'],
    ['http://vecchio.example.it/x', 'http://vecchio.example.it/x'],
    ['www.comune.varese.it', 'https://www.comune.varese.it/'],
    [' http://comune.varese.it', 'http://comune.varese.it/'],
    ['comune.varese.it/a?da=x:y', 'https://comune.varese.it/a?da=x:y'],
    ['/biblioteca', 'https://api.luino.example/biblioteca'],
    ['//biblioteca.example.it/x', 'https://biblioteca.example.it/x'],
    ['a1.it:80', undefined],
    ['mailto:http://a.it', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['mailto:a@b.it', undefined],
    ['non ancora', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('on the web (%s)', (website, link) => expect(reached({ website }).website).toBe(link))

  test('include directions to its coordinates, or to its address', () => {
    expect(reached({ position: { latitude: 45.82, longitude: 8.83 } }).directions).toContain('45.82%2C8.83')
    expect(reached({}).directions).toContain('Via%20Sacco%209%2C%2021100%20Varese')
    expect(reached({ address: undefined, postalCode: undefined, municipality: undefined }).directions).toBeUndefined()
  })
})

test('A postal address is one line of the known parts', () => {
  expect(addressLine(contact)).toBe('Via Sacco 9, 21100 Varese')
  expect(addressLine({ ...contact, address: undefined, postalCode: undefined })).toBe('Varese')
  expect(addressLine({ ...contact, postalCode: '' })).toBe('Via Sacco 9, Varese')
  expect(addressLine({ address: '', postalCode: undefined, municipality: undefined })).toBeUndefined()
})

test('A site is shown without scheme and final slash', () => {
  expect(['https://www.comune.varese.it/', 'http://a.it/b/', 'a.it/?di=http://b.it'].map(siteName)).toEqual([
    'comune.varese.it',
    'a.it/b',
    'a.it/?di=http://b.it',
  ])
})
