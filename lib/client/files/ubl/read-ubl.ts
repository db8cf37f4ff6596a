import { SaxesParser } from 'saxes'
import { decodeXml } from './decode-xml'
import { scanXml, takeOutAttachments, type WithoutAttachments } from './scan-xml'
import { createUblBuilder, Refusal } from './ubl-builder'
import { type UblLimits, usualUblLimits } from './ubl-limits'
import type { UblReading } from './ubl-result'

/** Characters that are read at a time: after each piece the clock is looked at. */
const pieceLength = 65_536

/**
 * Reads a UBL 2.1 invoice or credit note into the body that is sent of it. No document type, no
 * entity but the five of XML, nothing beyond the limits: what breaks one is refused whole, with a
 * word for the reason. What is well formed and has no place in the body is listed, never dropped
 * in silence. Space around a text is no part of it. Runs in a browser, a worker and on a server.
 */
export function readUbl(bytes: Uint8Array, limits: UblLimits = usualUblLimits): UblReading {
  if (bytes.length === 0) return { ok: false, problem: 'empty' }
  if (bytes.length > limits.bytes) return { ok: false, problem: 'tooLarge', most: limits.bytes }
  const xml = decodeXml(bytes)
  if (typeof xml !== 'string') return { ok: false, ...xml }
  const bare = takeOutAttachments(xml, `${crypto.randomUUID()}:`)
  const seen = scanXml(bare.xml, limits)
  if (seen) return { ok: false, ...seen }
  const parser = new SaxesParser({ xmlns: true })
  try {
    return readText(parser, bare, limits)
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, ...error.reason }
    return { ok: false, problem: 'malformed', line: parser.line, column: parser.column }
  }
}

function readText(
  parser: SaxesParser<{ xmlns: true }>,
  { xml, restore }: WithoutAttachments,
  limits: UblLimits,
): UblReading {
  const builder = createUblBuilder(limits, restore)
  let attributes = 0
  parser.on('doctype', () => {
    throw new Refusal({ problem: 'doctype' })
  })
  parser.on('opentagstart', () => {
    attributes = 0
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > limits.attributes)
      throw new Refusal({ problem: 'tooManyAttributes', most: limits.attributes })
  })
  parser.on('opentag', (tag) => builder.open(tag))
  parser.on('closetag', () => builder.close())
  parser.on('text', (text) => builder.addText(text))
  parser.on('cdata', (text) => builder.addText(text))
  parser.on('error', (error) => {
    throw error
  })
  const end = performance.now() + limits.time
  for (let at = 0; at < xml.length; at += pieceLength) {
    parser.write(xml.slice(at, at + pieceLength))
    if (performance.now() > end) throw new Refusal({ problem: 'tooSlow' })
  }
  parser.close()
  return builder.finish()
}
