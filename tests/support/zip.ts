import { inflateRawSync } from 'node:zlib'

/** The text of one file in a ZIP archive, by its central directory. */
export function textInZip(zip: Buffer, name: string): string {
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) {
    const found = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    if (found !== name) continue
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    return (zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8')
  }
  throw new Error(`no ${name} in it`)
}
