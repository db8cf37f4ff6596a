/** Peppol schemes of organization numbers (upstream-facts.md 2.1). */
const schemes: Record<string, { endpoint: string; legal: string }> = {
  NO: { endpoint: '0192', legal: '0192' },
  SE: { endpoint: '0007', legal: '0007' },
  DK: { endpoint: '0184', legal: '0184' },
  FI: { endpoint: '0216', legal: '0212' },
}

/** How a country writes a VAT number around its organization number (upstream-facts.md 2.3). */
const vatNumbers: Record<string, (digits: string) => string> = {
  NO: (digits) => `NO${digits}MVA`,
  SE: (digits) => `SE${digits}01`,
  DK: (digits) => `DK${digits}`,
  FI: (digits) => `FI${digits}`,
}

/** A country as it is compared and sent: without blanks, in capitals. */
export const normalizeCountry = (typed: string) => typed.trim().toUpperCase()

/**
 * The digits of an organization number, whether it was typed as such, as a VAT number or, in Sweden,
 * with the century of a company before it. Elsewhere it is taken as it is.
 */
export function normalizeOrganizationNo(typed: string, country: string): string {
  const text = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  if (!Object.hasOwn(schemes, country)) return text
  const digits = text.replace(/\D/g, '')
  if (country !== 'SE' || digits.length !== 12) return digits
  return digits.startsWith('16') ? digits.slice(2) : digits.slice(0, 10)
}

/** Under which a party is reached over Peppol; a Finnish OVT starts with 0037 (general knowledge). */
export const toEndpoint = (number: string, country: string) => ({
  Value: country === 'FI' ? `0037${number}` : number,
  ...(schemes[country] && { SchemeID: schemes[country].endpoint }),
})

/** The number of a legal entity with its scheme. */
export const toLegalId = (number: string, country: string) => ({
  Value: number,
  ...(schemes[country] && { SchemeID: schemes[country].legal }),
})

/** The VAT number of a company; null in a country whose form is not known here. */
export const toVatNumber = (number: string, country: string): string | null =>
  number === '' ? null : (vatNumbers[country]?.(number) ?? null)
