/**
 * A citizen's day: what Piazza asks of a town's servers, counted on the way to them. `npm run day`. Mario Rossi comes five
 * times, stays ten minutes, reads three notices, answers a survey, looks at the map and at today's events, and writes two
 * messages, by the ways that the app offers him: who is in the app loads no page anew. Then Piazza lies hidden for a quarter of an hour, and for another while the servers are down. Prints what each act costs and what a town of 100,000
 * makes of it; fails when a budget is broken. Time passes by the page's own clock.
 */
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { startStaticServer } from '#scripts/tools/static-server.ts'
import { startApi } from './api.ts'
import { buildProduction } from './builds.ts'
import { launchChromium } from './chromium.ts'
import { keptBy, tokensOf } from './filled/stops.ts'
import { openPhone } from './phone.ts'

/** What a day may cost beside the first visit. */
const MOST = { requests: 60, bytes: 150_000 }
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How long the first visit lasts, in milliseconds: the app stores itself a while after its page. */
const STAY = 12_000
/** How long nobody asks for anything where an act is over, in milliseconds. */
const SILENCE = 1_200
/** A town: its inhabitants, the share that comes in a day, and the share of these within an hour after an alert. */
const TOWN = { inhabitants: 100_000, comes: 0.1, afterAlert: 1 / 3 }

type Traffic = Readonly<{ requests: number; bytes: number; asked: readonly string[] }>

/** A server between the page and another one: counts what is asked for, and the bytes of the answers' bodies. */
const counted = async (target: string) => {
  const asked: { what: string; bytes: number }[] = []
  let last = performance.now()
  let isDown = false
  const server: Server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const entry = { what: `${method} ${url}`, bytes: 0 }
    // A deployment that has its API on the origin of the page is asked for no permission.
    if (method !== 'OPTIONS') asked.push(entry)
    last = performance.now()
    if (isDown) {
      outgoing
        .writeHead(503, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' })
        .end()
      return
    }
    const onward = request(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('data', (chunk: Buffer) => {
        entry.bytes += chunk.length
        last = performance.now()
      })
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
    breakDown: () => {
      isDown = true
    },
    lastAt: () => last,
    take: (): Traffic => {
      const all = asked.splice(0)
      return {
        requests: all.length,
        bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
        asked: all.map(({ what, bytes }) => `${what.slice(0, 100)} (${bytes})`),
      }
    },
  }
}

const api = await startApi()
const line = await counted(`http://localhost:${api.port}`)
const site = await startStaticServer(await buildProduction(line.origin))
const shore = await counted(site.origin)
const browser = await launchChromium()
const context: BrowserContext = await openPhone(browser)
const kept = keptBy('mario', await tokensOf(`http://localhost:${api.port}`))
await context.addInitScript((items: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(items))
    if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
}, kept)
await context.clock.install()

const silence = async (): Promise<void> => {
  await wait(SILENCE / 2)
  while (performance.now() - Math.max(line.lastAt(), shore.lastAt()) < SILENCE) await wait(100)
}

/** Lets time pass by the page's clock, with room for the answers in between. */
const pass = async (page: Page, milliseconds: number): Promise<void> => {
  const step = 10_000
  for (let passed = 0; passed < milliseconds; passed += step) {
    await page.clock.runFor(step)
    await wait(30)
  }
}

const table: { act: string; traffic: Traffic }[] = []
const act = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  await work()
  await silence()
  const [calls, files] = [line.take(), shore.take()]
  table.push({
    act: name,
    traffic: {
      requests: calls.requests + files.requests,
      bytes: calls.bytes + files.bytes,
      asked: [...calls.asked, ...files.asked],
    },
  })
}

