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
  await eachInPieces(items, (item, at) => made.push(make(item, at)), signal)
  return made
}

/** Goes through a list in the same way. */
export async function eachInPieces<Item>(
  items: readonly Item[],
  act: (item: Item, at: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  let since = performance.now()
  for (let at = 0; at < items.length; at += 1) {
    if (performance.now() - since > workMs) {
      await pauseForPage()
      signal?.throwIfAborted()
      since = performance.now()
    }
    act(items[at]!, at)
  }
}
