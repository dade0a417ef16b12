import { fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { Chats } from '#application/ports/chats.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ContactProfile } from '#domain/profile/profile.ts'

/** The public profile of the other person (CHAT-09). */
export const contactProfileMachine = resourceMachine<UserId, ContactProfile>('contactProfile')

export const contactProfile = ({ chats }: Readonly<{ chats: Chats }>) =>
  contactProfileMachine.provide({ actors: { load: fromReading(({ query }, signal) => chats.profile(query, signal)) } })
