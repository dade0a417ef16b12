import { change, remove } from '#mocks/collections/standard.ts'
import type { World } from '#mocks/world.ts'
import { usernameOf } from './people.ts'

/** Changes of the simulated backend by Given steps, and readings for Then steps that no screen shows. */

const everyone = ({ collections }: World, title: string) =>
  collections.received.all().filter(({ notice }) => notice.title === title)

/** The activity that sent a notice becomes unknown. */
export const forgetSender = async (world: World, title: string): Promise<void> => {
  for (const { id, notice } of everyone(world, title))
    await change(world.collections.received, id, { notice: { ...notice, sender: { ...notice.sender, id: undefined } } })
}

/** A question of a survey was answered before, and the survey is still open. */
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

/** Changes the address of an entry of Home. */
export const leadElsewhere = async ({ collections }: World, title: string, path: string): Promise<void> => {
  for (const { id } of collections.homeEntries.all().filter((entry) => entry.title === title))
    await change(collections.homeEntries, id, { path })
}

/** Gives a user a photo with this file name. */
export const withPhoto = async ({ collections }: World, username: string, image: string): Promise<void> => {
  for (const { id, user, profile } of collections.people.all().filter((one) => one.user.username === username))
    await change(collections.people, id, { user: { ...user, image }, profile: { ...profile, image } })
}

/** The notice with this title among those a user received. */
export const receivedBy = ({ collections }: World, name: string, title: string) => {
  const owner = collections.people.all().find(({ user }) => user.username === usernameOf(name))?.id
  const found = collections.received.all().find((one) => one.owner === owner && one.notice.title === title)
  if (!found) throw new Error(`${name} has not received "${title}"`)
  return found
}

/** A notice that a user received is deleted, as from another device. */
export const withdraw = async (world: World, name: string, title: string): Promise<void> => {
  const { id } = receivedBy(world, name, title)
  remove(world.collections.received, (one) => one.id === id)
}

/** A notice that a user received has another title. */
export const correct = async (world: World, name: string, title: string, corrected: string): Promise<void> => {
  const { id, notice } = receivedBy(world, name, title)
  await change(world.collections.received, id, { notice: { ...notice, title: corrected } })
}

/** The username of someone's answers on the server; undefined while there are none. */
export const answeredBy = (world: World, name: string, survey: string) => {
  const found = receivedBy(world, name, survey)
  return found.closed ? { name: found.answeredBy } : undefined
}
