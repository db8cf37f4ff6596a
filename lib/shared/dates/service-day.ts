const inOslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' })

/**
 * The calendar date of an instant where the service and its customers are (assumed: Oslo;
 * interface.md writes times without a zone). It is never before the date in UTC, so days up to it hold
 * what a service that counts in UTC has written by then too.
 */
export const getServiceDay = (instant: Date): string => inOslo.format(instant)
