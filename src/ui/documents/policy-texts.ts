import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { Policy } from '#domain/profile/profile.ts'

const messages = defineMessages({
  app: { id: 'policy.app' },
  privacy: { id: 'policy.privacy' },
  readApp: { id: 'policy.readApp' },
  readPrivacy: { id: 'policy.readPrivacy' },
  agreeApp: { id: 'policy.agreeApp' },
  agreePrivacy: { id: 'policy.agreePrivacy' },
})

/** How each document is called, read and agreed to. */
export const POLICY_TEXTS: Readonly<Record<Policy, Readonly<Record<'name' | 'read' | 'agree', MessageDescriptor>>>> = {
  app: { name: messages.app, read: messages.readApp, agree: messages.agreeApp },
  privacy: { name: messages.privacy, read: messages.readPrivacy, agree: messages.agreePrivacy },
}
