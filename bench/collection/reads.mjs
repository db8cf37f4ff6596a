import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { readAtDesk } from '../partner/ask.mjs'
import { collectionRounds, organizationId } from '../servers/settings.mjs'
import { percentile } from '../statistics.mjs'
import { listDirectly } from './ask.mjs'

/**
 * Pages of the list of invoices, directly at the sandbox and then through the desk, round after
 * round; the first round warms up.
 *
 * @param tokens those of all pages, by depth.
 * @throws Problem when the two ways answer other invoices, or none.
 */
export function measureReads({ direct, desk }, tokens) {
  const questions = questionsOf(tokens)
  return timed(`reading lists of invoices, ${collectionRounds} rounds`, async () => {
    const taken = questions.map(({ name }) => ({ name, direct: [], desk: [] }))
    for (let round = 0; round <= collectionRounds; round += 1) {
      for (const [index, { name, queries }] of questions.entries()) {
        for (const query of queries) {
          const there = await clocked(() => listDirectly(direct, query))
          const here = await clocked(() =>
            readAtDesk(desk, 'listCollectionInvoices', { params: { organizationId }, query }),
          )
          refuseOtherInvoices(`${name}, ${JSON.stringify(query)}`, there.ids, here.ids)
          if (round > 0) taken[index].direct.push(there.ms)
          if (round > 0) taken[index].desk.push(here.ms)
        }
      }
    }
    return taken.map((each) => ({
      ...each,
      median: { direct: figuresOf(each.direct), desk: figuresOf(each.desk) },
    }))
  })
}

/** Each question in four forms. */
const questionsOf = (tokens) => [
  { name: 'first page', queries: Array(4).fill({}) },
  {
    name: 'deep page',
    queries: [0.25, 0.5, 0.75, 0.95].map((share) => ({
      PageToken: tokens[Math.floor(tokens.length * share)],
    })),
  },
  {
    name: 'status',
    queries: ['OPEN', 'PAUSED', 'CLOSED', 'WITHDRAWN'].map((Status) => ({ Status })),
  },
]

async function clocked(ask) {
  const started = performance.now()
  const { data } = await ask()
  return { ms: performance.now() - started, ids: data.map(({ id }) => id).join() }
}

function refuseOtherInvoices(question, there, here) {
  if (there === '') throw new Problem(`listing ${question}: nothing is found`)
  if (there !== here)
    throw new Problem(`listing ${question}: the desk answers other invoices than the sandbox`)
}

const figuresOf = (all) => ({ p50: percentile(all, 0.5), p95: percentile(all, 0.95) })
