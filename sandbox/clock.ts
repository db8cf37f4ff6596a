/** Where the sandbox takes the time from, in milliseconds since 1970: the machine, or a test. */
export type Clock = { now: () => number }

export const realClock: Clock = { now: () => Date.now() }

/** The calendar date of a moment, as the upstream writes it. */
export const toCalendarDate = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The wall time of a moment in UTC, of whole seconds, as the distribution area writes it. */
export const toUtcWallTime = (moment: number) => new Date(moment).toISOString().slice(0, 19)

/** The calendar date some days from a moment. */
export const toDatePlusDays = (moment: number, days: number) =>
  toCalendarDate(moment + days * 86_400_000)
