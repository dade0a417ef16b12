import { describe, expect, test } from 'vitest'
import { isPlayable } from './playable.ts'
import { townIn } from '#features/support/towns.ts'

const scenario = (tags: string, ...steps: readonly string[]) => ({
  tags: tags.split(' ').map((name) => ({ name })),
  steps: steps.map((text) => ({ text })),
})

/** The towns that can play a scenario. */
const towns = (asked: ReturnType<typeof scenario>): readonly string[] =>
  ['varese', 'luino', 'brinzio'].filter((name) => isPlayable(townIn(name), asked))

describe('What a town can play', () => {
  test.each([
    ['everything that is in every town', scenario('@NOTICE-01', 'Mario opens his notices'), 'varese luino brinzio'],
    ['the clauses of its modules', scenario('@CHAT-01', 'Mario writes'), 'varese'],
    ['what is tagged with its modules', scenario('@DIR-06 @sheets', 'she reads "Parcheggi"'), 'varese luino'],
    ['what happens on its pages', scenario('@AUTH-01', 'he is at his favourites'), 'varese luino'],
    ['what is said in its languages', scenario('@SHELL-18', 'they choose "Español"'), 'varese luino'],
    ['what is of another town', scenario('@CHAT-02', 'this is the app of Luino'), 'varese luino brinzio'],
    ['nothing of the demo', scenario('@NOTICE-01 @demo', 'Mario opens his notices'), ''],
  ])('is %s', (_, asked, able) => expect(towns(asked).join(' ')).toBe(able))
})
