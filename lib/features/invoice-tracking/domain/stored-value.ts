/** What a customer has in a field; blank and absent are two things. */
export type StoredValue = { is: 'text'; text: string } | { is: 'blank' | 'absent' }

/**
 * What a customer as it was read has in the field with a path of interface.md 2.1. Several values
 * are told in one text. Absent from the answer is not known, and is never blank.
 */
export function findStoredValue(customer: Record<string, unknown>, path: string): StoredValue {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, part) => (isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined),
      customer,
    )
  if (found === undefined || (found !== null && isRecord(found) && !Array.isArray(found)))
    return { is: 'absent' }
  const texts = (Array.isArray(found) ? found : [found])
    .map((each) => (each === null ? '' : String(each).trim()))
    .filter(Boolean)
  return texts.length === 0 ? { is: 'blank' } : { is: 'text', text: texts.join(', ') }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
