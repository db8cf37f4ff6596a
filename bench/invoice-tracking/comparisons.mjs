import { beside, besideEmpty } from '../baseline-comparison.mjs'

/**
 * What the tracking page of an invoice measured, each figure beside its baseline of the run.
 * Nothing of it is an aim.
 */
export const ofTracking = ({ missing, page, watching, atDesks }) =>
  missing
    ? [{ figure: 'tracking page', missing }]
    : [
        ...besideEmpty('tracking page cold', 'sentence painted', page),
        ...ofWatching(watching),
        ...(atDesks ? ofDesks(atDesks) : []),
      ]

/** The parts that were taken or failed by themselves. */
export const partsOfTracking = ({ page, watching, atDesks, ...whole }) => [
  whole,
  page,
  watching,
  ...(atDesks ? [atDesks] : []),
]

function ofWatching(watching) {
  if (watching.missing) return [{ figure: 'watching', missing: watching.missing }]
  const { people, apart, together, memory } = watching
  const row = (figure, value, unit, against, baseline) =>
    beside(`${people} people watching ${figure}`, value, unit, against, baseline)
  return [
    row('their own: upstream asked', apart.upstream, '/s', 'desk asked', apart.asked),
    row('their own: answered, p95', apart.p95, 'ms', 'p50', apart.p50),
    row('one: upstream asked', together.upstream, '/s', 'desk asked', together.asked),
    row('one: answered, p95', together.p95, 'ms', 'p50', together.p50),
    row('their own: memory at its most', memory.rss.most, 'MB', 'before', memory.rss.before),
    row('their own: heap after', memory.heap.after, 'MB', 'before', memory.heap.before),
  ]
}

function ofDesks(atDesks) {
  if (atDesks.missing) return [{ figure: 'watching at two desks', missing: atDesks.missing }]
  const row = (figure, value, unit, against, baseline) =>
    beside(`watching one at two desks: ${figure}`, value, unit, against, baseline)
  return [
    row('upstream asked', atDesks.upstream * 60, '/min', 'desks asked', atDesks.asked * 60),
    row('answered, p95', atDesks.p95, 'ms', 'p50', atDesks.p50),
  ]
}
