import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { askDirectly } from '../collection/ask.mjs'
import { readAtDesk } from '../partner/ask.mjs'
import { customer, items, ledgerRounds } from '../servers/settings.mjs'
import { percentile } from '../statistics.mjs'

const params = { clientno: customer.clientNo }
const page = { pageno: '1', pagesize: '100' }

/**
 * Lists of items and aging, directly at the sandbox and then through the desk, round after round;
 * the first round warms up.
 *
 * @throws Problem when the two ways answer otherwise, or nothing.
 */
export function measureReads({ direct, desk }) {
  return timed(`reading items and aging, ${ledgerRounds} rounds`, async () => {
    const taken = questions().map((question) => ({ ...question, direct: [], desk: [] }))
    for (let round = 0; round <= ledgerRounds; round += 1) {
      for (const { name, operation, path, queries, direct: there, desk: here } of taken) {
        for (const query of queries) {
          const one = await clocked(() =>
            askDirectly(direct, `${path}?${new URLSearchParams(query)}`),
          )
          const other = await clocked(() =>
            readAtDesk(desk, operation, { params, query: toNumbers(query) }),
          )
          refuseOther(`${name}, ${JSON.stringify(query)}`, one.shows, other.shows)
          if (round > 0) there.push(one.ms)
          if (round > 0) here.push(other.ms)
        }
      }
    }
    return taken.map(({ name, direct: there, desk: here }) => ({
      name,
      median: { direct: figuresOf(there), desk: figuresOf(here) },
    }))
  })
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
  if (there !== here) throw new Problem(`reading ${question}: the desk answers something else`)
}

const figuresOf = (all) => ({ p50: percentile(all, 0.5), p95: percentile(all, 0.95) })
