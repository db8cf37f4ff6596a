import { beside } from '../baseline-comparison.mjs'

/** So long may a read through the desk take, of asking the sandbox directly (p50). */
const readMost = 1.3

/** What the ledger part measured, each figure beside its baseline of the run. */
export const ofLedger = ({ missing, reads, page }) =>
  missing ? [{ figure: 'ledger', missing }] : [...ofReads(reads), ...ofPage(page)]

/** The parts that failed by themselves. */
export const partsOfLedger = ({ reads, page, ...whole }) => [whole, reads, page]

function ofReads(reads) {
  if (reads.missing) return [{ figure: 'items and aging', missing: reads.missing }]
  return reads.flatMap(({ name, median: { direct, bare, desk } }) => [
    {
      ...beside(`items: ${name}, p50`, desk.p50, 'ms', 'direct', direct.p50),
      aim: `at most ${readMost} ×`,
      met: desk.p50 <= readMost * direct.p50,
    },
    beside(`items: ${name}, p50`, desk.p50, 'ms', 'bare handler', bare.p50),
    beside(`items: ${name}, bare handler, p50`, bare.p50, 'ms', 'direct', direct.p50),
    beside(`items: ${name}, p95`, desk.p95, 'ms', 'direct', direct.p95),
  ])
}

function ofPage(page) {
  if (page.missing) return [{ figure: 'items page cold', missing: page.missing }]
  const { items, search } = page.median
  const row = (figure, key, unit) =>
    beside(`items page cold: ${figure}`, items[key], unit, 'search page', search[key])
  return [
    row('rows painted', 'painted', 'ms'),
    row('blocking until painted', 'blocking', 'ms'),
    row('scripts asked for until painted', 'scripts', 'kB'),
  ]
}
