export type PageKey = { key: string; meaning: string }

/**
 * The single letters that the page itself answers to, with what each does: as the controls tell that
 * do the same (`aria-keyshortcuts`), in their own words. For the browser only.
 */
export function listPageKeys(): PageKey[] {
  const found = new Map<string, string>()
  for (const control of document.querySelectorAll<HTMLElement>('main [aria-keyshortcuts]')) {
    const key = control.getAttribute('aria-keyshortcuts') ?? ''
    const meaning = readName(control)
    if (!/^[a-z]$/i.test(key) || meaning === '' || !control.checkVisibility()) continue
    if (!found.has(key)) found.set(key, meaning)
  }
  return [...found].map(([key, meaning]) => ({ key: key.toUpperCase(), meaning }))
}

/** What a control is called, without the picture of its key. */
function readName(control: HTMLElement): string {
  const label = control.getAttribute('aria-label')
  if (label) return label
  const copy = control.cloneNode(true) as HTMLElement
  for (const picture of copy.querySelectorAll('[aria-hidden="true"]')) picture.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}
