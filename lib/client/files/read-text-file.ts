/** Why a file was not taken: each area has its words under these keys. */
export type FileRefusal = 'fileTooLarge' | 'fileUnreadable' | 'fileNoText'

/** In which sets of characters a text may be saved. */
export const textEncodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const
export type TextEncoding = (typeof textEncodings)[number]

const usualBytesMax = 1_000_000

/**
 * The text of a file that was dropped or chosen: in the set that is named, else UTF-8 or UTF-16 by
 * its mark, else UTF-8, else the Western set that older spreadsheets save in.
 */
export async function readTextFile(
  file: File,
  { bytesMax = usualBytesMax, encoding }: { bytesMax?: number; encoding?: TextEncoding } = {},
): Promise<
  { ok: true; text: string; encoding: TextEncoding } | { ok: false; refusal: FileRefusal }
> {
  if (file.size > bytesMax) return { ok: false, refusal: 'fileTooLarge' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const used = encoding ?? detectEncoding(bytes)
    const text = new TextDecoder(used).decode(bytes)
    return text.includes('\0')
      ? { ok: false, refusal: 'fileNoText' }
      : { ok: true, text, encoding: used }
  } catch {
    return { ok: false, refusal: 'fileUnreadable' }
  }
}

function detectEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
