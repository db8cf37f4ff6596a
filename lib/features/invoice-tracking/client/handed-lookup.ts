let handed: string | null = null

/**
 * Hands a text over to the page that looks invoices up, which opens with it. It may be anything that
 * a person typed, so it stands in no address and in no store.
 */
export function handOverLookup(text: string) {
  handed = text
}

/** What was handed over, once. */
export function takeHandedLookup(): string {
  const text = handed ?? ''
  handed = null
  return text
}
