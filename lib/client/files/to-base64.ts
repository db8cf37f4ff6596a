/** So many bytes are made text at once: a call takes only so many arguments. */
const pieceBytes = 8_192

/** Bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += pieceBytes)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + pieceBytes)))
  return btoa(pieces.join(''))
}

/** How many bytes base64 holds. */
export const countBytes = (base64: string): number => Math.floor((base64.length * 3) / 4)

/** The bytes of a chosen file; null where the browser cannot read it, as when it is gone since. */
export const readBytes = (file: Blob): Promise<Uint8Array | null> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  )
