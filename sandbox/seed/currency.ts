const currencies: Record<string, string> = { NO: 'NOK', SE: 'SEK', DK: 'DKK', FI: 'EUR' }

/** The currency that clients of a country invoice in; NOK where the country is not known. */
export const getCurrency = (country: string | undefined): string =>
  currencies[country ?? ''] ?? 'NOK'
