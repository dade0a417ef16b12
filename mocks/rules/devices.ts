import type { DeviceInfo } from '#domain/identity/device.ts'
import type { Device, Session } from '../collections/account.ts'

/** A device after its registration; a known device keeps its id (AUTH-13). */
export const announced = (
  known: Device | undefined,
  id: Device['id'],
  owner: Device['owner'],
  registrationCode: string,
  info: DeviceInfo,
): Device => ({
  id: known?.id ?? id,
  owner: owner ?? known?.owner,
  device: {
    id: known?.id ?? id,
    registrationCode,
    name: info.name.trim() || undefined,
    enabled: info.active ?? known?.device.enabled ?? true,
  },
  info,
})

/** A device after its switch (DEV-02). */
export const switched = ({ device }: Device, enabled: boolean): Pick<Device, 'device'> => ({
  device: { ...device, enabled },
})

/** Whether a session ends because its device was disabled or deleted; the session that requested it continues. */
export const endsWithDevice = (session: Session, { owner, device }: Device, asking: Session): boolean =>
  session.owner === owner && session.device === device.registrationCode && session.id !== asking.id
