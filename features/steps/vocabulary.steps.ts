import { defineParameterType, setWorldConstructor } from '@cucumber/cucumber'
import { type Aim, AIMS } from '#features/support/aims.ts'
import { MATTERS, type Matter, type Trouble, TROUBLES } from '#features/support/assembly.ts'
import { NAMES } from '#features/support/people.ts'
import { LANGUAGES, type Language, type Place, PLACES } from '#features/support/places.ts'
import { Piazza } from '#features/support/world.ts'

setWorldConstructor(Piazza)

/** Longer ones first, so that a prefix does not match instead. */
const oneOf = (words: readonly string[]): RegExp =>
  new RegExp(
    [...words]
      .sort((a, b) => b.length - a.length)
      .map((word) => word.replaceAll('.', '\\.'))
      .join('|'),
  )

const OWNERS = ['the', 'his', 'her', 'their']
const OWN = /^(?:his|her|their) /

defineParameterType({
  name: 'person',
  regexp: oneOf([...NAMES, 'he', 'she', 'they']),
  transformer: (name: string) => name,
})
defineParameterType({
  name: 'place',
  regexp: oneOf(Object.keys(PLACES).flatMap((place) => OWNERS.map((own) => place.replace(/^the /, `${own} `)))),
  transformer: (place: string) => place.replace(OWN, 'the ') as Place,
})
defineParameterType({
  name: 'language',
  regexp: oneOf(Object.keys(LANGUAGES)),
  transformer: (language: string) => language as Language,
})
defineParameterType({ name: 'trouble', regexp: oneOf(TROUBLES), transformer: (trouble: string) => trouble as Trouble })
defineParameterType({
  name: 'matter',
  regexp: oneOf(Object.keys(MATTERS)),
  transformer: (matter: string) => matter as Matter,
})
defineParameterType({ name: 'aim', regexp: oneOf(Object.keys(AIMS)), transformer: (aim: string) => aim as Aim })
