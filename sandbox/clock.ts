/** Where the sandbox takes the time from, in milliseconds since 1970: the machine, or a test. */
export type Clock = { now: () => number }

export const realClock: Clock = { now: () => Date.now() }

/** The calendar date of a moment, as the upstream writes it. */
export const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The wall time of a moment in UTC, of whole seconds, as the distribution area writes it. */
export const wall = (moment: number) => new Date(moment).toISOString().slice(0, 19)

/** The calendar date some days from a moment. */
export const dateFrom = (moment: number, days: number) => dateOf(moment + days * 86_400_000)
