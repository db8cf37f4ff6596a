import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'

/**
 * Most bytes that the wanted files of an archive may unpack to: a small one to what ten thousand rows
 * have, a large one to so many times its size. A sheet of a hundred thousand rows is packed to a
 * tenth or a twentieth; what is made to unfold goes beyond. Counted as they come out, because what an
 * archive says of its own sizes is its writer's word.
 */
const countBytesMax = (archive: Uint8Array) =>
  Math.min(Math.max(40_000_000, archive.length * 100), 400_000_000)

/** Most files in an archive; a workbook of one sheet has about ten. */
const filesMax = 1_000

/** Bytes that are unpacked at a time: at most a thousandfold comes out before it is counted. */
const stepBytes = 4_096

/** Takes a text as it is unpacked, a part after the other. */
export type TextSink = (part: string, isLast: boolean) => void

/**
 * Unpacks the files of a ZIP archive that a sink is found for, and hands their texts on in parts, so
 * that none is held whole. No file is written, and names lead nowhere: they are only compared.
 *
 * @returns the names of the files that came to their end; null for what is no archive, is locked or
 *   cut, names a file twice, or unpacks to too much, and where a sink throws.
 */
export function unpackTexts(
  bytes: Uint8Array,
  findSink: (name: string) => TextSink | null,
): ReadonlySet<string> | null {
  if (!hasEnd(bytes)) return null
  const names = new Set<string>()
  const complete = new Set<string>()
  let [seen, left, wanted] = [0, countBytesMax(bytes), 0]
  const unzip = new Unzip((file) => {
    seen += 1
    if (seen > filesMax || names.has(file.name)) throw new Error('not a workbook')
    names.add(file.name)
    const sink = findSink(file.name)
    if (!sink) return
    wanted += 1
    startUnpacking(file, (part, isLast, count) => {
      left -= count
      if (left < 0) throw new Error('unpacks to too much')
      sink(part, isLast)
      if (isLast) complete.add(file.name)
    })
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += stepBytes)
      unzip.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length)
    return complete.size === wanted ? complete : null
  } catch {
    return null
  }
}

/** The record at the end of an archive: its mark, its least length, and the longest comment in it. */
const endMark = [0x50, 0x4b, 5, 6]
const endBytesMin = 22
const commentBytesMax = 65_535

/** Whether an archive comes to its end: one that was cut between two files unpacks without an error. */
function hasEnd(bytes: Uint8Array): boolean {
  const last = bytes.length - endBytesMin
  for (let at = last; at >= 0 && at >= last - commentBytesMax; at -= 1)
    if (endMark.every((byte, place) => bytes[at + place] === byte)) return true
  return false
}

function startUnpacking(
  file: UnzipFile,
  onPart: (part: string, isLast: boolean, count: number) => void,
) {
  const decoder = new TextDecoder()
  file.ondata = (error, data, isLast) => {
    if (error) throw error
    onPart(decoder.decode(data, { stream: !isLast }), isLast, data.length)
  }
  file.start()
}