let page = await context.newPage()
const open = async (address: string): Promise<void> => {
  await page.goto(shore.origin + address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
/** Piazza was closed, and is opened some hours later. */
const comeBack = async (): Promise<void> => {
  const next = await context.newPage()
  await page.close()
  page = next
  await context.clock.fastForward(2 * HOUR)
  await open('/')
}
const readNotice = async (at: number): Promise<void> => {
  await page.getByRole('main').locator('a[href^="/noticeSent/"]').nth(at).click()
  await silence()
  await page.goBack()
}
/** Goes to a place of the side navigation, which the phone has where a bar leads: nobody types addresses. */
const goTo = async (href: string): Promise<void> => {
  await page.getByRole('button', { name: 'Apri la navigazione' }).click()
  await page.getByRole('dialog').locator(`a[href="${href}"]`).click()
  await page.waitForURL(`**${href}`)
}
const goBack = () => page.getByRole('button', { name: 'Indietro' }).first().click()
const write = async (text: string): Promise<void> => {
  await page.getByRole('textbox').last().fill(text)
  await page.getByRole('button', { name: 'Invia' }).last().click()
}

await act('the first visit', async () => {
  await open('/')
  await wait(STAY)
  // The app is stored as a whole: on a busy machine that takes longer.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
})
for (let visit = 2; visit <= 6; visit += 1) await act(`visit ${visit - 1} of five`, comeBack)
await act('ten minutes in sight', () => pass(page, 10 * MINUTE))
await act('the list of notices', () => page.getByRole('main').locator('a[href="/noticeSent"]').first().click())
for (const at of [0, 1, 2]) await act(`notice ${at + 1} of three`, () => readNotice(at))
await act('a survey', async () => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Quanto ti piace il nuovo orario/ })
    .first()
    .click()
  await page.getByRole('radio', { name: '4', exact: false }).first().click({ force: true })
  await page.getByRole('button', { name: 'Invia le risposte' }).click()
  await page.getByRole('button', { name: 'Invia così' }).click()
})
await act('the map', async () => {
  await goBack()
  await goTo('/activity?view=map')
})
await act("today's events", async () => {
  await goBack()
  await goTo('/event')
})
await act('the chats', () => page.getByRole('navigation').locator('a[href="/chat"]').first().click())
await act('a conversation, and two messages', async () => {
  await page.getByRole('main').locator('a[href^="/chat/"]').first().click()
  await page.getByRole('textbox').last().waitFor()
  await write('Buongiorno, siete aperti domani?')
  await silence()
  await write('Grazie!')
})
const lieHidden = async (): Promise<void> => {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await silence()
  line.take()
  shore.take()
  await pass(page, 15 * MINUTE)
}
await act('a quarter of an hour hidden', lieHidden)
await act('another, while the servers are down', async () => {
  line.breakDown()
  await open('/contact')
  await silence()
  await lieHidden()
})

await browser.close()
for (const server of [line, shore]) server.close()
await site.close()
await api.close()

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
for (const { act: name, traffic } of table) {
  console.log(`${String(traffic.requests).padStart(5)} requests ${kB(traffic.bytes).padStart(10)}  ${name}`)
  if (process.argv.includes('--all')) for (const one of traffic.asked) console.log(`        ${one}`)
}
const [first, ...rest] = table
const hidden = rest.slice(-2).reduce((sum, { traffic }) => sum + traffic.requests, 0)
const day = {
  requests: rest.reduce((sum, { traffic }) => sum + traffic.requests, 0),
  bytes: rest.reduce((sum, { traffic }) => sum + traffic.bytes, 0),
}
const comers = TOWN.inhabitants * TOWN.comes
const [, visit = first] = table
console.log(
  `the day beside the first visit: ${day.requests} of ${MOST.requests} requests, ${kB(day.bytes)} of ${kB(MOST.bytes)}; hidden: ${hidden}`,
  `\na town of ${TOWN.inhabitants}: ${comers} citizens, ${((comers * day.requests) / 1e6).toFixed(2)} million requests a day; in the hour after an alert`,
  `${((comers * TOWN.afterAlert * (visit?.traffic.requests ?? 0)) / 3600).toFixed(1)} requests a second`,
)
process.exit(day.requests <= MOST.requests && day.bytes <= MOST.bytes && hidden === 0 ? 0 : 1)
