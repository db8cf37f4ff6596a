/**
 * Rows cut into pieces, in their order: of so many rows at most, and none longer than a call to the
 * desk may be, but for one that holds a single row.
 */
export function* cutBySize<Row>(
  rows: Iterable<Row>,
  { count, bytes: bytesMax }: { count: number; bytes: number },
): Generator<Row[]> {
  let piece: Row[] = []
  let bytes = 0
  for (const each of rows) {
    const size = countBytes(JSON.stringify(each))
    if (piece.length > 0 && (piece.length === count || bytes + size > bytesMax)) {
      yield piece
      piece = []
      bytes = 0
    }
    piece.push(each)
    bytes += size
  }
  if (piece.length > 0) yield piece
}

const encoder = new TextEncoder()
const countBytes = (text: string) => encoder.encode(text).length
