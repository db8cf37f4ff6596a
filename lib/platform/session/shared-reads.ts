import 'server-only'

type Reads<Value> = { running: Promise<Value>; next: Promise<Value> | null }

/**
 * Reads of a key, each begun after whoever gets it has asked, so that nobody learns of a state from
 * before. While one runs, all who ask meanwhile share the one that begins when it has ended: the ten
 * requests of a page read their session twice, and not ten times.
 */
export function createSharedReads<Value>() {
  const byKey = new Map<string, Reads<Value>>()

  function begin(key: string, read: () => Promise<Value>): Promise<Value> {
    const reads: Reads<Value> = { running: read(), next: null }
    byKey.set(key, reads)
    const end = () => {
      if (byKey.get(key) === reads && !reads.next) byKey.delete(key)
    }
    reads.running.then(end, end)
    return reads.running
  }

  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const reads = byKey.get(key)
    if (!reads) return begin(key, read)
    const beginNext = () => begin(key, read)
    reads.next ??= reads.running.then(beginNext, beginNext)
    return reads.next
  }
}
