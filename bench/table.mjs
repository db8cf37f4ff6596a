/** Rows under their columns, as text. Words stand left, figures right. */
export function table(columns, rows) {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index].length)),
  )
  const isFigure = columns.map((_, index) => rows.some((row) => /^[+×-]?\s?\d/.test(row[index])))
  const line = (cells) =>
    cells
      .map((cell, index) =>
        isFigure[index] ? cell.padStart(widths[index]) : cell.padEnd(widths[index]),
      )
      .join('   ')
      .trimEnd()
  return [
    line(columns),
    widths.map((width) => '-'.repeat(width)).join('   '),
    ...rows.map(line),
  ].join('\n')
}
