import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { devices } from '#application/devices/devices.implementations.ts'
import {
  confirmationActor,
  deviceListActor,
  deviceQuestion,
  devicesFace,
  devicesFailure,
  isAboutDeviceInHand,
  isActing,
  type ShownDevice,
  shownDevices,
} from '#application/devices/devices.selectors.ts'
import type { UserId } from '#domain/identity/user.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'

const NONE: readonly ShownDevice[] = []

/** A citizen's devices while their screen is open, and what can be done with them. */
export const useDevices = (owner: UserId) => {
  const ports = usePorts()
  const piazza = usePiazza()
  const actor = useActorRef(
    useMemo(() => devices(ports), [ports]),
    { input: { owner, inHand: ports.device.registrationCode() } },
  )
  useEffect(() => piazza.follow(actor), [piazza, actor])
  const area = useSelector(actor, (snapshot) => snapshot)
  const list = deviceListActor(area)
  const confirmation = confirmationActor(area)
  // The list is there unless it broke down.
  const read = useSelector(list, (snapshot) => snapshot)
  return {
    face: read ? devicesFace(read) : 'failed',
    failure: read && devicesFailure(read),
    devices: read ? shownDevices(area, read) : NONE,
    question: deviceQuestion(area),
    isAboutDeviceInHand: isAboutDeviceInHand(area),
    isActing: useSelector(confirmation, (snapshot) => snapshot !== undefined && isActing(snapshot)),
    retry: () => (list ?? actor).send({ type: 'retry.requested' }),
    refresh: () => list?.send({ type: 'refresh.requested' }),
    toggle: ({ device }: ShownDevice, enabled: boolean) => actor.send({ type: 'device.toggled', device, enabled }),
    remove: ({ device }: ShownDevice) => actor.send({ type: 'removal.requested', device }),
    confirm: () => confirmation?.send({ type: 'confirmed' }),
    cancel: () => confirmation?.send({ type: 'cancelled' }),
  }
}
export type DevicesState = ReturnType<typeof useDevices>
