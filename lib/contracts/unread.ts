/** The name under which a record carries what of it could not be read. */
export const unreadKey = '$unread'

/**
 * What of a record could not be read: the fields that are off the contract, each with why, and the
 * record as it came, as text, cut, without sensitive values. `raw` is null where the record may be
 * somebody else's. The fields themselves are absent from the record: they are not known.
 */
export type Unread = {
  fields: Record<string, string>
  raw: string | null
  /** Where it stood in the list of its answer, from 0. */
  place: number | null
}
