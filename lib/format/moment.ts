/** `14:20:41` of an instant, in the time zone of who reads it. Undefined on the server, whose zone is nobody's. */
export const clockTime = (instant: Date) => instant.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** `2026-03-12 14:20:41` of an instant, in the time zone of who reads it. */
export function dateAndTime(instant: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())} ${clockTime(instant)}`
}

/** `Tue 31 March` of a calendar date, which has no zone and is never shifted; the text itself where it is no date. */
export function dayInWords(calendarDate: string): string {
  const at = new Date(`${calendarDate}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return calendarDate
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at)
}

/** Today's calendar date where the reader is. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
