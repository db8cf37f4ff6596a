import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { tried } from '../partner/try-step.mjs'
import { areaServers } from '../servers/area-servers.mjs'
import { clientList, heldMs, personOfLead, visits } from '../servers/settings.mjs'
import { median } from '../statistics.mjs'
import { cookiesOf } from '../visit.mjs'
import { askSources, findNumbers, holdSources } from './sources.mjs'
import { figuresOfBox, watchBox } from './watch-box.mjs'

const patience = 30_000

/** Milliseconds for which the box rests between two words, empty. */
const emptyMs = 700

/**
 * The box of search everything on the usual seed: from the key to its first result, beside each
 * source asked directly for the same number, in turns. Once as the sandbox answers, and once with
 * every source held. Its processes have ended when it returns.
 */
export function measureSearchEverything(things, browser) {
  return tried(things, async () => {
    const running = await areaServers(
      things,
      {
        name: 'PGlite',
        sandbox: { SANDBOX_DATABASE_URL: 'memory' },
        desk: { DESK_DATA_DIR: join(things.folder, 'everything') },
      },
      { who: personOfLead, path: '' },
    )
    const numbers = await findNumbers(running.direct, (visits + 1) * heldMs.length)
    const measured = []
    for (const held of heldMs) {
      await holdSources(running.direct, held)
      const asked = numbers.splice(0, visits + 1)
      measured.push({ held, ...(await searched(running, browser, asked, held)) })
    }
    await running.stop()
    return measured
  })
}

/** The first number warms up. */
function searched({ direct, desk }, browser, numbers, held) {
  const told = held === 0 ? '' : `, sources held for ${held} ms`
  return timed(`searching everything for ${numbers.length - 1} numbers${told}`, async () => {
    const rounds = []
    await inBox(browser, desk, async (find) => {
      for (const number of numbers)
        rounds.push({
          number,
          sources: await askSources(direct, number, held),
          box: await find(number),
        })
    })
    rounds.shift()
    const medianOf = (pick) => median(rounds.map(pick))
    const sources = Object.keys(rounds[0].sources).map((source) => ({
      source,
      ms: medianOf((round) => round.sources[source]),
    }))
    const slowest = sources.reduce((one, other) => (other.ms > one.ms ? other : one))
    const box = Object.fromEntries(
      Object.keys(rounds[0].box)
        .filter((figure) => figure !== 'reads')
        .map((figure) => [figure, medianOf((round) => round.box[figure])]),
    )
    return { rounds, median: { sources, slowest, box } }
  })
}

/** A page with the box open; `find` types a number into it and tells the figures of that. */
async function inBox(browser, { url, cookie }, use) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookiesOf(cookie, url))
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await page.goto(url + clientList, { waitUntil: 'networkidle' })
    await page.keyboard.press('Control+k')
    const input = page.locator('dialog[open] input')
    await input.waitFor()
    await use(async (number) => {
      await input.fill('')
      await sleep(emptyMs)
      await page.evaluate(watchBox, number)
      await page.keyboard.type(number)
      await page.waitForFunction(() => window.box.all !== undefined)
      return page.evaluate(figuresOfBox)
    })
  } finally {
    await context.close()
  }
}
