/** A day as people write it here, day first with points, slashes or dashes, in the one form that is sent: `31.12.2026` is 2026-12-31. Anything else as it is. */
export function isoDay(typed: string): string {
  const [, day, month, year] = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4})\s*$/.exec(typed) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
}
