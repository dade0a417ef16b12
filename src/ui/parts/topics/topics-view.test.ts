import { expect, test } from 'vitest'
import type { TopicsNow } from '#application/inbox/topics/topics.flow.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { topicDialogView, topicsView } from './topics-view.ts'
import italian from '#ui/messages/it.json'
import { speechIn } from '#ui/view/testing/speeches.ts'

test('what a topic says can be called and visited (FMT-09)', () => {
  const topic = {
    id: 5,
    name: 'Mensa',
    type: 'personal',
    weekdays: [],
    description: 'Disdette: tel. 0332 281450, www.mensa.example.it',
  }
  const now = { topics: [{ topic, waiting: false, subtopics: [] }], seenBy: 'nobody', session: {} }
  const view = topicsView(
    now as unknown as TopicsNow,
    { configuration: DEFAULTS } as Parameters<typeof topicsView>[1],
    speechIn('it'),
  )
  const parts = view.topics.flatMap(({ description }) => description?.parts ?? [])
  expect(parts.flatMap((part) => (typeof part === 'string' ? [] : part.href))).toEqual([
    'tel:0332281450',
    'https://www.mensa.example.it/',
  ])
})

const MEMBER = { standing: 'authenticated', user: { id: 1 }, isAdmin: false, seesNotices: true }

test.each([
  ['everyone', MEMBER, true],
  ['everyone', { ...MEMBER, standing: 'anonymous', user: undefined }, false],
  ['administrators', MEMBER, false],
  ['administrators', { ...MEMBER, isAdmin: true }, true],
  ['administrators', { ...MEMBER, standing: 'anonymous', user: undefined }, false],
  ['nobody', { ...MEMBER, isAdmin: true }, false],
] as const)('where %s may see who follows a topic, %o is led there: %s (TOPIC-13)', (followers, session, isLed) => {
  const topic = { id: 5, name: 'Mensa', type: 'personal', weekdays: [] }
  const now = { activity: 2, topics: [{ topic, waiting: false, subtopics: [] }], seenBy: followers, session }
  const here = { configuration: { ...DEFAULTS, modules: { followers } } } as unknown as Parameters<typeof topicsView>[1]
  const view = topicsView(now as unknown as TopicsNow, here, speechIn('it'))
  expect(view.topics.map(({ users }) => users?.href)).toEqual([isLed ? '/activity/2/topic/5/users' : undefined])
})

test.each([
  ['password', { values: { password: 'x' }, said: { password: 'Vale da domani' } }, ['Vale da domani']],
  [
    'access',
    {
      values: { name: 'Ada', surname: '' },
      said: { name: 'Troppo corto', surname: 'Manca' },
      problems: { surname: 'missing' },
    },
    ['Troppo corto', 'Scrivi il cognome'],
  ],
] as const)('what the server said of one field of a dialog stands beside it: %s (fault 55)', (asks, form, problems) => {
  const topic = { topic: { id: 5, name: 'Mensa' }, [asks]: { problems: {}, ...form }, subtopics: [] }
  const dialog = topicDialogView({ topics: [topic], session: {} } as unknown as TopicsNow, speechIn('it'))?.dialog
  const fields = Object.values(dialog ?? {}).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null && 'problem' in part ? [part.problem] : [],
  )
  expect(fields).toEqual(problems)
})

const words = (id: keyof typeof italian | undefined) => id && italian[id]

test.each<readonly [object, keyof typeof italian | undefined, keyof typeof italian | undefined]>([
  [{ problems: { password: 'missing' }, failure: { _tag: 'TopicPasswordWrong' } }, 'password.required', undefined],
  [{ failure: { _tag: 'TopicPasswordWrong' } }, 'topics.passwordWrong', undefined],
  [{ failure: { _tag: 'TopicPasswordWrong' }, said: { password: 'No' } }, 'topics.passwordWrong', undefined],
  [{ failure: { _tag: 'Unreachable' } }, undefined, 'panel.offline'],
])(
  'a missing or wrong password has an error at the field; every other failure is shown above it: %j (TOPIC-04, TOPIC-05)',
  (form, beside, above) => {
    const password = { values: { password: '' }, said: {}, problems: {}, ...form }
    const topic = { topic: { id: 5, name: 'Mensa' }, password, subtopics: [] }
    const asked = topicDialogView({ topics: [topic] } as unknown as TopicsNow, speechIn('it'))
    if (asked?.asks !== 'password') throw new Error('No password is asked for')
    expect([asked.dialog.password.problem, asked.dialog.form.failure?.text]).toEqual([words(beside), words(above)])
  },
)
