/** A figure beside its baseline of the same run. */
export const beside = (figure, value, unit, against, baseline) => ({
  figure,
  value,
  unit,
  against,
  baseline,
  difference: value - baseline,
})

/**
 * The figures of a page that was opened cold, beside the empty page; `painted` names what was
 * waited for.
 */
export function besideEmpty(name, painted, cold) {
  if (cold.missing) return [{ figure: name, missing: cold.missing }]
  const { page, empty } = cold.median
  const row = (figure, key, unit) =>
    beside(`${name}: ${figure}`, page[key], unit, 'empty page', empty[key])
  return [
    row(painted, 'painted', 'ms'),
    row('first byte', 'firstByte', 'ms'),
    row('blocking until painted', 'blocking', 'ms'),
    row('scripts asked for until painted', 'scripts', 'kB'),
    row('scripts with all that follows', 'scriptsInAll', 'kB'),
  ]
}
