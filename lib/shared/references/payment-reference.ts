/**
 * The two ways in which the last character of a payment reference is computed from those before it.
 */
export type CheckRule = 'mod10' | 'mod11'

/**
 * What a text is as a payment reference. `kid`: a Norwegian KID alone, because mod 11 carries it;
 * `kid-or-ocr`: it fits mod 10, which the Swedish OCR has as well; `unchecked`: it has the form and
 * no rule carries its last character; `none`: it has not the form.
 */
export type CheckedReference = {
  kind: 'kid' | 'kid-or-ocr' | 'unchecked' | 'none'
  passes: CheckRule[]
  /**
   * The digit before the last is the number of digits, as a Swedish agreement may want it. Of one
   * number in ten this is chance.
   */
  hasLengthDigit: boolean
}

/**
 * Judges a payment reference of 2 to 25 characters by both rules, because which of them a client
 * agreed on is not known; blanks between its groups do not matter. Source: upstream-facts.md 2.2.
 * mod 11 has the weights 2 to 7 from the right, and where 10 would stand it writes a dash.
 */
export function checkReference(text: string): CheckedReference {
  const reference = text.replace(/\s/gu, '')
  if (!/^\d{1,24}[\d-]$/.test(reference)) return { kind: 'none', passes: [], hasLengthDigit: false }

  const [payload, last] = [reference.slice(0, -1), reference.slice(-1)]
  const passes = [
    ...(last === computeMod10(payload) ? (['mod10'] as const) : []),
    ...(last === computeMod11(payload) ? (['mod11'] as const) : []),
  ]
  const hasLengthDigit =
    passes.includes('mod10') &&
    reference.length > 2 &&
    Number(payload.slice(-1)) === reference.length % 10
  return { kind: resolveKind(passes), passes, hasLengthDigit }
}

/** The character that mod 10 (Luhn) puts behind these digits. */
export function computeMod10(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce(
      (total, digit, at) =>
        total + (at % 2 === 0 ? computeLuhnValue(Number(digit)) : Number(digit)),
      0,
    )
  return String((10 - (sum % 10)) % 10)
}

/** The character that mod 11 puts behind these digits. */
export function computeMod11(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? '-' : String(check)
}

const computeLuhnValue = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2)

function resolveKind(passes: readonly CheckRule[]): CheckedReference['kind'] {
  if (passes.includes('mod10')) return 'kid-or-ocr'
  return passes.includes('mod11') ? 'kid' : 'unchecked'
}
