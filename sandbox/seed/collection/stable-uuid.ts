import { createHash } from 'node:crypto'

/** A UUID that is the same each time for the same words. */
export function makeStableUuid(...words: (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
