import type { KeptMapNow } from '#application/town/kept-map/kept-map.flow.ts'
import type { MapStanding } from '#application/town/kept-map/kept-map.machine.ts'
import { MOST_OF_MAP } from '#domain/town/configuration.ts'
import { type Action, action } from '#ui/view/parts.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

/** Why the map was not kept. Whatever else goes wrong is as if it had not come. */
const PROBLEMS: Readonly<Record<string, MessageId>> = { NoRoom: 'keptMap.noRoom', NoMap: 'keptMap.noMap' }

/** What the button does, for its sign. */
const SIGNS: Readonly<Partial<Record<MapStanding, 'fetch' | 'retry' | 'cancel' | 'remove'>>> = {
  downloading: 'cancel',
  failed: 'retry',
  kept: 'remove',
  removing: 'remove',
}

const sayingOf = ({ standing, file, problem }: KeptMapNow, { say, formats }: Speech): string => {
  switch (standing) {
    case 'downloading':
      return say('keptMap.coming')
    case 'kept':
    case 'removing':
      return say('keptMap.here', { size: formats.size(file?.bytes ?? 0) })
    case 'tooBig':
      return say('keptMap.tooBig', { size: formats.size(MOST_OF_MAP) })
    case 'failed':
      return say(PROBLEMS[problem?._tag ?? ''] ?? 'keptMap.lost')
    case 'looking':
    case 'absent':
    case 'impossible':
      return ''
    default:
      return standing satisfies never
  }
}

const isHere = ({ standing }: KeptMapNow): boolean => standing === 'kept' || standing === 'removing'

/** That it is a part of the map, where it is. */
const coarseIn = ({ file }: KeptMapNow, { say, formats }: Speech): readonly string[] =>
  file?.isWhole === false ? [say('keptMap.coarse', { size: formats.size(MOST_OF_MAP) })] : []

const textOf = (now: KeptMapNow, speech: Speech): string | undefined => {
  const { say, formats } = speech
  const { standing, file } = now
  if (isHere(now) || standing === 'tooBig') return undefined
  const size = formats.size(file?.bytes ?? MOST_OF_MAP)
  const takes = say(file === undefined ? 'keptMap.takesAtMost' : 'keptMap.takes', { size })
  return [say('keptMap.purpose'), takes, ...coarseIn(now, speech)].join(' ')
}

const actOf = ({ standing, download, cancel, remove }: KeptMapNow, { say }: Speech): Action | undefined => {
  switch (standing) {
    case 'looking':
      return action(say('keptMap.download'), download, { isDisabled: true })
    case 'absent':
      return action(say('keptMap.download'), download)
    case 'downloading':
      return action(say('action.cancel'), cancel)
    case 'failed':
      return action(say('action.retry'), download)
    case 'kept':
    case 'removing':
      return action(say('keptMap.remove'), remove, { isBusy: standing === 'removing' })
    case 'tooBig':
    case 'impossible':
      return undefined
    default:
      return standing satisfies never
  }
}

/**
 * The town's map for times without a network (DIR-11): what it is for, how it stands, and what can be done. A device that
 * keeps no files has nothing to offer.
 */
export const keptMapView = (now: KeptMapNow, speech: Speech) => {
  const { say, formats } = speech
  if (now.standing === 'impossible') return undefined
  const { bytes = 0, all } = now.progress ?? {}
  const come = formats.size(bytes)
  return {
    title: say('keptMap.title'),
    /** Undefined where the map is on the device, or cannot be. */
    text: textOf(now, speech),
    /** What has changed, which listeners hear; empty where nothing has. */
    said: sayingOf(now, speech),
    /** What a map that is here lacks, and when it gives way to a newer one. */
    note: isHere(now) ? [...coarseIn(now, speech), say('keptMap.renewed')].join(' ') : undefined,
    /** How much has come; `share`: as a part of 1, undefined where the whole is not known. */
    coming:
      now.standing === 'downloading'
        ? {
            label: say('keptMap.progress'),
            words: all === undefined ? come : say('keptMap.part', { come, all: formats.size(all) }),
            share: all === undefined ? undefined : bytes / all,
          }
        : undefined,
    sign: SIGNS[now.standing] ?? 'fetch',
    act: actOf(now, speech),
  }
}

export type KeptMapView = NonNullable<ReturnType<typeof keptMapView>>
