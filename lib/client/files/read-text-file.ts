/** Why a file was not taken: each area has its words under these keys. */
export type FileRefusal = 'fileTooLarge' | 'fileUnreadable' | 'fileNoText'

const usualBytesMax = 1_000_000

/**
 * The text of a file that was dropped or chosen: UTF-8 or UTF-16 by its mark, else UTF-8, else the
 * Western set that older spreadsheets save in.
 */
export async function readTextFile(
  file: File,
  { bytesMax = usualBytesMax } = {},
): Promise<{ ok: true; text: string } | { ok: false; refusal: FileRefusal }> {
  if (file.size > bytesMax) return { ok: false, refusal: 'fileTooLarge' }
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    return text.includes('\0') ? { ok: false, refusal: 'fileNoText' } : { ok: true, text }
  } catch {
    return { ok: false, refusal: 'fileUnreadable' }
  }
}

function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
