let text: string | null = null

/** Hands what was pasted on one page over to the next one, in the memory of this tab alone: references may name people, so no address holds them. */
export function handOver(pasted: string) {
  text = pasted
}

/** What the page before handed over, once; null when it did not. */
export function handedOver(): string | null {
  const pasted = text
  text = null
  return pasted
}
