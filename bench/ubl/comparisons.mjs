import { beside } from '../baseline-comparison.mjs'
import { ublAim } from '../servers/settings.mjs'

/** A document read, and read and judged, beside the parser alone. */
export function ofUbl({ count, kilobytes, median: { bare, read, judged } }) {
  const told = `${count} UBL documents of ${kilobytes.toFixed(1)} kB`
  return [
    beside(`${told}: each read`, read, 'ms', 'parser alone', bare),
    {
      ...beside(`${told}: each read and judged`, judged, 'ms', 'parser alone', bare),
      ...{ aim: `at most ${ublAim} ms`, met: judged <= ublAim },
    },
  ]
}
