/** Which row of a customer that stands more than once is meant. */
export type DoubleChoice = 'first' | 'last'

/** `double`: nobody has said which row is meant. `other`: another row of the customer is. */
export type DoubleVerdict = 'double' | 'other'

/**
 * The rows whose customer stands more than once, by their line. All of them stay behind until a
 * person says which is meant, because sent one after the other the later ones would undo the
 * earlier. Case tells no numbers apart.
 */
export function findDoubles(
  rows: readonly { line: number; customerNo: string }[],
  choice: DoubleChoice | null,
): ReadonlyMap<number, DoubleVerdict> {
  const linesByNo = new Map<string, number[]>()
  for (const { line, customerNo } of rows) {
    if (customerNo === '') continue
    const key = customerNo.toLowerCase()
    const lines = linesByNo.get(key)
    if (lines) lines.push(line)
    else linesByNo.set(key, [line])
  }
  const verdicts = new Map<number, DoubleVerdict>()
  for (const lines of linesByNo.values()) {
    if (lines.length === 1) continue
    const meant = choice === null ? null : lines.at(choice === 'first' ? 0 : -1)
    for (const line of lines)
      if (line !== meant) verdicts.set(line, choice === null ? 'double' : 'other')
  }
  return verdicts
}
