import { Agent, request as httpRequest } from 'node:http'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { loopRounds, personOfLead } from '../servers/settings.mjs'
import { signIn } from '../sign-in.mjs'
import { largestRequests } from './largest-requests.mjs'

/**
 * How long the largest request of each kind keeps everybody else waiting: the longest answer of the
 * desk to a probe that asks whether it lives, over and over, while the request is answered. Beside
 * it the same bytes at the bare app, probed likewise. They take turns; a figure is the longest of
 * its rounds.
 *
 * @returns rows `{ name, kilobytes, answered, desk, bare }`: thousands of characters sent, the
 *   desk's status, milliseconds.
 * @throws Problem when the desk does not take one of them.
 */
export async function measureEventLoop({ bare, desks: [desk] }) {
  const cookie = await signIn(desk.url, personOfLead)
  const requests = largestRequests()
  return timed(`${requests.length} largest requests, ${loopRounds} rounds`, async () => {
    for (const each of requests) {
      await heldUpDesk(each, desk, cookie)
      await heldUp(bare.url, atBare(each))
    }
    const rows = []
    for (const each of requests) rows.push(await measured(each, { desk, bare, cookie }))
    return rows
  })
}

/**
 * A page, or what a read or an action says that it did: a request that is refused at once would
 * measure nothing.
 */
const isTaken = ({ status, text }) => status === 200 && !/"ok":false/.test(text)

async function measured(each, { desk, bare, cookie }) {
  const [atTheDesk, atTheBare] = [[], []]
  let answered = 0
  for (let round = 0; round < loopRounds; round += 1) {
    const here = await heldUpDesk(each, desk, cookie)
    atTheDesk.push(here.longest)
    answered = here.status
    if (!isTaken(here) && !(each.isRefused && answered < 500))
      throw new Problem(`${each.name}: the desk answers ${answered} ${here.text.slice(0, 200)}`)
    atTheBare.push((await heldUp(bare.url, atBare(each))).longest)
  }
  const { body, path } = each.request()
  return {
    name: each.name,
    kilobytes: (body?.length ?? path.length) / 1_000,
    answered,
    desk: Math.max(...atTheDesk),
    bare: Math.max(...atTheBare),
  }
}

/**
 * The same at the desk. What the request began and would go on after it is ended, so that the next
 * round finds the desk as this one did.
 */
async function heldUpDesk({ request }, desk, cookie) {
  const { end, ...asked } = request()
  const held = await heldUp(desk.url, atDesk(asked, desk, cookie))
  if (end) await heldUp(desk.url, atDesk(end, desk, cookie))
  return held
}

function atDesk({ isAnonymous, headers, ...rest }, { url }, cookie) {
  return { ...rest, headers: { ...headers, origin: url, ...(!isAnonymous && { cookie }) } }
}

/**
 * A page by its address has no body: the bare app is asked for its empty page at an address as
 * long.
 */
function atBare({ request }) {
  const { method, path, headers, body } = request()
  const own = { 'content-type': headers['content-type'] ?? 'text/plain' }
  return method === 'GET'
    ? { method, path: `/?${path.split('?')[1]}`, headers: {} }
    : { method, path: '/api/take', headers: own, body }
}

/** The longest wait of the probe while one request is answered, in milliseconds, and the answer. */
async function heldUp(url, { path, ...request }) {
  let isOver = false
  const answered = fetch(`${url}${path}`, { ...request, redirect: 'manual' }).then(
    async (answer) => {
      return { status: answer.status, text: await answer.text() }
    },
  )
  const ended = answered.finally(() => {
    isOver = true
  })
  let longest = 0
  while (!isOver) longest = Math.max(longest, await probed(url))
  return { longest, ...(await ended) }
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Milliseconds until the server has answered that it lives. */
function probed(url) {
  const startedAt = performance.now()
  return new Promise((done, refuse) => {
    const asked = httpRequest(`${url}/api/health/live`, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => done(performance.now() - startedAt))
    })
    asked.once('error', refuse)
    asked.end()
  })
}
