import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { inProject } from '../scripts/steps/root.mjs'
import { listColumns, listRows, ofCollection } from './collection/comparisons.mjs'
import { ofImport } from './file-import/comparisons.mjs'
import { ofTracking } from './invoice-tracking/comparisons.mjs'
import { ofLedger } from './ledger/comparisons.mjs'
import { ofPartner, searchColumns, searchRows } from './partner/comparisons.mjs'
import { ofPeer } from './peer/comparisons.mjs'
import { ofEverything } from './search-everything/comparisons.mjs'
import { aims, heldUpMost, listedRows, quick } from './servers/settings.mjs'
import { median } from './statistics.mjs'
import { table } from './table.mjs'
import { ofUbl } from './ubl/comparisons.mjs'

/**
 * Prints what was measured, and how it stands to its baseline and aim; writes all of it, every
 * round, as JSON.
 */
export function report({ usual, ...parts }) {
  const {
    reads,
    loop,
    pages,
    returns,
    partner,
    collection,
    tracking,
    ledger,
    peer,
    everything,
    imported,
    ubl,
  } = parts
  const comparisons = [
    ...(reads ? readsTold(reads).flatMap(([title, taken]) => ofReads(title, taken)) : []),
    ...(loop ? ofEventLoop(loop) : []),
    ...(usual ? ofUsual(usual) : []),
    ...(pages ? ofPages(pages) : []),
    ...(returns ? ofReturns(returns) : []),
    ...(partner ? ofPartner(partner) : []),
    ...(collection ? ofCollection(collection) : []),
    ...(tracking ? ofTracking(tracking) : []),
    ...(ledger ? ofLedger(ledger) : []),
    ...(peer ? ofPeer(peer) : []),
    ...(everything ? ofEverything(everything) : []),
    ...(imported ? ofImport(imported) : []),
    ...(ubl ? ofUbl(ubl) : []),
  ]
  if (reads)
    for (const [title, taken] of readsTold(reads))
      console.log(`\n${title} (milliseconds)\n\n${table(readColumns, taken.map(readRow))}`)
  if (partner)
    console.log(
      `\nSearching ${partner.transactions} transactions (milliseconds)\n\n${table(searchColumns, searchRows(partner))}`,
    )
  if (collection?.reads)
    console.log(
      `\nListing ${collection.invoices} invoices on ${collection.store} (milliseconds)\n\n${table(listColumns, listRows(collection))}`,
    )
  console.log(
    `\nBeside the baseline\n\n${table(comparisonColumns, comparisons.map(comparisonRow))}`,
  )

  const at = new Date().toISOString()
  const file = `bench/results/${at.replaceAll(':', '-')}.json`
  mkdirSync(inProject('bench/results'), { recursive: true })
  const machine = { node: process.versions.node, cores: cpus().length, processor: cpus()[0]?.model }
  writeFileSync(
    inProject(file),
    `${JSON.stringify({ at, quick, machine, comparisons, ...usual, ...parts }, null, 2)}\n`,
  )
  console.log(`\nAll of it: ${file}${quick ? ' (quick: too short to quote)' : ''}`)
}

const readsTold = ({ one, hundred }) => [
  ['Reading one customer', one],
  [`Reading a list of ${listedRows}`, hundred],
]

const ofUsual = ({ scripts, start, list }) => [
  ...ofScripts(scripts),
  ofStart(start),
  ...ofList(list),
]

const readColumns = ['', 'p50 at 1', 'p95 at 1', 'p50 at 50', 'p95 at 50', 'requests/s at 50']

function readRow({ name, median: { at1, at50 } }) {
  return [
    name,
    ...[at1.p50, at1.p95, at50.p50, at50.p95].map((ms) => ms.toFixed(2)),
    at50.perSecond.toFixed(0),
  ]
}

/** What the desk costs, round by round against the bare app of the same round, then the median. */
function ofReads(title, [direct, bare, ...desks]) {
  return desks.flatMap((desk) => {
    const more = median(desk.at1.map(({ p50 }, round) => p50 - bare.at1[round].p50))
    const share = median(
      desk.at50.map(({ perSecond }, round) => perSecond / bare.at50[round].perSecond),
    )
    return [
      compared(
        `${title}, ${desk.name}: p50 at 1`,
        desk.median.at1.p50,
        'ms',
        bare,
        bare.median.at1.p50,
        more,
        aims.p50More,
        more <= aims.p50More,
      ),
      compared(
        `${title}, ${desk.name}: p50 at 1`,
        desk.median.at1.p50,
        'ms',
        direct,
        direct.median.at1.p50,
        desk.median.at1.p50 - direct.median.at1.p50,
      ),
      {
        ...compared(
          `${title}, ${desk.name}: at 50`,
          desk.median.at50.perSecond,
          '/s',
          bare,
          bare.median.at50.perSecond,
        ),
        share,
        aim: `at least ${aims.requestsShare} of it`,
        met: share >= aims.requestsShare,
      },
      {
        ...compared(
          `${title}, ${desk.name}: at 50`,
          desk.median.at50.perSecond,
          '/s',
          direct,
          direct.median.at50.perSecond,
        ),
        share: desk.median.at50.perSecond / direct.median.at50.perSecond,
      },
    ]
  })
}

