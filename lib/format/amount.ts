import Big from 'big.js'

/** An amount with two decimals, thin groups and U+2212 for the sign: `−1 250,00`. Beyond 15 digits it is shown as it came. */
export function amount(value: number): string {
  if (!Number.isFinite(value) || String(value).replace(/\D/g, '').length > 15) return String(value)
  const [whole = '', decimals = ''] = new Big(value).abs().toFixed(2).split('.')
  return `${value < 0 ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ' ')},${decimals}`
}
