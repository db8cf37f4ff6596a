/** So many bytes are made text at once: a call takes only so many arguments. */
const pieceBytes = 8_192

/** The bytes of a chosen file in base64; null where the browser cannot read it. */
export async function readAsBase64(file: File): Promise<string | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const pieces: string[] = []
    for (let at = 0; at < bytes.length; at += pieceBytes)
      pieces.push(String.fromCharCode(...bytes.subarray(at, at + pieceBytes)))
    return btoa(pieces.join(''))
  } catch {
    return null
  }
}
