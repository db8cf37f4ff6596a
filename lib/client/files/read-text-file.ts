import { decodeText, type TextEncoding } from './decode-text'

/** Why a file was not taken: each area has its words under these keys. */
export type FileRefusal = 'fileTooLarge' | 'fileUnreadable' | 'fileNoText'

type TextOfFile =
  | { ok: true; text: string; encoding: TextEncoding }
  | { ok: false; refusal: FileRefusal }

const usualBytesMax = 1_000_000

/**
 * The text of a file that was dropped or chosen: in the set of characters that is named, else in the
 * one that is found out.
 */
export async function readTextFile(
  file: Blob,
  { bytesMax = usualBytesMax, encoding }: { bytesMax?: number; encoding?: TextEncoding } = {},
): Promise<TextOfFile> {
  if (file.size > bytesMax) return { ok: false, refusal: 'fileTooLarge' }
  try {
    return decodeTextFile(new Uint8Array(await file.arrayBuffer()), encoding)
  } catch {
    return { ok: false, refusal: 'fileUnreadable' }
  }
}

/** The text of the bytes of a file, which holds no character 0. */
export function decodeTextFile(
  bytes: Uint8Array<ArrayBuffer>,
  encoding?: TextEncoding,
): TextOfFile {
  const decoded = decodeText(bytes, encoding)
  const isWide = decoded.encoding.startsWith('utf-16')
  // Where a character is a byte or several of its own, the bytes are gone through sooner.
  return (isWide ? decoded.text.includes('\0') : bytes.includes(0))
    ? { ok: false, refusal: 'fileNoText' }
    : { ok: true, ...decoded }
}
