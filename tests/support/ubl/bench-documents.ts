import { SaxesParser } from 'saxes'
import { readUbl } from '@/lib/client/files/ubl/read-ubl'
import { checkDocument } from '@/lib/features/document-rules/domain/check-document'
import { createRandom } from './random'
import { createShape, shapeNames } from './shapes'
import { writeUbl } from './write-ubl'

/** What `npm run bench -- --only ubl` runs: documents of our own shapes, as files. */
export const createFiles = (count: number): Uint8Array[] =>
  Array.from({ length: count }, (_, seed) => {
    const document = createShape(shapeNames[seed % shapeNames.length]!, createRandom(seed))
    return new TextEncoder().encode(writeUbl(document))
  })

/** Reads a file, and asks it every rule; says how many are broken. */
export function readAndJudge(file: Uint8Array, day: string): number {
  const reading = readUbl(file)
  if (!reading.ok) throw new Error(reading.problem)
  return checkDocument(reading.document, { day }).findings.length
}

export function readAlone(file: Uint8Array): void {
  const reading = readUbl(file)
  if (!reading.ok) throw new Error(reading.problem)
}

/** The parser alone, over the same file: with namespaces, and listeners that do nothing. */
export function parseBare(file: Uint8Array): void {
  const parser = new SaxesParser({ xmlns: true })
  for (const event of ['opentag', 'closetag', 'text'] as const) parser.on(event, () => {})
  parser.write(new TextDecoder().decode(file)).close()
}
