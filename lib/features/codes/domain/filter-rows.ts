/** The rows in one of whose texts all words of a search are found, in whatever case. */
export function filterRows<Row>(
  rows: readonly Row[],
  typed: string,
  textsOf: (row: Row) => readonly (string | null | undefined)[],
): Row[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    const text = textsOf(row).join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
