import { World } from '@cucumber/cucumber'
import type { Assembly } from './assembly.ts'
import type { Driver } from './driver.ts'
import { eventually, eventuallyIs } from './eventually.ts'
import { fullNameOf, PASSWORD, usernameOf } from './people.ts'
import type { Place } from '#features/catalogue/pages.ts'
import { addressOf, placeOf } from './places.ts'
import { createPortraits } from './portraits.ts'

export type AssemblyName = 'machines' | 'browser' | 'server'
export type Settings = Readonly<{ assembly: AssemblyName }>

const PRONOUNS: ReadonlySet<string> = new Set(['he', 'she', 'they'])

/** One scenario: the people, each with a device, and their common world. */
export class Piazza extends World<Settings> {
  #assembly: Assembly | undefined
  readonly #devices = new Map<string, Driver>()
  #last: string | undefined
  #second: Driver | undefined
  /** How much had been told on a device when the last act began. */
  readonly #toldBefore = new Map<Driver, number>()
  /** Whether pictures load on devices that start from now on. */
  withoutPictures = false
  /** The pictures of this scenario, where a run takes any. */
  readonly portraits = createPortraits()
  /** The number of requests for notices before a return. */
  askedBefore = 0

  start(assembly: Assembly): void {
    this.#assembly = assembly
  }

  get assembly(): Assembly {
    if (!this.#assembly) throw new Error('The scenario has no world yet')
    return this.#assembly
  }

  /** The name of the person meant: pronouns mean the last named one. */
  nameOf(called: string): string {
    const name = PRONOUNS.has(called) ? this.#last : fullNameOf(called)
    if (name === undefined) throw new Error(`Nobody has been spoken of yet, so who is "${called}"?`)
    this.#last = name
    return name
  }

  /** The device of the person meant. */
  async of(called: string): Promise<Driver> {
    const name = this.nameOf(called)
    const device =
      this.#devices.get(name) ?? (await this.assembly.deviceFor(name, { withoutPictures: this.withoutPictures }))
    this.#devices.set(name, device)
    return device
  }

  /** The device of the last named person. */
  get theirs(): Promise<Driver> {
    return this.of('they')
  }

  async signIn(called: string, password: string = PASSWORD): Promise<void> {
    const { session } = await this.of(called)
    await session.signIn(usernameOf(this.nameOf(called)), password)
  }

  /** Signs a person in beforehand, and waits until the app has loaded the user and Home has loaded its panels. */
  async beSignedIn(called: string): Promise<Driver> {
    const device = await this.#openSignedIn(called, 'Home')
    await eventually('Home should be whole', device.ground.isWhole, (isWhole) => isWhole)
    await eventually('Nothing should be under way', device.shell.isWaiting, (waiting) => !waiting)
    return device
  }

  /** Opens the app at a page for a person who is already signed in. */
  async beSignedInAt(called: string, place: Place): Promise<Driver> {
    await this.#openSignedIn(called, place)
    return this.#haveCome(called, place)
  }

  async #openSignedIn(called: string, place: Place): Promise<Driver> {
    const name = this.nameOf(called)
    const device = await this.of(name)
    await device.ground.beSignedIn(usernameOf(name), PASSWORD, addressOf(place))
    await eventually(`${name} should be signed in`, device.session.knownAs, (seen) => seen !== undefined)
    return device
  }

  /** Brings a person to a page. */
  async comeTo(called: string, place: Place): Promise<Driver> {
    await (await this.of(called)).shell.arrive(addressOf(place))
    return this.#haveCome(called, place)
  }

  /** Waits until a person is at a page and no request is running, so that the next step meets no pending request. */
  async #haveCome(called: string, place: Place): Promise<Driver> {
    const device = await this.of(called)
    await this.beAt(called, place)
    // Before the page has content, no request may have started.
    await eventually('There should be something to read', device.shell.texts, ({ length }) => length > 0)
    await eventually('Nothing should be under way', device.shell.isWaiting, (waiting) => !waiting)
    return device
  }

  /** Waits until a person is at a page. */
  async beAt(called: string, place: Place): Promise<void> {
    const { shell } = await this.of(called)
    await eventuallyIs('The place', async () => placeOf(await shell.address()), place)
  }

  async openSecondWindow(called: string, address: string): Promise<void> {
    this.#second = await (await this.of(called)).secondWindow()
    await this.#second.shell.arrive(address)
  }

  get second(): Driver {
    if (!this.#second) throw new Error('There is no second window')
    return this.#second
  }

  get everyone(): readonly Driver[] {
    return [...this.#devices.values()]
  }

  /** What somebody does now begins: what was told before it belongs to something else. */
  async beginAct(): Promise<void> {
    for (const device of [...this.everyone, ...(this.#second ? [this.#second] : [])])
      this.#toldBefore.set(device, (await device.shell.announcedSoFar()).length)
  }

  /**
   * Reads what a device tells, and what it has told since the last act. A word stands for seconds: a busy browser may be
   * asked only after it has gone.
   */
  told(device: Driver): () => Promise<readonly string[]> {
    return async () => [
      ...(await device.shell.announcements()),
      ...(await device.shell.announcedSoFar()).slice(this.#toldBefore.get(device)),
    ]
  }

  async end(): Promise<void> {
    for (const device of this.everyone) await device.close()
    await this.#assembly?.close()
  }
}
