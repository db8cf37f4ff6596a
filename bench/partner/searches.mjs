import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { partnerRounds } from '../servers/settings.mjs'
import { percentile } from '../statistics.mjs'
import { readAtDesk, searchDirectly } from './ask.mjs'
import { questions } from './questions.mjs'

/**
 * Every question goes directly to the sandbox and through the desk, one after the other, round
 * after round; the first round warms up.
 *
 * @throws Problem when the two ways answer other rows, or none.
 */
export function measureSearches({ direct, desk }, store) {
  return timed(`searching on ${store}, ${partnerRounds} rounds`, async () => {
    const taken = questions.map(({ name }) => ({ name, direct: [], desk: [] }))
    for (let round = 0; round <= partnerRounds; round += 1) {
      for (const [index, { name, bodies }] of questions.entries()) {
        for (const body of bodies) {
          const there = await clocked(() => searchDirectly(direct, body))
          const here = await clocked(
            async () => (await readAtDesk(desk, 'searchInvoiceSummary', { body })).Rows,
          )
          refuseOtherRows(`${name}, ${JSON.stringify(body)}`, there.rows, here.rows)
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

async function clocked(ask) {
  const started = performance.now()
  const rows = await ask()
  return { ms: performance.now() - started, rows }
}

function refuseOtherRows(question, there, here) {
  const rowIds = (rows) => (rows ?? []).map(({ RowId }) => RowId).join()
  if (rowIds(there) === '') throw new Problem(`searching ${question}: nothing is found`)
  if (rowIds(there) !== rowIds(here))
    throw new Problem(`searching ${question}: the desk answers other rows than the sandbox`)
}

const figuresOf = (all) => ({ p50: percentile(all, 0.5), p95: percentile(all, 0.95) })
