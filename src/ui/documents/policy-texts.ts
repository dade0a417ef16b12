import type { MessageDescriptor } from 'react-intl'
import type { Policy } from '#domain/profile/profile.ts'

/** How each document is called, read and agreed to. */
export const POLICY_TEXTS: Readonly<Record<Policy, Readonly<Record<'name' | 'read' | 'agree', MessageDescriptor>>>> = {
  app: { name: { id: 'policy.app' }, read: { id: 'policy.readApp' }, agree: { id: 'policy.agreeApp' } },
  privacy: { name: { id: 'policy.privacy' }, read: { id: 'policy.readPrivacy' }, agree: { id: 'policy.agreePrivacy' } },
}
