/** A language that raw texts come in. */
export type Language = 'en' | 'nb' | 'sv' | 'da' | 'fi'

/**
 * Why an invoice did not reach its receiver, as channels word it. A word in braces is filled in
 * with a number or a name.
 */
export type Cause = {
  /** The channels in which it occurs; left out, in all. */
  channels?: string[]
  texts: Partial<Record<Language, string[]>>
}
