/** Saves a text that the browser holds as a file. */
export function saveAsFile(name: string, text: string, type = 'text/csv;charset=utf-8') {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser takes the file from the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The sign before decimals in the language of the reader's browser. */
export function getDecimalMark(): '.' | ',' {
  const mark = new Intl.NumberFormat()
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value
  return mark === ',' ? ',' : '.'
}
