/** Whether a number may be an organization's in its country, by form and check digit. */
export function isRegisteredNumber(number: string, country: string): boolean {
  const digits = number.replace(/\D/g, '')
  if (country === 'SE') return digits.length === 10 && hasMod10Digit(digits)
  if (country === 'NO')
    return digits.length === 9 && isWeightedBy(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1])
  if (country === 'DK') return digits.length === 8 && isWeightedBy(digits, [2, 7, 6, 5, 4, 3, 2, 1])
  if (country === 'FI')
    return digits.length === 8 && isWeightedBy(digits, [7, 9, 10, 5, 8, 4, 2, 1])
  return digits.length > 0
}

/** Whether a Swedish bank would know an account: only giro numbers are judged, by their last digit. */
export function isKnownAccount(account: string, type: string): boolean {
  const digits = account.replace(/\D/g, '')
  if (type === 'BANKGIRO') return /^\d{7,8}$/.test(digits) && hasMod10Digit(digits)
  if (type === 'PLUSGIRO') return /^\d{2,8}$/.test(digits) && hasMod10Digit(digits)
  return digits.length >= 7
}

function hasMod10Digit(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const value = Number(digits[digits.length - 1 - place]) * (1 + (place % 2))
    sum += value >= 10 ? value - 9 : value
  }
  return sum % 10 === 0
}

const isWeightedBy = (digits: string, weights: number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0
