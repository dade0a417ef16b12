import type { DeviceInfo } from '#domain/identity/device.ts'
import type { Device, Session } from '../collections/account.ts'

/** A device as it is kept once it said what it is; one that was known keeps its number (AUTH-13). */
export const announced = (
  known: Device | undefined,
  id: Device['id'],
  owner: Device['owner'],
  registrationCode: string,
  info: DeviceInfo,
): Device => ({
  id: known?.id ?? id,
  owner: owner ?? known?.owner,
  device: { id: known?.id ?? id, registrationCode, name: info.name.trim() || undefined, enabled: info.active },
  info,
})

/** A device switched on or off (DEV-02). */
export const switched = ({ device }: Device, enabled: boolean): Pick<Device, 'device'> => ({
  device: { ...device, enabled },
})

/** Whether a session ends because its device was switched off or deleted; the one that asked for it goes on. */
export const endsWithDevice = (session: Session, { owner, device }: Device, asking: Session): boolean =>
  session.owner === owner && session.device === device.registrationCode && session.id !== asking.id
