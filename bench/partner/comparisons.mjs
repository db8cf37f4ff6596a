import { beside } from '../baseline-comparison.mjs'
import { compareScroll } from '../grid-scroll.mjs'
import { partnerAims as aims, gridAims } from '../servers/settings.mjs'
import { aimedQuestion } from './questions.mjs'

export const searchColumns = ['', 'p50 direct', 'p95 direct', 'p50 desk', 'p95 desk']

/** The searches of every store, direct beside the desk. */
export const searchRows = ({ stores }) =>
  stores.flatMap(({ name, searches }) =>
    takenOf(searches).map((each) => {
      const { direct, desk } = each.median
      return [
        `${name}: ${each.name}`,
        ...[direct.p50, direct.p95, desk.p50, desk.p95].map((ms) => ms.toFixed(2)),
      ]
    }),
  )

/** What the partner part measured, each figure beside its baseline of the run and with its aim. */
export const ofPartner = ({ stores, pages }) => [
  ...ofSeeds(stores),
  ...stores.flatMap(ofStore),
  ...ofPages(pages),
]

/** The parts that were taken or failed by themselves. */
export const partsOfPartner = ({ stores, pages }) => [
  ...stores,
  ...stores.flatMap(({ searches, exported }) => [searches, exported]),
  pages?.cold,
  pages?.scroll,
]

const takenOf = (part) => (Array.isArray(part) ? part : [])

/** A store's seconds to be filled, beside the other one's. */
function ofSeeds(stores) {
  return stores.map(({ name, seedSeconds, missing }) => {
    const figure = `seed on ${name}`
    if (missing) return { figure, missing }
    const other = stores.find((each) => each.name !== name && each.seedSeconds !== undefined)
    return beside(
      figure,
      seedSeconds,
      's',
      other ? `on ${other.name}` : 'no other store',
      other?.seedSeconds ?? seedSeconds,
    )
  })
}

function ofStore({ name, missing, searches, exported }) {
  if (missing) return [{ figure: `searches and export on ${name}`, missing }]
  return [...ofSearches(name, searches), ...ofExport(name, exported)]
}

function ofSearches(store, searches) {
  if (searches.missing) return [{ figure: `search on ${store}`, missing: searches.missing }]
  return searches.map(({ name, median: { direct, desk } }) => {
    const row = beside(`${store}: ${name}, p50`, desk.p50, 'ms', 'direct', direct.p50)
    const isAimed = store === 'PostgreSQL' && name === aimedQuestion
    return isAimed
      ? { ...row, aim: `direct at most ${aims.searchP50} ms`, met: direct.p50 <= aims.searchP50 }
      : row
  })
}

function ofExport(store, exported) {
  if (exported.missing) return [{ figure: `export on ${store}`, missing: exported.missing }]
  const { perSecond, bare, memory } = exported
  const share = perSecond / bare.perSecond
  const grown = (figure, value, { before, growth }) => ({
    ...beside(`export on ${store}: ${figure}`, value, 'MB', 'before', before),
    aim: `under ${aims.growth} MB more`,
    met: growth < aims.growth,
  })
  return [
    {
      ...beside(`export on ${store}: rows`, perSecond, '/s', 'bare client', bare.perSecond),
      share,
      aim: `at least ${aims.exportShare} of it`,
      met: share >= aims.exportShare,
    },
    grown('memory at its most', memory.rss.most, memory.rss),
    grown('heap after', memory.heap.after, memory.heap),
  ]
}

function ofPages(pages) {
  if (!pages)
    return [{ figure: 'partner search: page and scrolling', missing: 'no store could be filled' }]
  const { cold, scroll } = pages
  return [
    ...(cold.missing
      ? [{ figure: 'partner search cold', missing: cold.missing }]
      : cold.flatMap(ofCold)),
    ...(scroll.missing
      ? [{ figure: 'scrolling', missing: scroll.missing }]
      : compareScroll('partner search', scroll, gridAims)),
  ]
}

function ofCold({ rate, median: { page, table } }) {
  const row = (figure, key, unit) =>
    beside(`partner search cold at ${rate}×: ${figure}`, page[key], unit, 'bare table', table[key])
  const atMost = (compared, most) => ({
    ...compared,
    aim: `at most ${most} ${compared.unit}`,
    met: compared.value <= most,
  })
  const painted = row('rows painted', 'painted', 'ms')
  const share = page.painted / table.painted
  return [
    { ...painted, share, aim: `at most ${aims.timesBare} times`, met: share <= aims.timesBare },
    row('first byte', 'firstByte', 'ms'),
    row('answers to keys', 'live', 'ms'),
    atMost(row('blocking until painted', 'blocking', 'ms'), aims.blocking),
    atMost(row('blocking until it answers', 'blockingUntilLive', 'ms'), aims.blocking),
    atMost(row('scripts asked for until painted', 'scripts', 'kB'), aims.scripts),
    row('scripts with all that follows', 'scriptsInAll', 'kB'),
    atMost(row('elements', 'nodes', 'elements'), aims.nodes),
  ]
}
