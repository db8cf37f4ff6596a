const isKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** True for the key of a write, as an address may name one. */
export const isRowKey = (text: string): boolean => isKey.test(text)

/**
 * The place after a row of a list of writes that an address names: its instant, and its key, which
 * tells apart what was sent in the same millisecond. Older addresses name the instant alone; what is
 * neither names no place.
 */
export function parseRowPlace(text: string | null): { before?: string; beforeKey?: string } {
  const [at = '', key = ''] = (text ?? '').split('~')
  if (Number.isNaN(Date.parse(at))) return {}
  return { before: new Date(at).toISOString(), ...(isRowKey(key) && { beforeKey: key }) }
}

/** How an address names that place. */
export const formatRowPlace = (row: { sentAt: string; idempotencyKey: string }): string =>
  `${row.sentAt}~${row.idempotencyKey}`
