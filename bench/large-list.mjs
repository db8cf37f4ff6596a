import { Problem } from '../scripts/steps/user-error.mjs'
import { timed } from '../scripts/steps/with-timing.mjs'
import { customer, listVisits, searchRounds } from './servers/settings.mjs'
import { median, percentile } from './statistics.mjs'
import { visit } from './visit.mjs'

/**
 * What people type: names, parts of names, trades, numbers, e-mail addresses; many, few and no
 * customers; two letters and many.
 */
const searches = [
  ...['hansen', 'solheim', 'ingrid', 'bjørn', 'åsen', 'ås', 'or', 'zz', 'qwxz', 'rør'],
  ...[
    'elektro as',
    'båtservice',
    'ingrid hansen',
    'hansen rør',
    'faktura@',
    'example',
    'kari.moen@',
    '10777',
    '99999',
    '310',
  ],
]

/**
 * The list of a client with 100,000 customers: its first rows in a browser, beside those of the
 * seed's usual list, and its searches, beside the sandbox's own.
 */
export async function measureLargeList({ desks: [usual] }, large, browser) {
  return { rows: await rowsPainted(usual, large, browser), searches: await searched(large) }
}

async function rowsPainted(usual, large, browser) {
  const listOf = ({ url, cookie }) => ({
    url: `${url}/clients/${customer.clientNo}/customers`,
    cookie,
  })
  const painted = { large: [], usual: [] }
  await timed(`opening the list of 100,000 cold, ${listVisits} times`, async () => {
    for (let turn = 0; turn <= listVisits; turn += 1) {
      const small = await visit(browser, listOf(usual), hasRows)
      const many = await visit(browser, listOf(large.desk), hasRows)
      if (turn > 0) painted.usual.push(small.painted)
      if (turn > 0) painted.large.push(many.painted)
    }
  })
  return { ...painted, median: { large: median(painted.large), usual: median(painted.usual) } }
}

const hasRows = () => document.querySelector('main tbody td') !== null

/**
 * Each search goes directly to the sandbox and through the desk, one after the other. The first
 * round warms up.
 */
async function searched(large) {
  const taken = { direct: [], desk: [] }
  await timed(
    `searching 100,000 customers, ${searches.length} texts, ${searchRounds} rounds`,
    async () => {
      for (let round = 0; round <= searchRounds; round += 1) {
        for (const search of searches) {
          const direct = await directly(large.direct, search)
          const desk = await throughDesk(large.desk, search)
          if (direct.found !== desk.found)
            throw new Problem(
              `searching ${search}: the sandbox finds ${direct.found}, the desk ${desk.found}`,
            )
          if (round > 0) taken.direct.push({ search, ...direct })
          if (round > 0) taken.desk.push({ search, ...desk })
        }
      }
    },
  )
  return { ...taken, median: { direct: figuresOf(taken.direct), desk: figuresOf(taken.desk) } }
}

const query = (search) => ({ search, orderby: 'name', pageno: 1, pagesize: 50 })

const directly = ({ url, token }, search) =>
  answered(`${url}?${new URLSearchParams(query(search))}`, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  })

const throughDesk = ({ url, cookie }, search) =>
  answered(`${url}/api/read/listCustomers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-desk': '1', origin: url, cookie },
    body: JSON.stringify({ params: { clientno: customer.clientNo }, query: query(search) }),
  })

async function answered(url, request) {
  const started = performance.now()
  const answer = await fetch(url, request)
  const body = await answer.json()
  const ms = performance.now() - started
  const found = (body.value ?? body).summary?.totalCount
  if (!answer.ok || found === undefined)
    throw new Problem(`${url}: answers ${answer.status} without a list`)
  return { ms, found }
}

function figuresOf(taken) {
  const all = taken.map(({ ms }) => ms)
  return { p50: percentile(all, 0.5), p95: percentile(all, 0.95) }
}
