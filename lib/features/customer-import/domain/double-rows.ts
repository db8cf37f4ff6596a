/** Which row of a customer that stands more than once is meant. */
export type DoubleChoice = 'first' | 'last'

/** `double`: nobody has said which row is meant. `other`: another row of the customer is. */
export type DoubleVerdict = 'double' | 'other'

/**
 * Makes what collects the lines of each customer, row after row: all rows of one customer get the
 * same list, which is whole once every row was seen. Case tells no numbers apart.
 */
export function createLineCollector() {
  const linesByNo = new Map<string, number[]>()
  return (line: number, customerNo: string): readonly number[] => {
    if (customerNo === '') return [line]
    const key = customerNo.toLowerCase()
    const lines = linesByNo.get(key) ?? []
    if (lines.length === 0) linesByNo.set(key, lines)
    lines.push(line)
    return lines
  }
}

/**
 * What is said of a row whose customer stands on several lines. All of them stay behind until a
 * person says which is meant: sent one after the other, the later would undo the earlier.
 *
 * @param lines those that nobody has left out.
 */
export function judgeDouble(
  line: number,
  lines: readonly number[],
  choice: DoubleChoice | null,
): DoubleVerdict | null {
  if (lines.length < 2) return null
  if (choice === null) return 'double'
  return line === lines.at(choice === 'first' ? 0 : -1) ? null : 'other'
}
