/** Milliseconds that work goes on before the page gets a turn: a frame has 16. */
const workMs = 10

/** Gives the page a turn: what waits to be drawn or answered comes first. */
export const pauseForPage = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/**
 * Maps a list in pieces, so that none of them keeps the page from answering.
 *
 * @throws what the signal was aborted with.
 */
export async function mapInPieces<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Made,
  signal?: AbortSignal,
): Promise<Made[]> {
  const made: Made[] = []
  let since = performance.now()
  for (const [at, item] of items.entries()) {
    if (performance.now() - since > workMs) {
      await pauseForPage()
      signal?.throwIfAborted()
      since = performance.now()
    }
    made.push(make(item, at))
  }
  return made
}
