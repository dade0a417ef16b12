import { defineParameterType, setWorldConstructor } from '@cucumber/cucumber'
import { type Aim, AIMS } from '#features/support/aims.ts'
import { MATTERS } from '#features/catalogue/catalogue.ts'
import { type Mistake, MISTAKES, type Trouble, TROUBLES } from '#features/support/assembly.ts'
import { NAMES } from '#features/support/people.ts'
import { LANGUAGES, type Language, PLACE, placeCalled } from '#features/support/places.ts'
import { Piazza } from '#features/support/world.ts'
import { oneOf } from '#features/support/words.ts'

setWorldConstructor(Piazza)

defineParameterType({
  name: 'person',
  regexp: oneOf([...NAMES, 'he', 'she', 'they']),
  transformer: (name: string) => name,
})
defineParameterType({ name: 'place', regexp: PLACE, transformer: placeCalled })
defineParameterType({
  name: 'language',
  regexp: oneOf(Object.keys(LANGUAGES)),
  transformer: (language: string) => language as Language,
})
defineParameterType({ name: 'trouble', regexp: oneOf(TROUBLES), transformer: (trouble: string) => trouble as Trouble })
defineParameterType({ name: 'mistake', regexp: oneOf(MISTAKES), transformer: (mistake: string) => mistake as Mistake })
defineParameterType({
  name: 'matter',
  regexp: oneOf(Object.keys(MATTERS)),
  transformer: (matter: string) => matter,
})
defineParameterType({ name: 'aim', regexp: oneOf(Object.keys(AIMS)), transformer: (aim: string) => aim as Aim })
