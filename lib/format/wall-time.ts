/**
 * A time as it was sent, down to the minute and never shifted: `2026-03-12 14:31`. A zone that was sent stands behind it. A text of another form is shown
 * as it is.
 */
export function wallTime(sent: string): string {
  const [, day, minute, zone] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(sent) ?? []
  return day ? [day, minute, zone === 'Z' ? 'UTC' : zone].filter(Boolean).join(' ') : sent
}
