/** In which sets of characters a text may be saved. */
export const textEncodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const
export type TextEncoding = (typeof textEncodings)[number]

/**
 * The text of bytes in the set of characters that is named, else in the one that is found out: UTF-8
 * or UTF-16 by its mark, UTF-16 where every second byte is null as Latin letters have it, else
 * UTF-8, else the Western set that older spreadsheets save in.
 *
 * A few bytes that are no UTF-8 between many letters that are, such as a text that was cut, do not
 * make another set of it: they are read as U+FFFD, the sign for what cannot be read.
 */
export function decodeText(
  bytes: Uint8Array<ArrayBuffer>,
  named?: TextEncoding,
): { text: string; encoding: TextEncoding } {
  const encoding = named ?? findMarkedEncoding(bytes.subarray(0, sampleBytes))
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    const text = new TextDecoder().decode(bytes)
    return isMostlyRead(text)
      ? { text, encoding: 'utf-8' }
      : { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

/** The first line of a file is within so many bytes. */
const sampleBytes = 2_000

/** A share of the places that is enough for most of them. */
const most = 0.7

function findMarkedEncoding(sample: Uint8Array): TextEncoding | null {
  if (sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf) return 'utf-8'
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  const nulls = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) nulls[at % 2]! += 1
  const [even = 0, odd = 0] = nulls
  const enough = (sample.length / 2) * most
  if (sample.length < 4 || Math.max(even, odd) < enough || Math.min(even, odd) > 0) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Letters beyond ASCII that are read for each one that cannot be, if the text is UTF-8. */
const readForEach = 4

function isMostlyRead(text: string): boolean {
  let [read, unread] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd) unread += 1
    else if (code > 0x7f) read += 1
  }
  // The last letter may be cut off.
  const isCut = unread === 1 && read > 0 && text.endsWith('\ufffd')
  return isCut || read >= unread * readForEach
}
