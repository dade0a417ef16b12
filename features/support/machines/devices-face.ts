import { createActor } from 'xstate'
import { devices } from '#application/devices/devices.implementations.ts'
import {
  confirmationActor,
  deviceListActor,
  deviceQuestion,
  devicesFace,
  devicesFailure,
  isAboutDeviceInHand,
  type ShownDevice,
  shownDevices,
} from '#application/devices/devices.selectors.ts'
import { currentUser } from '#application/session/session.selectors.ts'
import { ownName, questionTexts, stateText, switchLabel } from '#ui/screens/devices/devices-texts.ts'
import { failedLines, lines, said } from './form-face.ts'
import { phrase } from './phrases.ts'
import { running } from './running.ts'
import type { Closing, Given, Stage } from './screens.ts'

/** Nobody is known although somebody is signed in: the screen offers to ask again who it is. */
const openUnknown = (stage: Stage, { piazza }: Given): Closing => {
  stage.screen = {
    texts: () => failedLines(undefined),
    retriable: () => [{ hasFailed: true, retry: () => piazza.session.send({ type: 'user.requested' }) }],
  }
  return () => {}
}

/** The devices without a screen. */
export const openDevices = (stage: Stage, given: Given): Closing => {
  const { ports, piazza } = given
  const owner = currentUser(piazza.session.getSnapshot())
  if (owner === undefined) return openUnknown(stage, given)
  const area = createActor(devices(ports), { input: { owner: owner.id, inHand: ports.device.registrationCode() } })
  const close = running(given, area)
  const list = () => deviceListActor(area.getSnapshot())
  const shown = (): readonly ShownDevice[] => {
    const read = list()
    return read ? shownDevices(area.getSnapshot(), read.getSnapshot()) : []
  }
  const face = () => {
    const read = list()
    return read ? devicesFace(read.getSnapshot()) : 'loading'
  }
  const failure = () => {
    const read = list()
    return read && devicesFailure(read.getSnapshot())
  }
  const texts = (): readonly string[] => {
    const now = face()
    switch (now) {
      case 'loading':
        return []
      case 'failed':
        return failedLines(failure())
      case 'empty':
        return [phrase('devices.empty'), phrase('devices.emptyText')]
      case 'full':
        return shown().flatMap((one) => lines(switchLabel(one), ownName(one.device), stateText(one)))
      default:
        return now satisfies never
    }
  }
  stage.screen = {
    texts: () => [phrase('devices.lead'), ...texts()],
    choices: () =>
      Object.fromEntries(
        shown().map((one) => [
          said(switchLabel(one)),
          {
            isOn: () => one.isOn,
            flip: () => area.send({ type: 'device.toggled', device: one.device, enabled: !one.isOn }),
          },
        ]),
      ),
    actions: () =>
      Object.fromEntries(
        shown().map((one) => [
          one.isInHand ? phrase('devices.deleteInHand') : phrase('devices.delete', { name: said(ownName(one.device)) }),
          () => area.send({ type: 'removal.requested', device: one.device }),
        ]),
      ),
    question: () => {
      const snapshot = area.getSnapshot()
      const question = deviceQuestion(snapshot)
      const confirmation = confirmationActor(snapshot)
      if (!question || !confirmation) return undefined
      const { title, text } = questionTexts(question, isAboutDeviceInHand(snapshot))
      return {
        question: { title: phrase(title), text: phrase(text.id as string, { name: said(ownName(question.device)) }) },
        confirm: () => confirmation.send({ type: 'confirmed' }),
        cancel: () => confirmation.send({ type: 'cancelled' }),
      }
    },
    retriable: () => [{ hasFailed: face() === 'failed', retry: () => list()?.send({ type: 'retry.requested' }) }],
  }
  return close
}
