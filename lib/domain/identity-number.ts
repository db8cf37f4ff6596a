/**
 * True when a text is a personal identity number of Norway, Sweden, Denmark or Finland: right length, a date that exists, and check digits where
 * the country still has them. Such a text stays out of addresses and logs (design.md, section 8). Rules: upstream-facts.md 2.3.
 */
export function isIdentityNumber(text: string): boolean {
  const compact = text.trim().replace(/[\s.]/g, '')
  return isNorwegian(compact) || isSwedish(compact) || isDanish(compact) || isFinnish(compact)
}

function isNorwegian(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false
  const digits = [...text].map(Number)
  const day = Number(text.slice(0, 2))
  const month = Number(text.slice(2, 4)) % 40
  return (
    isDay(day > 40 ? day - 40 : day, month) &&
    weighs(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1], [0, 1, 2, 3]) &&
    weighs(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], [0])
  )
}

/** From 2032 the first check digit may leave a remainder of 0 to 3. */
const weighs = (digits: number[], weights: number[], remainders: number[]) =>
  remainders.includes(weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0) % 11)

function isSwedish(text: string): boolean {
  const match = /^(?:\d{2})?(\d{6})[-+]?(\d{4})$/.exec(text)
  if (!match) return false
  const number = `${match[1]}${match[2]}`
  return isDay(Number(number.slice(4, 6)) % 60, Number(number.slice(2, 4))) && isLuhn(number)
}

function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Denmark dropped its check digit in 2007: ten digits that begin with a date are enough to be careful. */
function isDanish(text: string): boolean {
  const match = /^(\d{2})(\d{2})\d{2}-?\d{4}$/.exec(text)
  return match !== null && isDay(Number(match[1]), Number(match[2]))
}

function isFinnish(text: string): boolean {
  const match = /^(\d{2})(\d{2})(\d{2})[-+;YXWVUABCDEF](\d{3})([0-9A-Y])$/i.exec(text)
  if (!match) return false
  const [, day, month, year, serial, check] = match
  const expected = '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(`${day}${month}${year}${serial}`) % 31]
  return isDay(Number(day), Number(month)) && check?.toUpperCase() === expected
}

const isDay = (day: number, month: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!
