import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { askDirectly } from '../collection/ask.mjs'
import { readAtDesk } from '../partner/ask.mjs'
import { customer, items, ledgerRounds } from '../servers/settings.mjs'
import { percentile } from '../statistics.mjs'

const params = { clientno: customer.clientNo }
const page = { pageno: '1', pagesize: '100' }

/**
 * Lists of items and aging, directly at the sandbox, through the bare app and then through the desk,
 * round after round; the first round warms up.
 *
 * @throws Problem when the ways answer otherwise, or nothing.
 */
export function measureReads({ direct, bare, desk }) {
  return timed(`reading items and aging, ${ledgerRounds} rounds`, async () => {
    const taken = questions().map((question) => ({ ...question, direct: [], bare: [], desk: [] }))
    for (let round = 0; round <= ledgerRounds; round += 1) {
      for (const { name, operation, path, queries, ...told } of taken) {
        for (const query of queries) {
          const address = `${path}?${new URLSearchParams(query)}`
          const ways = {
            direct: await clocked(() => askDirectly(direct, address)),
            bare: await clocked(() => askBare(bare, address)),
            desk: await clocked(() =>
              readAtDesk(desk, operation, { params, query: toNumbers(query) }),
            ),
          }
          for (const way of ['bare', 'desk'])
            refuseOther(`${name}, ${JSON.stringify(query)}`, ways.direct.shows, ways[way].shows)
          if (round > 0) for (const [way, { ms }] of Object.entries(ways)) told[way].push(ms)
        }
      }
    }
    return taken.map(({ name, ...told }) => ({
      name,
      median: {
        direct: figuresOf(told.direct),
        bare: figuresOf(told.bare),
        desk: figuresOf(told.desk),
      },
    }))
  })
}

/** The same through a handler of the bare app, which checks nothing. */
async function askBare({ url }, path) {
  const answer = await fetch(`${url}/api/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path }),
  })
  if (!answer.ok) throw new Problem(`${url}: answers ${answer.status} to ${path}`)
  return answer.json()
}

/** What a page of the desk asks for: the list as it opens, its pages and filters, and aging. */
const questions = () => [
  list('first page', Array(4).fill({})),
  list(
    'deep page',
    ['25', '50', '75', '99'].map((pageno) => ({ pageno })),
  ),
  list(
    'status',
    ['OPEN', 'PARTLY_PAID', 'PAID'].map((status) => ({ status })),
  ),
  list(
    'customer',
    ['10001', '10500', '11000', '12000'].map((customerno) => ({ customerno })),
  ),
  list(
    'document number',
    [0.1, 0.4, 0.7, 1].map((share) => ({ documentno: `L${Math.floor(items * share)}` })),
  ),
  list('due in a month', [{ duefrom: '2026-03-01', dueto: '2026-03-31' }]),
  {
    ...{ name: 'aging', operation: 'listAdbIntervals', path: '/insights/adb' },
    queries: [{ asof: '2026-10-31' }],
  },
]

const list = (name, queries) => ({
  ...{ name, operation: 'listArItems', path: '/aritems' },
  queries: queries.map((query) => ({ ...page, ...query })),
})

/** A number of a page is one in what the desk is asked. */
const toNumbers = ({ pageno, pagesize, ...query }) => ({
  ...query,
  ...(pageno && { pageno: Number(pageno), pagesize: Number(pagesize) }),
})

async function clocked(ask) {
  const started = performance.now()
  const { arItems, adbIntervals } = await ask()
  const ms = performance.now() - started
  const shows = arItems
    ? arItems.map(({ arItemId }) => arItemId)
    : (adbIntervals ?? []).map(({ amount }) => amount)
  return { ms, shows: shows.join() }
}

function refuseOther(question, there, here) {
  if (there === '') throw new Problem(`reading ${question}: nothing is found`)
  if (there !== here) throw new Problem(`reading ${question}: it is answered otherwise`)
}

const figuresOf = (all) => ({ p50: percentile(all, 0.5), p95: percentile(all, 0.95) })
