import type { Translate } from '@/lib/shared/i18n/translate'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * `12 s ago`, `3 min ago`, `2 h ago` of what is so many milliseconds old. What comes from a clock
 * that goes ahead is new.
 */
export function formatAge(t: Translate, ms: number): string {
  const countFull = (unit: number) => Math.floor(ms / unit)
  if (ms < 1_000) return t('states.age.now')
  if (ms < minuteMs) return t('states.age.seconds', { count: countFull(1_000) })
  if (ms < hourMs) return t('states.age.minutes', { count: countFull(minuteMs) })
  return ms < dayMs
    ? t('states.age.hours', { count: countFull(hourMs) })
    : t('states.age.days', { count: countFull(dayMs) })
}

const lengthUnits = [
  ['days', dayMs],
  ['hours', hourMs],
  ['minutes', minuteMs],
  ['seconds', 1_000],
] as const

/** `3 h` of a length of time, in its greatest full unit; less than a second counts as one. */
export function formatLength(t: Translate, ms: number): string {
  const [unit, size] = lengthUnits.find(([, each]) => ms >= each) ?? lengthUnits.at(-1)!
  return t(`states.length.${unit}`, { count: Math.max(1, Math.floor(ms / size)) })
}
