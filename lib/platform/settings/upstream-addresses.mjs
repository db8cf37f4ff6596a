/** The four addresses of an upstream: set together or not at all. */
export const upstreamAddresses = [
  'IDENTITY_URL',
  'RECEIVABLES_URL',
  'DISTRIBUTION_URL',
  'COLLECTION_URL',
]

/**
 * One line that names the addresses that are missing where others are set, or null.
 *
 * @param {Record<string, string | undefined>} given
 * @returns {string | null}
 */
export function findMissingAddresses(given) {
  const missing = upstreamAddresses.filter((name) => !given[name])
  return missing.length > 0 && missing.length < upstreamAddresses.length
    ? `${missing.join(', ')}: not set, although other upstream addresses are; set all four or none`
    : null
}
