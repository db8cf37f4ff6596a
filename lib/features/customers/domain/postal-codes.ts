/** The form of a postal code, by country. Whether a code is in use is not judged. */
const forms: Record<string, RegExp> = {
  NO: /^\d{4}$/,
  SE: /^\d{3} ?\d{2}$/,
  DK: /^\d{4}$/,
  FI: /^\d{5}$/,
}

/**
 * True when a postal code has the form of a country's; false for a country whose form is not known
 * here.
 */
export const hasPostalForm = (postalCode: string, countryCode: string): boolean =>
  forms[countryCode]?.test(postalCode) ?? false
