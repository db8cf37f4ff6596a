import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'

/**
 * Most bytes that all wanted files of an archive together may unpack to: more is no file of
 * invoices, however small it is packed. Counted as they come out, because what an archive says of
 * its own sizes is its writer's word.
 */
const unpackedMax = 40_000_000

/** Most files in an archive; a workbook of one sheet has about ten. */
const filesMax = 1_000

/** Bytes that are unpacked at a time: at most a thousandfold comes out before it is counted. */
const stepBytes = 4_096

/**
 * The texts of the files of a ZIP archive that are wanted; null for what is no archive, is locked
 * or cut, names a file twice, or unpacks to too much. No file is written, and names lead nowhere:
 * they are only compared.
 */
export function unpackTexts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Map<string, string> | null {
  const files = new Map<string, UnpackedFile>()
  let [seen, left] = [0, unpackedMax]
  const unzip = new Unzip((file) => {
    seen += 1
    if (seen > filesMax || files.has(file.name)) throw new Error('not a workbook')
    if (isWanted(file.name)) files.set(file.name, startUnpacking(file, takeBytes))
  })
  unzip.register(UnzipInflate)

  function takeBytes(count: number) {
    left -= count
    if (left < 0) throw new Error('unpacks to too much')
  }

  try {
    for (let at = 0; at < bytes.length; at += stepBytes)
      unzip.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length)
    const isWhole = files.size > 0 && [...files.values()].every(({ isComplete }) => isComplete)
    return isWhole ? new Map([...files].map(([name, { text }]) => [name, text])) : null
  } catch {
    return null
  }
}

type UnpackedFile = { text: string; isComplete: boolean }

function startUnpacking(file: UnzipFile, takeBytes: (count: number) => void): UnpackedFile {
  const unpacked: UnpackedFile = { text: '', isComplete: false }
  const decoder = new TextDecoder()
  file.ondata = (error, data, isLast) => {
    if (error) throw error
    takeBytes(data.length)
    unpacked.text += decoder.decode(data, { stream: !isLast })
    unpacked.isComplete = isLast
  }
  file.start()
  return unpacked
}
