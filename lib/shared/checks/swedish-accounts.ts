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
  if (!/^[1-9]\d{8,14}$/.test(text)) return [makeWarning('swedishAccountForm')]
  const clearing = Number(text.slice(0, 4))
  const rule = ranges.find(([from, to]) => clearing >= from && clearing <= to)?.[2]
  if (!rule) return []
  const { digits, check } = rules[rule]
  const number = text.slice(4)
  const [least, most] = digits
  if (number.length < least || number.length > most) return [makeWarning('swedishAccountForm')]
  return check(text.slice(0, 4), number) ? [] : [makeWarning('swedishAccountCheckDigit')]
}

type Rule = 'clearing3' | 'clearing4' | 'person' | 'ten' | 'nine'

/**
 * How the banks make their accounts (Bankgirot, "Bankernas kontonummer",
 * bankgirot.se/globalassets/dokument/anvandarmanualer/bankernaskontonummeruppbyggnad_anvandarmanual_sv.pdf,
 * as github.com/Bankinfrastruktur/BankData holds its edition of September 2023): of type 1 seven digits, whose check covers three (comment 1) or all four digits (comment 2) of the
 * clearing number; of type 2 up to ten by Luhn (comment 1), or nine by modulus 11 (comment 2). Those
 * of type 2 are also written without their leading zeros, but for a person's own number.
 */
const rules: Record<
  Rule,
  {
    digits: readonly [least: number, most: number]
    check: (clearing: string, number: string) => boolean
  }
> = {
  clearing3: {
    digits: [7, 7],
    check: (clearing, number) => hasMod11Digit(clearing.slice(1) + number),
  },
  clearing4: { digits: [7, 7], check: (clearing, number) => hasMod11Digit(clearing + number) },
  person: { digits: [10, 10], check: (_, number) => hasLuhnDigit(number) },
  ten: { digits: [5, 10], check: (_, number) => hasLuhnDigit(number) },
  nine: { digits: [8, 9], check: (_, number) => hasMod11Digit(number) },
}

/**
 * Clearing numbers whose rule is known by that document, and which the list of Bankinfrastruktur i
 * Sverige (BSAB) of 8 August 2023 has too; 9400-9449 and 9650-9659 by earlier editions. The first range
 * that has one decides. Left out is what is checked "as a rule" only (type 2, comment 3: 8000-8999,
 * 9500-9549, 9960-9969), what has come since, and what is said to have been given up or changed
 * (9260-9269, 9300-9349, 9565-9569, 9880-9899).
 */
const ranges: readonly (readonly [from: number, to: number, rule: Rule])[] = [
  [1100, 2099, 'clearing3'],
  [2300, 2399, 'clearing4'],
  [2400, 2499, 'clearing3'],
  [3300, 3300, 'person'],
  [3782, 3782, 'person'],
  [3000, 3999, 'clearing3'],
  [4000, 4999, 'clearing4'],
  [5000, 5999, 'clearing3'],
  [6000, 6999, 'nine'],
  [7000, 7999, 'clearing3'],
  [9020, 9029, 'clearing4'],
  [9040, 9049, 'clearing4'],
  [9060, 9079, 'clearing3'],
  [9100, 9109, 'clearing4'],
  [9120, 9124, 'clearing3'],
  [9130, 9149, 'clearing3'],
  [9150, 9169, 'clearing4'],
  [9170, 9179, 'clearing3'],
  [9180, 9189, 'ten'],
  [9190, 9199, 'clearing4'],
  [9230, 9239, 'clearing3'],
  [9250, 9259, 'clearing3'],
  [9270, 9289, 'clearing3'],
  [9390, 9399, 'clearing4'],
  [9400, 9449, 'clearing3'],
  [9460, 9469, 'clearing3'],
  [9470, 9479, 'clearing4'],
  [9550, 9564, 'clearing4'],
  [9570, 9579, 'ten'],
  [9580, 9589, 'clearing3'],
  [9590, 9599, 'clearing4'],
  [9630, 9639, 'clearing3'],
  [9640, 9679, 'clearing4'],
  [9680, 9689, 'clearing3'],
  [9700, 9719, 'clearing4'],
  [9750, 9759, 'clearing4'],
  [9780, 9789, 'clearing4'],
]

/** Weights 1, 2, 3 … 10, 1 from the last digit to the left; the sum is divisible by 11. */
const hasMod11Digit = (digits: string): boolean =>
  [...digits].reduceRight(
    (sum, digit, at) => sum + Number(digit) * (((digits.length - 1 - at) % 10) + 1),
    0,
  ) %
    11 ===
  0
