import { checkReference } from '@/lib/shared/references/payment-reference'
import type { ReferenceKind } from './reference-kinds'

/**
 * What is likely wrong with a reference that nobody has: a letter in place of a digit, a zero too
 * many or too few, two digits swapped, one digit mistyped.
 */
export const slipKinds = ['letterL', 'letterO', 'zero', 'swapped', 'digit'] as const
export type SlipKind = (typeof slipKinds)[number]
export type Slip = { kind: SlipKind; value: string }

/** Longer numbers are not read so. */
const lengthMax = 50

/** Most values that one reference may have been meant as. */
const slipsMax = 24

/**
 * What a reference may have been meant as, the likeliest first, each once; but for a single mistyped
 * digit. Only numbers are read so: in a name any letter may be meant.
 */
export function listSlips(value: string, kind: ReferenceKind): Slip[] {
  if (kind === 'fileName' || kind === 'invoiceeName' || kind === 'receiptId') return []
  if (!/\d/.test(value) || value.length > lengthMax) return []
  const slips: Slip[] = [
    ...listLetterSlips(value),
    ...listZeroSlips(value).map((meant): Slip => ({ kind: 'zero', value: meant })),
    ...listSwaps(value).map((meant): Slip => ({ kind: 'swapped', value: meant })),
  ]
  const firsts = new Map(slips.toReversed().map((slip) => [slip.value, slip]))
  return [...new Set(slips.map((slip) => firsts.get(slip.value)!))]
    .filter((slip) => slip.value !== value)
    .slice(0, slipsMax)
}

/**
 * The slip that a check digit shows: the value does not carry one, and of all that it may have been
 * meant as a single one does. Null where that proves nothing.
 */
export function findProvenSlip(value: string, kind: ReferenceKind): Slip | null {
  if (kind !== 'kid' || isCarried(value)) return null
  const carried = listSlips(value, kind).filter((slip) => isCarried(slip.value))
  return carried.length === 1 ? carried[0]! : null
}

/**
 * What a number is with one digit of it changed. Of a payment reference only what carries a check
 * digit, where the value carries none: two a digit at most. An invoice number may be nine a digit.
 */
export function listDigitSlips(value: string, kind: ReferenceKind): Slip[] {
  if (kind !== 'kid' && kind !== 'invoiceNumber') return []
  if (value.length > lengthMax || (kind === 'kid' && isCarried(value))) return []
  const changed = [...value.matchAll(/\d/g)].flatMap(({ index, 0: digit }) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => value.slice(0, index) + other + value.slice(index + 1)),
  )
  return changed
    .filter((meant) => kind !== 'kid' || isCarried(meant))
    .map((meant) => ({ kind: 'digit', value: meant }))
}

/**
 * What a search is asked for in place of a value that nobody has, the likeliest first. One mistyped
 * digit is asked for where a check digit leaves few that may be meant.
 */
export function listAskedSlips(value: string, kind: ReferenceKind): Slip[] {
  const proven = findProvenSlip(value, kind)
  const likely = proven ? [proven] : listSlips(value, kind)
  if (kind !== 'kid') return likely
  const { carried = [], other = [] } = Object.groupBy(likely, (slip) =>
    isCarried(slip.value) ? 'carried' : 'other',
  )
  return [...carried, ...listDigitSlips(value, kind), ...other]
}

const isCarried = (value: string) => checkReference(value).passes.length > 0

/** Words with a digit in them, with letters that look like one read as digits. */
function listLetterSlips(value: string): Slip[] {
  const readDigits = (letters: RegExp, digit: string) =>
    value.replace(/[^\s./-]+/g, (word) => (/\d/.test(word) ? word.replace(letters, digit) : word))
  const ones = readDigits(/[lI]/g, '1')
  const zeros = readDigits(/[oO]/g, '0')
  const both = ones.replace(/[^\s./-]+/g, (word) =>
    /\d/.test(word) ? word.replace(/[oO]/g, '0') : word,
  )
  return [
    { kind: 'letterL', value: ones },
    { kind: 'letterO', value: zeros },
    { kind: 'letterL', value: both },
  ]
}

/** A zero that was typed twice, left out or put before the number. */
function listZeroSlips(value: string): string[] {
  const doubled = [...value.matchAll(/00/g)].map(
    ({ index }) => value.slice(0, index) + value.slice(index + 1),
  )
  const single = [...value.matchAll(/(?<!0)0(?!0)/g)].map(
    ({ index }) => `${value.slice(0, index)}0${value.slice(index)}`,
  )
  return [...(value.startsWith('0') ? [value.slice(1)] : [`0${value}`]), ...doubled, ...single]
}

/** Two digits that stand beside each other, swapped. */
const listSwaps = (value: string): string[] =>
  Array.from({ length: value.length - 1 }, (_, at) => at).flatMap((at) => {
    const [one, other] = [value[at]!, value[at + 1]!]
    return /\d/.test(one) && /\d/.test(other) && one !== other
      ? [value.slice(0, at) + other + one + value.slice(at + 2)]
      : []
  })