const ofEventLoop = (rows) =>
  rows.map(({ name, kilobytes, answered, desk, bare }) => ({
    ...compared(
      `held up by ${name} (${kilobytes.toFixed(0)} kB, ${answered})`,
      desk,
      'ms',
      { name: 'bare app' },
      bare,
      desk - bare,
    ),
    ...{ aim: `at most ${heldUpMost} ms`, met: desk <= heldUpMost },
  }))

/** What was there before, painted again, beside its first time. */
const ofReturns = (pairs) =>
  Object.entries(pairs).flatMap(
    ([
      name,
      {
        median: { first, back, again },
      },
    ]) =>
      Object.entries({ 'the list again': back, 'the page again': again }).map(
        ([figure, value]) => ({
          ...compared(
            `back and forth, ${name}: ${figure}`,
            value,
            'ms',
            { name: 'its page the first time' },
            first,
            value - first,
          ),
          aim: `at most ${aims.returnMs} ms`,
          met: value <= aims.returnMs,
        }),
      ),
  )

function ofScripts([empty, ...pages]) {
  return pages.map(({ route, kilobytes }) => {
    const more = kilobytes - empty.kilobytes
    const met = more <= aims.scriptsMore && kilobytes <= aims.scriptsInAll
    const row = compared(
      `scripts of ${route}`,
      kilobytes,
      'kB',
      { name: empty.route },
      empty.kilobytes,
      more,
      aims.scriptsMore,
      met,
    )
    return { ...row, aim: `${row.aim}, ${aims.scriptsInAll} in all` }
  })
}

function ofStart({ first, later }) {
  const seconds = median(later)
  const row = compared('npm start again', seconds, 's', { name: 'the first' }, first)
  return {
    ...row,
    share: seconds / first,
    aim: `at most ${aims.secondsToReady} s`,
    met: seconds <= aims.secondsToReady,
  }
}

function ofPages({ median }) {
  const { emptyLoaded, emptyKilobytes } = median
  const empty = { name: 'empty page, loaded' }
  const beside = (name, editable, kilobytes) => [
    compared(`${name} cold: editable`, editable, 'ms', empty, emptyLoaded, editable - emptyLoaded),
    compared(
      `${name} cold: scripts`,
      kilobytes,
      'kB',
      empty,
      emptyKilobytes,
      kilobytes - emptyKilobytes,
    ),
  ]
  return [
    ...beside('customer page', median.editable, median.kilobytes),
    ...beside('form of an invoice', median.formEditable, median.formKilobytes),
  ]
}

function ofList({ rows, searches }) {
  const { direct, desk } = searches.median
  const beside = (figure, value, name, baseline) =>
    compared(`list of 100,000: ${figure}`, value, 'ms', { name }, baseline, value - baseline)
  return [
    beside('rows painted', rows.median.large, 'list of 2,600', rows.median.usual),
    beside('search p50', desk.p50, 'direct search', direct.p50),
    beside('search p95', desk.p95, 'direct search', direct.p95),
  ]
}

function compared(figure, value, unit, { name }, baseline, difference, most, met) {
  return {
    figure,
    value,
    unit,
    against: name,
    baseline,
    difference,
    ...(most !== undefined && { aim: `at most ${most} more`, met }),
  }
}

const comparisonColumns = ['', 'figure', 'baseline', '', 'difference', 'aim', '']

function comparisonRow({
  figure,
  missing,
  value,
  unit,
  against,
  baseline,
  difference,
  share,
  aim,
  met,
}) {
  if (missing) return [figure, 'not taken', '', missing, '', '', '']
  const shown = (number) => `${number.toFixed(decimalsOf[unit] ?? 2)} ${unit}`
  const beside =
    share === undefined
      ? `${difference < 0 ? '' : '+'}${shown(difference)}`
      : `× ${share.toFixed(2)}`
  return [
    figure,
    shown(value),
    shown(baseline),
    against,
    beside,
    aim ?? '',
    met === undefined ? '' : met ? 'met' : 'NOT MET',
  ]
}

const decimalsOf = { '/s': 0, kB: 1, MB: 1, elements: 0, frames: 0, tasks: 0, webhooks: 0 }
