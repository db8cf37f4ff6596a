import { decodeText, type TextEncoding } from './decode-text'

/** Why a file was not taken: each area has its words under these keys. */
export type FileRefusal = 'fileTooLarge' | 'fileUnreadable' | 'fileNoText'

const usualBytesMax = 1_000_000

/**
 * The text of a file that was dropped or chosen: in the set of characters that is named, else in the
 * one that is found out.
 */
export async function readTextFile(
  file: Blob,
  { bytesMax = usualBytesMax, encoding }: { bytesMax?: number; encoding?: TextEncoding } = {},
): Promise<
  { ok: true; text: string; encoding: TextEncoding } | { ok: false; refusal: FileRefusal }
> {
  if (file.size > bytesMax) return { ok: false, refusal: 'fileTooLarge' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const decoded = decodeText(bytes, encoding)
    return decoded.text.includes('\0')
      ? { ok: false, refusal: 'fileNoText' }
      : { ok: true, ...decoded }
  } catch {
    return { ok: false, refusal: 'fileUnreadable' }
  }
}
