import { World } from '@cucumber/cucumber'
import type { Assembly } from './assembly.ts'
import type { Driver } from './driver.ts'
import { eventually, eventuallyIs } from './eventually.ts'
import { fullNameOf, PASSWORD, usernameOf } from './people.ts'
import { addressOf, type Place, placeOf } from './places.ts'

export type AssemblyName = 'machines' | 'browser' | 'server'
export type Settings = Readonly<{ assembly: AssemblyName }>

const PRONOUNS: ReadonlySet<string> = new Set(['he', 'she', 'they'])

/** One scenario: who takes part, each with a device of their own, and the world they share. */
export class Piazza extends World<Settings> {
  #assembly: Assembly | undefined
  readonly #devices = new Map<string, Driver>()
  #last: string | undefined
  #second: Driver | undefined
  /** Whether pictures come to devices that are switched on from now on. */
  withoutPictures = false
  /** How often the notices had been asked for before somebody came back. */
  askedBefore = 0

  start(assembly: Assembly): void {
    this.#assembly = assembly
  }

  get assembly(): Assembly {
    if (!this.#assembly) throw new Error('The scenario has no world yet')
    return this.#assembly
  }

  /** The name of whoever is meant: pronouns mean whoever was spoken of last. */
  nameOf(called: string): string {
    const name = PRONOUNS.has(called) ? this.#last : fullNameOf(called)
    if (name === undefined) throw new Error(`Nobody has been spoken of yet, so who is "${called}"?`)
    this.#last = name
    return name
  }

  /** The device of whoever is meant. */
  async of(called: string): Promise<Driver> {
    const name = this.nameOf(called)
    const device =
      this.#devices.get(name) ?? (await this.assembly.deviceFor(name, { withoutPictures: this.withoutPictures }))
    this.#devices.set(name, device)
    return device
  }

  /** The device of whoever was spoken of last. */
  get theirs(): Promise<Driver> {
    return this.of('they')
  }

  async signIn(called: string, password: string = PASSWORD): Promise<void> {
    const { session } = await this.of(called)
    await session.signIn(usernameOf(this.nameOf(called)), password)
  }

  /** Sets someone up as signed in already, and waits until the app knows them and Home has asked all it asks by itself. */
  async beSignedIn(called: string): Promise<Driver> {
    const device = await this.#openSignedIn(called, 'Home')
    await eventually('Home should be whole', device.ground.isHomeWhole, (isWhole) => isWhole)
    await eventually('Nothing should be under way', device.shell.isWaiting, (waiting) => !waiting)
    return device
  }

  /** Brings someone who has signed in already to a place, with which they open the app. */
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

  /** Brings someone to a place. */
  async comeTo(called: string, place: Place): Promise<Driver> {
    await (await this.of(called)).shell.arrive(addressOf(place))
    return this.#haveCome(called, place)
  }

  /** Waits until someone has come to a place, and nothing is under way any more: what comes next meets nothing that still travels. */
  async #haveCome(called: string, place: Place): Promise<Driver> {
    const device = await this.of(called)
    await this.beAt(called, place)
    // Before there is anything to read, nothing is under way either.
    await eventually('There should be something to read', device.shell.texts, ({ length }) => length > 0)
    await eventually('Nothing should be under way', device.shell.isWaiting, (waiting) => !waiting)
    return device
  }

  /** Waits until someone is at a place. */
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

  async end(): Promise<void> {
    for (const device of this.everyone) await device.close()
    await this.#assembly?.close()
  }
}
