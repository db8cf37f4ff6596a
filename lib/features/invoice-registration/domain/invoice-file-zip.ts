/**
 * Most bytes that a file in an archive, and all of them together, may unpack to: more is no file of
 * invoices, however small it is packed.
 */
const unpackedMax = 40_000_000

/**
 * The texts of the files of a ZIP archive that are wanted, by its central directory; null for what
 * is no archive, is locked or cut, or unpacks to too much. No file is written, and names lead
 * nowhere: they are only compared.
 */
export async function extractZipTexts(
  bytes: Uint8Array<ArrayBuffer>,
  isWanted: (name: string) => boolean,
): Promise<Map<string, string> | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const texts = new Map<string, string>()
  try {
    let left = unpackedMax
    for (const entry of listEntries(bytes, view)) {
      if (!isWanted(entry.name)) continue
      const unpacked = await extractEntry(bytes, view, entry, left)
      if (!unpacked) return null
      left -= unpacked.length
      texts.set(entry.name, new TextDecoder().decode(unpacked))
    }
    return texts.size > 0 ? texts : null
  } catch {
    return null
  }
}

type Entry = { name: string; method: number; isLocked: boolean; size: number; local: number }

const directoryEndSignature = 0x06054b50
const directoryEntrySignature = 0x02014b50

function listEntries(bytes: Uint8Array<ArrayBuffer>, view: DataView): Entry[] {
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== directoryEndSignature) end -= 1
  if (end < 0) return []
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (
    let left = view.getUint16(end + 10, true);
    left > 0 && view.getUint32(at, true) === directoryEntrySignature;
    left -= 1
  ) {
    const length = view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)),
      method: view.getUint16(at + 10, true),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      size: view.getUint32(at + 20, true),
      local: view.getUint32(at + 42, true),
    })
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/**
 * The content of one file, or null where it is locked, packed in an unknown way, or unpacks to more
 * than `most`.
 */
async function extractEntry(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  { method, isLocked, size, local }: Entry,
  most: number,
): Promise<Uint8Array | null> {
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const packed = bytes.subarray(start, start + size)
  if (isLocked || packed.length < size) return null
  if (method === 0) return size > most ? null : packed
  if (method !== 8) return null
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > most) {
      await reader.cancel()
      return null
    }
    chunks.push(next.value)
  }
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}
