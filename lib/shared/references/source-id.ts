/** Crockford's base 32 in small letters: none of them is taken for another one. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 10

const initials = {
  correction: 'c',
  payment: 'p',
  invoice: 'i',
  send: 's',
  reservation: 'r',
} as const

/** How many random bytes an id is made of. */
export const sourceIdBytes = length

/**
 * The unique source id of a correction, a payment or an invoice, the identifier of a document, or
 * the paymentId of a reservation, made with its draft and kept for good: `c-20260312-7k2m9q0xvd`. Readable by its kind and day, and unique by 50 random bits.
 *
 * @param day of the draft, YYYY-MM-DD.
 * @param random at least `sourceIdBytes` bytes from a source that nobody can foresee.
 */
export function makeSourceId(kind: keyof typeof initials, day: string, random: Uint8Array): string {
  if (random.length < length)
    throw new RangeError(`a source id takes ${length} random bytes, not ${random.length}`)
  const tail = Array.from(
    random.subarray(0, length),
    (byte) => alphabet[byte % alphabet.length],
  ).join('')
  return `${initials[kind]}-${day.replaceAll('-', '')}-${tail}`
}

/**
 * The id under which a row goes out anew that the upstream has refused. It follows from the refused
 * one, so that two persons who send the same row anew send it under the same id.
 */
export function toResubmitSourceId(refused: string): string {
  const [, stem, number] = /^(.*?-\d{8}-[^-]+)(?:-(\d+))?$/.exec(refused) ?? [
    null,
    refused,
    undefined,
  ]
  return `${stem}-${number === undefined ? 2 : Number(number) + 1}`
}
