import { type ActorRefFrom, createActor } from 'xstate'
import { languages } from '#application/town/home/languages.ts'
import { type ResourceFace, resourceFace } from '#application/kit/resource.selectors.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { Language } from '#domain/home/home.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { imagePath } from '#ui/base/images.ts'
import { choosable, type InterfaceLanguage } from '#ui/language/languages.ts'
import { type OpenPart, partOf } from '#ui/view/late.ts'
import { action } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'

type Now = Readonly<{ face: ResourceFace; all: readonly Language[]; retry: () => void }>

/** The languages on offer, for administrators: choosing one shows this page in it (SHELL-06, LANG-02). */
export const languagesView = (
  { face, all, retry }: Now,
  speak: (language: InterfaceLanguage) => void,
  configuration: Configuration,
  { say, language }: Pick<Speech, 'say' | 'language'>,
) => {
  const hasFailed = face === 'failed' || face === 'missing'
  const choices = choosable(hasFailed ? [] : all, configuration).map(({ code, name, icon }) => ({
    kind: 'choice' as const,
    key: code,
    label: name,
    image: imagePath('language', icon),
    isOn: code === language,
    flip: () => speak(code),
  }))
  const empty = choices.length === 0 ? say('language.none') : undefined
  return {
    kind: 'languages' as const,
    label: say('menu.language'),
    choices,
    /** Why there are none. */
    note: face === 'loading' ? say('loading') : hasFailed ? say('language.unavailable') : empty,
    retry: hasFailed ? action(say('action.retry'), retry) : undefined,
  }
}

type LanguagesView = Readonly<ReturnType<typeof languagesView>>

const offered = new WeakMap<Ports, ActorRefFrom<ReturnType<typeof languages>>>()

/** The languages on offer, read once for the whole app: each screen has its own top bar (SHELL-06). */
const offeredBy = (ports: Ports) => {
  const actor = offered.get(ports) ?? createActor(languages(ports), { input: { query: undefined } }).start()
  offered.set(ports, actor)
  return actor
}

/** The language menu; `speak` shows this page in another language. */
export const languagesPart = (speak: (language: InterfaceLanguage) => void): OpenPart<LanguagesView> =>
  partOf(
    ({ ports, watch }) => {
      const actor = offeredBy(ports)
      watch(actor)
      return () => {
        const snapshot = actor.getSnapshot()
        return {
          configuration: ports.configuration,
          face: resourceFace(snapshot),
          all: snapshot.context.value ?? [],
          retry: () => actor.send({ type: 'retry.requested' }),
        }
      }
    },
    ({ configuration, ...now }, speech) => languagesView(now, speak, configuration, speech),
  )
