const inOslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' })

/** The day so many days from today, where the browsers of the tests are. */
export const inDays = (days: number): string =>
  new Date(Date.parse(inOslo.format(new Date())) + days * 86_400_000).toISOString().slice(0, 10)

/** Today by the clock of the sandbox, which is that of UTC. */
export const serviceDay = (): string => new Date().toISOString().slice(0, 10)
