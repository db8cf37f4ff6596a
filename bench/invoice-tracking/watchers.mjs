import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { grown } from '../partner/memory.mjs'
import { personOfLead, support, watching } from '../servers/settings.mjs'
import { signInOften } from '../sign-in.mjs'
import { percentile } from '../statistics.mjs'
import { pending, statusesAsked } from './requests.mjs'

const firstMs = 2_000
const longestMs = 60_000

/** What they are answered is not shared between the two. */
const ofDifferentRights = [personOfLead, support]

/**
 * People who watch invoices that stay under way, each as an open page does: asking after two
 * seconds, then ever more seldom. Once each their own invoice, once all of them one. Beside what
 * the desk is asked stands what it asks the upstream.
 *
 * @throws Problem when a page is not answered.
 */
export async function measureWatching(running) {
  const { people, seconds } = watching
  const cookies = await timed(`signing in ${people} times`, () =>
    signInOften(running.desk.url, people, ofDifferentRights),
  )
  return timed(
    `${people} people watching ${people} invoices for ${seconds} s, then one invoice`,
    async () => {
      const own = await Promise.all(cookies.map(() => pending(running)))
      const { value: apart, memory } = await grown(() => watched(running, cookies, own))
      const one = await pending(running)
      const together = await watched(
        running,
        cookies,
        cookies.map(() => one),
      )
      return { people, seconds, apart, together, memory }
    },
  )
}

/**
 * The same people watching one invoice, each at the desk whose turn it is. The desks share a store,
 * and so the sessions.
 *
 * @throws Problem when a page is not answered.
 */
export async function measureWatchingAtDesks(running, urls) {
  const cookies = await timed(`signing in ${watching.people} times`, () =>
    signInOften(urls[0], watching.people, ofDifferentRights),
  )
  const one = await pending(running)
  return timed(
    `${watching.people} people watching one invoice at ${urls.length} desks for ${watching.seconds} s`,
    () =>
      watched(
        running,
        cookies,
        cookies.map(() => one),
        urls,
      ),
  )
}

async function watched(running, cookies, receipts, urls = [running.desk.url]) {
  const before = await statusesAsked(running)
  const until = performance.now() + watching.seconds * 1_000
  // People of both rights sit at every desk: they take turns too.
  const deskOf = (at) => urls[Math.floor(at / 2) % urls.length]
  const times = (
    await Promise.all(receipts.map((receipt, at) => watch(deskOf(at), cookies[at], receipt, until)))
  ).flat()
  const upstream = (await statusesAsked(running)) - before
  const perSecond = (count) => count / watching.seconds
  return {
    asked: perSecond(times.length),
    upstream: perSecond(upstream),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  }
}

async function watch(url, cookie, Identifier, until) {
  const times = []
  // Pages are opened at different moments.
  await sleep(Math.random() * firstMs)
  for (
    let pause = firstMs;
    performance.now() + pause < until;
    pause = Math.min(longestMs, pause * 1.5)
  ) {
    await sleep(pause)
    const begun = performance.now()
    const answer = await fetch(`${url}/api/read/getInvoiceStatus`, {
      method: 'POST',
      headers: {
        cookie,
        origin: url,
        'content-type': 'application/json',
        'x-desk': '1',
        'x-desk-asked-by': 'itself',
      },
      body: JSON.stringify({ body: { Identifier } }),
    })
    const { ok } = await answer.json()
    if (!ok) throw new Problem(`watching: answers ${answer.status}`)
    times.push(performance.now() - begun)
  }
  return times
}
