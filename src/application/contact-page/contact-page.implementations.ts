import { fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { Contacts } from '#application/ports/contacts.ts'
import type { Contact, ContactId } from '#domain/directory/contact.ts'

const contactMachine = resourceMachine<ContactId, Contact>('contact')

/** One whole contact (DIR-03). */
export const contact = ({ contacts }: Readonly<{ contacts: Contacts }>) =>
  contactMachine.provide({ actors: { load: fromReading(({ query }, signal) => contacts.one(query, signal)) } })
