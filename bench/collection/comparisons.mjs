import { beside, besideEmpty } from '../baseline-comparison.mjs'
import { ofGrids } from './grids.mjs'

export const listColumns = ['', 'p50 direct', 'p95 direct', 'p50 desk', 'p95 desk']

/** The lists of invoices, direct beside the desk. */
export const listRows = ({ reads }) =>
  (Array.isArray(reads) ? reads : []).map(({ name, median: { direct, desk } }) => [
    name,
    ...[direct.p50, direct.p95, desk.p50, desk.p95].map((ms) => ms.toFixed(2)),
  ])

/**
 * What the collection part measured, each figure beside its baseline of the run. Only that no valid
 * webhook is lost, the frames of its lists and the preview of a bulk action have aims.
 */
export const ofCollection = ({ missing, page, grids, reads, batches, events, crowd }) =>
  missing
    ? [{ figure: 'collection', missing }]
    : [
        ...besideEmpty('invoice page cold', 'painted', page),
        ...ofGrids(grids),
        ...ofReads(reads),
        ...ofBatches(batches),
        ...ofEvents(events),
        ...ofCrowd(crowd),
      ]

/** The parts that were taken or failed by themselves. */
export const partsOfCollection = ({ page, grids, reads, batches, events, crowd, ...whole }) => [
  whole,
  page,
  ...(grids?.scrolls ?? []),
  grids?.preview,
  reads,
  batches,
  events,
  crowd,
]

function ofReads(reads) {
  if (reads.missing) return [{ figure: 'lists of invoices', missing: reads.missing }]
  return reads.flatMap(({ name, median: { direct, desk } }) => [
    beside(`list of invoices: ${name}, p50`, desk.p50, 'ms', 'direct', direct.p50),
    beside(`list of invoices: ${name}, p95`, desk.p95, 'ms', 'direct', direct.p95),
  ])
}

function ofBatches(batches) {
  if (batches.missing) return [{ figure: 'corrections', missing: batches.missing }]
  const { rows, median } = batches
  const row = (figure, key) =>
    beside(
      `${rows} corrections: ${figure}`,
      median.desk[key],
      'ms',
      'bare client',
      median.direct[key],
    )
  return [row('accepted', 'accepted'), row('end is told', 'ended')]
}

function ofEvents(events) {
  if (events.missing) return [{ figure: 'event streams', missing: events.missing }]
  const { streams, seconds, delay, answered, perSecond, computed, alone, memory, heapOfOpen } =
    events
  const row = (figure, value, unit, against, baseline) =>
    beside(`${streams} streams: ${figure}`, value, unit, against, baseline)
  const { both } = alone
  return [
    row('from webhook to stream, p50', delay.p50, 'ms', 'answered alone', both.answered.p50),
    row('from webhook to stream, p95', delay.p95, 'ms', 'answered alone', both.answered.p95),
    row('webhook answered, p50', answered.p50, 'ms', 'alone', both.answered.p50),
    row('webhook answered, p95', answered.p95, 'ms', 'alone', both.answered.p95),
    row('webhooks', perSecond, '/s', 'alone', both.perSecond),
    row(`desk computing in ${seconds} s`, computed, 's', 'alone', alone.computed),
    row('memory at its most', memory.rss.most, 'MB', 'before', memory.rss.before),
    row('heap while they are open', heapOfOpen, 'MB', 'before', memory.heap.before),
    row('heap after', memory.heap.after, 'MB', 'before', memory.heap.before),
  ]
}

function ofCrowd(crowd) {
  if (crowd.missing) return [{ figure: 'every webhook stored', missing: crowd.missing }]
  const { perSecond, seconds, sent, answered, stored, rate, p50, p95 } = crowd
  const figure = (what) => `${perSecond} webhooks a second for ${seconds} s: ${what}`
  const all = (what, count) => ({
    ...beside(figure(what), count, 'webhooks', 'sent', sent),
    aim: 'all of them',
    met: count === sent,
  })
  return [
    all('answered 2xx', answered),
    all('stored', stored),
    beside(figure('answered'), rate, '/s', 'asked for', perSecond),
    beside(figure('answered, p95'), p95, 'ms', 'p50', p50),
  ]
}
