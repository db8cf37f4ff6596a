let pending = ''

/**
 * Hands a list over to the page for pasted references, which is opened next in the same tab: in
 * memory, because no reference stands in an address.
 */
export function storePendingReferences(text: string) {
  pending = text
}

/** What was handed over, until it is taken out by handing over nothing. */
export const getPendingReferences = () => pending
