import { type Finding, makeWarning } from './finding'
import { hasLuhnDigit } from './personal-number'

/**
 * What can be said of a Swedish account by what it is said to be: of a giro number its length and
 * last digit (Peppol SE-R-009 and SE-R-010), of an account with a bank its length, and its check
 * digit where the rule of the bank is known. Another kind is not judged. A warning, never a wall.
 */
export function checkSwedishAccount(typed: string, kind: string): Finding[] {
  const text = typed.replace(/[\s\p{Cf}\p{Pd},.]/gu, '')
  if (text === '') return []
  if (kind === 'BANKGIRO') return checkGiro(text, /^\d{7,8}$/, 'bankgiroForm', 'bankgiroCheckDigit')
  if (kind === 'PLUSGIRO') return checkGiro(text, /^\d{2,8}$/, 'plusgiroForm', 'plusgiroCheckDigit')
  return kind === 'BANKACCOUNT' ? checkAccount(text) : []
}

function checkGiro(
  text: string,
  form: RegExp,
  wrongForm: 'bankgiroForm' | 'plusgiroForm',
  wrongDigit: 'bankgiroCheckDigit' | 'plusgiroCheckDigit',
): Finding[] {
  if (!form.test(text)) return [makeWarning(wrongForm)]
  return hasLuhnDigit(text) ? [] : [makeWarning(wrongDigit)]
}

function checkAccount(text: string): Finding[] {
  if (!/^[1-9]\d{10,14}$/.test(text)) return [makeWarning('swedishAccountForm')]
  const clearing = Number(text.slice(0, 4))
  const rule = ranges.find(([from, to]) => clearing >= from && clearing <= to)?.[2]
  if (!rule) return []
  const { digits, check } = rules[rule]
  const number = text.slice(4)
  if (!digits.includes(number.length)) return [makeWarning('swedishAccountForm')]
  return check(text.slice(0, 4), number) ? [] : [makeWarning('swedishAccountCheckDigit')]
}

type Rule = 'clearing3' | 'clearing4' | 'luhn' | 'nine'

/**
 * How the banks make their accounts (Bankgirot, "Bankernas kontonummer"): seven digits whose check
 * covers three or all four digits of the clearing number, ten digits by Luhn, or nine by modulus 11.
 */
const rules: Record<
  Rule,
  { digits: readonly number[]; check: (clearing: string, number: string) => boolean }
> = {
  clearing3: {
    digits: [7],
    check: (clearing, number) => hasMod11Digit(clearing.slice(1) + number),
  },
  clearing4: { digits: [7], check: (clearing, number) => hasMod11Digit(clearing + number) },
  luhn: { digits: [10], check: (_, number) => hasLuhnDigit(number) },
  nine: { digits: [8, 9], check: (_, number) => hasMod11Digit(number.padStart(9, '0')) },
}

/** Clearing numbers whose rule is known; the first range that has one decides. */
const ranges: readonly (readonly [from: number, to: number, rule: Rule])[] = [
  [1100, 1199, 'clearing3'],
  [1200, 1399, 'clearing3'],
  [1400, 2099, 'clearing3'],
  [2400, 2499, 'clearing3'],
  [3300, 3300, 'luhn'],
  [3782, 3782, 'luhn'],
  [3000, 3999, 'clearing3'],
  [4000, 4999, 'clearing4'],
  [5000, 5999, 'clearing3'],
  [6000, 6999, 'nine'],
  [7000, 7999, 'clearing3'],
  [9120, 9124, 'clearing3'],
  [9130, 9149, 'clearing3'],
  [9150, 9169, 'clearing4'],
]

/** Weights 1, 2, 3 … 10, 1 from the last digit to the left; the sum is divisible by 11. */
const hasMod11Digit = (digits: string): boolean =>
  [...digits].reduceRight(
    (sum, digit, at) => sum + Number(digit) * (((digits.length - 1 - at) % 10) + 1),
    0,
  ) %
    11 ===
  0
