/**
 * What is known of a cause of failure. A wording is written in small letters: `a|b` is either word,
 * `a?` may be missing, `#` is a value (a number, an address, something in quotes), `~` two or three
 * letters, such as a country. It holds only where all of its words stand beside each other in one
 * sentence.
 */
export type Cause = {
  /**
   * The field of a customer that mends it, by its path in interface.md 2.1; null where the
   * document, the sender or the network is at fault.
   */
  field: string | null
  /** Wordings that name the network, the rule or the code. */
  certain: string[]
  /** Wordings that may be said of something else too. */
  likely: string[]
}

/** `br-s-01|br-s-02|…`: the rules of one family. */
export const joinRuleIds = (family: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${family}-${String(at + 1).padStart(2, '0')}`).join('|')
