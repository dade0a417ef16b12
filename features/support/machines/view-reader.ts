import type { Action } from '#ui/view/parts.ts'
import type { Likeness } from '../picture-tasks.ts'
import { actionsOf, labelled, type Ways } from './view-actions.ts'
import { byLabel, fieldsOf, problemAt } from './view-fields.ts'
import { heldIn, isLate, type Node, ofKind, onTop, partsOf, sectionsOf } from './view-parts.ts'
import { groupsOf, longListOf, longListsOf, rowFace } from './view-rows.ts'
import { headingsIn, linesOf, titleOf, under } from './view-texts.ts'

const questionOf = (view: Node) => {
  const [question] = ofKind(view, 'question')
  const [alert] = ofKind(view, 'alert')
  return question ?? (alert && { ...alert, confirm: alert.close, cancel: alert.close })
}

/** How many rows of a long list are in sight at once. */
const IN_SIGHT = 20

/** Whoever wants to leave what a guard minds is asked, and led on once nothing is held any more; who stays goes nowhere later. */
const guarded = (now: () => Node) => {
  let destination: (() => void) | undefined
  const leadOn = (): void => {
    const [guard] = ofKind(now(), 'guard')
    if (guard?.isAsking === true) return
    const lead = destination
    destination = undefined
    if (guard?.isHeld === false) lead?.()
  }
  return {
    /** Whether leaving is asked about first. Who leaves is led on then, unless what was here before is back enough. */
    holds: (lead: () => void, isBack: boolean): boolean => {
      const [guard] = ofKind(now(), 'guard')
      if (guard?.isHeld !== true) return false
      destination = isBack && !guard.isPage ? undefined : lead
      guard.leave()
      return true
    },
    /** Something has changed: whoever may leave now is led on. One change of a view may be several of its actors. */
    settle: () => {
      if (destination) queueMicrotask(leadOn)
    },
  }
}

/** What stands for a person: a picture that is not sent yet, one that is there, or initials; undefined while nothing does. */
const likenessIn = (view: Node): Likeness | undefined => {
  const [picture] = ofKind(view, 'picture')
  if (picture?.isBusy === true) return undefined
  if (picture?.framing) return 'preview'
  const [likeness] = ofKind(view, 'likeness')
  if (likeness?.image !== undefined) return 'picture'
  return (likeness?.sign.initials ?? '') === '' ? undefined : 'initials'
}

/** Reads any view by its parts; it knows no screen. What lies over the page is all there is to use meanwhile. */
export const readerOf = (view: () => Node | undefined, ways: Ways) => {
  const now = (): Node => view() ?? {}
  const top = () => onTop(now())
  return {
    /** The view itself. */
    view: now,
    texts: () => {
      // Whoever reads a long list has in sight where it begins, which is then read.
      for (const { at, first, see } of longListsOf(now())) if (at(first) === undefined) see(first, first + IN_SIGHT - 1)
      return linesOf(now())
    },
    title: () => titleOf(now()),
    /** By label; only what is there now. */
    fields: () => fieldsOf(top()),
    /** What can be on or off, by label; only what can be flipped now. */
    choices: () =>
      byLabel(
        ofKind(top(), 'choice').filter((one) => one.isDisabled !== true && !heldIn(top()).has(one)),
        (choice) => choice,
      ),
    /** Buttons and ways by what they say; only what can be pressed now. */
    actions: () => actionsOf(top(), ways),
    ways: () => ofKind(top(), 'way'),
    problemAt: (label: string) => problemAt(top(), label),
    /** Whether something is under way for a button: a press does nothing meanwhile. */
    isBusy: (label: string) => ofKind(top(), 'action').some((one) => labelled(one) === label && one.isBusy === true),
    /** Chooses a tab, by how its label begins. */
    lookAt: (tab: string) =>
      ofKind(top(), 'tabs')
        .flatMap(({ tabs }) => tabs)
        .find(({ label }) => label.startsWith(tab))
        ?.choose(),
    tabs: () => ofKind(top(), 'tabs').flatMap(({ tabs }) => tabs.map(({ label }) => label)),
    /** The labels of the choices that stand together under a label. */
    choicesOf: (label: string) =>
      ofKind(top(), 'choices').flatMap((one) => (one.label === label ? one.choices.map((choice) => choice.label) : [])),
    groups: () => groupsOf(top()),
    rows: () => ofKind(top(), 'row').map((row) => rowFace(row, ways)),
    headings: () => headingsIn(now()),
    /** The headings that stand between the rows of a long list. */
    days: () => headingsIn(longListsOf(now()).map(sectionsOf)),
    /** The parts that come late, as a phone shows them. */
    parts: () => partsOf(top()).filter(isLate),
    /** What is advertised, line by line. */
    banners: () => ofKind(top(), 'banner').map(linesOf),
    list: () => longListOf(now()),
    /** Stars by what is rated; those that can be given now can be. */
    ratings: () =>
      byLabel(ofKind(top(), 'rating'), ({ value, isDisabled, rate }) => ({
        value,
        rate: isDisabled === true ? undefined : rate,
      })),
    under: (title: string) => under(now(), title),
    ...guarded(now),
    /** What is offered while one types. */
    options: () => ofKind(top(), 'combobox').flatMap(({ options }) => options),
    likeness: () => likenessIn(top()),
    /** The name of the person that the likeness is of. */
    person: () => ofKind(top(), 'likeness')[0]?.sign.name,
    picture: () => ofKind(top(), 'picture')[0],
    question: () => questionOf(now()),
    filters: () => ofKind(now(), 'filters')[0],
    /** What failed or is old: each part says how it is tried again. */
    retriable: () =>
      partsOf(now())
        .filter(
          ({ kind, retry }) => kind === 'failed' || kind === 'stale' || (kind === 'broken' && retry !== undefined),
        )
        .map(({ retry }) => (retry as Action).press),
    /** The first words of the part that the address leads to. */
    at: () => linesOf(partsOf(now()).find(({ isHere }) => isHere === true))[0],
  }
}
export type Screen = ReturnType<typeof readerOf>
