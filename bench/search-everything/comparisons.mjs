import { beside } from '../baseline-comparison.mjs'
import { everythingAims as aims } from '../servers/settings.mjs'

/** The box beside the slowest of its sources, asked directly, with and without its rest. */
export const ofEverything = (measured) =>
  measured.missing
    ? [{ figure: 'search everything', missing: measured.missing }]
    : measured.flatMap(ofPace)

function ofPace({ held, median: { slowest, box } }) {
  const told = held === 0 ? '' : `, sources held ${held} ms`
  const row = (figure, value) => ({
    ...beside(`search everything${told}: ${figure}`, value, 'ms', slowest.source, slowest.ms),
    share: value / slowest.ms,
  })
  const first = row('key to first result', box.first)
  return [
    {
      ...first,
      ...{ aim: `at most ${aims.timesSlowest} times`, met: first.share <= aims.timesSlowest },
    },
    row('the same without its rest', box.first - box.asked),
    row('its rest, key to question', box.asked),
    row('key to all results', box.all),
  ]
}
