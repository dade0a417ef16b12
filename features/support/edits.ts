import { change } from '#mocks/collections/standard.ts'
import type { World } from '#mocks/world.ts'
import { usernameOf } from './people.ts'

/** What Givens write into the simulated backend, and what Thens ask of it where no screen tells. */

const everyone = ({ collections }: World, title: string) =>
  collections.received.all().filter(({ notice }) => notice.title === title)

/** Nobody knows any more which activity sent a notice. */
export const forgetSender = async (world: World, title: string): Promise<void> => {
  for (const { id, notice } of everyone(world, title))
    await change(world.collections.received, id, { notice: { ...notice, sender: { ...notice.sender, id: undefined } } })
}

/** A question of a survey has been answered before, and the survey is open still. */
export const answerBefore = async (world: World, title: string, question: string, answer: string): Promise<void> => {
  for (const { id, notice } of everyone(world, title)) {
    if (notice.content.template !== 'survey') continue
    const { survey } = notice.content
    const questions = survey.questions.map((one) => (one.text === question ? { ...one, answer } : one))
    await change(world.collections.received, id, {
      notice: { ...notice, content: { template: 'survey', survey: { ...survey, questions } } },
    })
  }
}

/** Somebody has written another address into an entry of Home. */
export const leadElsewhere = async ({ collections }: World, title: string, path: string): Promise<void> => {
  for (const { id } of collections.homeEntries.all().filter((entry) => entry.title === title))
    await change(collections.homeEntries, id, { path })
}

/** Someone has a photo, under such a name. */
export const withPhoto = async ({ collections }: World, username: string, image: string): Promise<void> => {
  for (const { id, user, profile } of collections.people.all().filter((one) => one.user.username === username))
    await change(collections.people, id, { user: { ...user, image }, profile: { ...profile, image } })
}

/** The notice with this title among those that someone has received. */
export const receivedBy = ({ collections }: World, name: string, title: string) => {
  const owner = collections.people.all().find(({ user }) => user.username === usernameOf(name))?.id
  const found = collections.received.all().find((one) => one.owner === owner && one.notice.title === title)
  if (!found) throw new Error(`${name} has not received "${title}"`)
  return found
}

/** Under which name the server has someone's answers; undefined while it has none. */
export const answeredBy = (world: World, name: string, survey: string) => {
  const found = receivedBy(world, name, survey)
  return found.closed ? { name: found.answeredBy } : undefined
}
