import { beside } from '../baseline-comparison.mjs'
import { peerAims as aims } from '../servers/settings.mjs'

const name = 'react-admin'

/** The desk beside the app of react-admin of the same run. */
export const ofPeer = ({ missing, steps, cold }) =>
  missing
    ? [{ figure: `beside ${name}`, missing }]
    : [
        ...(steps.missing
          ? [{ figure: 'page to page', missing: steps.missing }]
          : steps.map(ofStep)),
        ...(cold.missing
          ? [{ figure: 'search cold', missing: cold.missing }]
          : cold.flatMap(ofCold)),
      ]

/** The parts that were taken or failed by themselves. */
export const partsOfPeer = ({ steps, cold, ...whole }) => [whole, steps, cold]

function ofStep({ name: step, isSeen, median: { desk, peer } }) {
  const most = isSeen ? aims.seenMs : aims.pageMs
  return {
    ...shared(`page to page: ${step}`, desk, 'ms', peer),
    ...{ aim: `at most ${most} ms`, met: desk <= most },
  }
}

function ofCold({ name: place, hasAim, median: { desk, peer } }) {
  const row = (figure, unit, of) =>
    shared(`search cold at ${place}: ${figure}`, of(desk), unit, of(peer))
  const painted = row('rows painted', 'ms', (each) => each.painted)
  return [
    {
      ...painted,
      ...(hasAim && {
        aim: `at most ${aims.coldShare} of it`,
        met: painted.share <= aims.coldShare,
      }),
    },
    row('scripts and styles until painted', 'kB', ({ scripts, styles }) => scripts + styles),
    row('of that styles', 'kB', ({ styles }) => styles),
    row('blocking until painted', 'ms', ({ blocking }) => blocking),
    row('elements', 'elements', ({ nodes }) => nodes),
  ]
}

/** A baseline of nothing has no share. */
const shared = (figure, value, unit, baseline) => ({
  ...beside(figure, value, unit, name, baseline),
  ...(baseline > 0 && { share: value / baseline }),
})
