/** The axis of a chart from zero up: its ticks, in the unit that its labels are written in. */
export type ChartScale = { top: number; ticks: number[]; unit: 'one' | 'thousand' | 'million' }

const units = { one: 1, thousand: 1e3, million: 1e6 } as const
const niceSteps = [1, 2, 2.5, 5, 10]
const ticksMax = 5

/** An axis that holds an amount, by round steps; for drawing, never for reckoning. */
export function makeChartScale(most: number): ChartScale {
  const unit = most >= 2e6 ? 'million' : most >= 2e3 ? 'thousand' : 'one'
  if (most <= 0) return { top: 1, ticks: [0], unit }
  const rough = most / (ticksMax - 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = niceSteps.map((nice) => nice * power).find((nice) => nice >= rough)!
  const count = Math.ceil(most / step)
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, at) => at * step), unit }
}

/** A tick in its unit: `7,5`. */
export const labelTick = (tick: number, unit: ChartScale['unit']): string =>
  String(Number((tick / units[unit]).toPrecision(6))).replace('.', ',')
