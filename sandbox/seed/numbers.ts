import type { Country } from './countries'
import type { Random } from './random'

/**
 * Identity, organization and account numbers with right check digits, from test series where a
 * country has one (upstream-facts.md 2.3).
 */
export function makeOrganizationNumber(random: Random, country: Country): string {
  if (country === 'NO') return withMod11(() => `31${random.digits(6)}`, [3, 2, 7, 6, 5, 4, 3, 2])
  if (country === 'SE') return withLuhn(`5599${random.digits(5)}`)
  if (country === 'DK') return withMod11(() => `4${random.digits(6)}`, [2, 7, 6, 5, 4, 3, 2])
  return withMod11(() => `9${random.digits(6)}`, [7, 9, 10, 5, 8, 4, 2]).replace(/(\d)$/, '-$1')
}

export type Born = { year: number; month: number; day: number }

export function makeIdentityNumber(random: Random, country: Country, born: Born): string {
  const day = formatTwoDigits(born.day)
  const year = formatTwoDigits(born.year % 100)
  if (country === 'NO')
    return makeNorwegianIdentity(
      random,
      `${day}${formatTwoDigits(born.month + 80)}${year}`,
      born.year >= 2000,
    )
  if (country === 'SE')
    return withLuhn(`${year}${formatTwoDigits(born.month)}${day}98${random.digits(1)}`).replace(
      /^(\d{6})/,
      '$1-',
    )
  if (country === 'DK')
    return `${day}${formatTwoDigits(born.month)}${year}-${born.year >= 2000 ? random.integer(4, 9) : random.integer(0, 3)}${random.digits(3)}`
  const serial = String(random.integer(900, 999))
  const check = '0123456789ABCDEFHJKLMNPRSTUVWXY'[
    Number(`${day}${formatTwoDigits(born.month)}${year}${serial}`) % 31
  ]
  return `${day}${formatTwoDigits(born.month)}${year}${born.year >= 2000 ? 'A' : '-'}${serial}${check}`
}

export function makeBankAccount(random: Random, country: Country): string {
  if (country === 'NO')
    return withMod11(() => `9990${random.digits(6)}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
  if (country === 'SE') return withLuhn(`9${random.digits(6)}`)
  if (country === 'DK') return `9999${random.digits(10)}`
  return makeIban('FI', `99${random.digits(12)}`)
}

/**
 * A payment reference: mostly with a right check digit by mod10 or mod11, some with leading zeros,
 * a few wrong.
 */
export function makeKid(random: Random): string {
  const digits = `${random.chance(0.15) ? '000' : random.integer(1, 9)}${random.digits(random.integer(6, 14))}`
  if (random.chance(0.03)) return `${withLuhn(digits).slice(0, -1)}${random.digits(1)}`
  if (random.chance(0.7)) return withLuhn(digits)
  const check = computeMod11(
    digits,
    [...digits].map((_, at) => 2 + ((digits.length - 1 - at) % 6)),
  )
  return `${digits}${check ?? '-'}`
}

function makeNorwegianIdentity(random: Random, date: string, isYoung: boolean): string {
  for (;;) {
    const nine = `${date}${String(isYoung ? random.integer(500, 999) : random.integer(0, 499)).padStart(3, '0')}`
    const first = computeMod11(nine, [3, 7, 6, 1, 8, 9, 4, 5, 2])
    const second =
      first === null ? null : computeMod11(`${nine}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
    if (second !== null) return `${nine}${first}${second}`
  }
}

function withMod11(draw: () => string, weights: number[]): string {
  for (;;) {
    const digits = draw()
    const check = computeMod11(digits, weights)
    if (check !== null) return `${digits}${check}`
  }
}

/** Null where the check digit would be ten: such a number is never issued. */
function computeMod11(digits: string, weights: number[]): number | null {
  const rest = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11
  return rest === 0 ? 0 : rest === 1 ? null : 11 - rest
}

function withLuhn(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

function makeIban(country: string, account: string): string {
  const letters = [...country].map((letter) => letter.charCodeAt(0) - 55).join('')
  const check = 98n - (BigInt(`${account}${letters}00`) % 97n)
  return `${country}${String(check).padStart(2, '0')}${account}`
}

const formatTwoDigits = (number: number) => String(number).padStart(2, '0')
