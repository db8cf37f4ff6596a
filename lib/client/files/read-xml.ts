import { SaxesParser } from 'saxes'

/** The attributes of an element, by their names without prefix. */
export type XmlAttributes = { get: (name: string) => string | undefined }

/** What is told of an XML text, in its order. Names come without their prefix. */
export type XmlVisitor = {
  onOpen: (name: string, attributes: XmlAttributes) => void
  onClose?: (name: string) => void
  onText?: (text: string) => void
}

/** Most elements of one text, unless more are allowed: 10,000 rows of 40 cells have about 800,000. */
const usualElementsMax = 1_000_000

/**
 * Reads through an XML text. The parser knows no entities of a document's own, so none unfold.
 *
 * @throws where it is not well formed, has too many elements, and what a visitor throws.
 */
export function readXml(xml: string, visitor: XmlVisitor): void {
  const reader = createXmlReader(visitor)
  reader.write(xml)
  reader.close()
}

/** Characters that are read at a time: about five milliseconds of work. */
const pieceMax = 50_000

/**
 * The same in pieces, so that the page answers meanwhile.
 *
 * @param pause is awaited between two pieces.
 */
export async function readXmlInPieces(
  xml: string,
  visitor: XmlVisitor,
  pause: () => Promise<void>,
): Promise<void> {
  const reader = createXmlReader(visitor)
  for (let at = 0; at < xml.length; at += pieceMax) {
    if (at > 0) await pause()
    reader.write(xml.slice(at, at + pieceMax))
  }
  reader.close()
}

/**
 * The same of a text that comes in parts, which may end anywhere.
 *
 * @throws as `readXml`, from either function.
 */
export function createXmlReader(
  { onOpen, onClose, onText }: XmlVisitor,
  elementsMax = usualElementsMax,
): { write: (part: string) => void; close: () => void } {
  const parser = new SaxesParser()
  let left = elementsMax
  parser.on('opentag', ({ name, attributes }) => {
    left -= 1
    if (left < 0) throw new Error('too many elements')
    onOpen(withoutPrefix(name), { get: (wanted) => findAttribute(attributes, wanted) })
  })
  if (onClose) parser.on('closetag', ({ name }) => onClose(withoutPrefix(name)))
  if (onText) {
    parser.on('text', onText)
    parser.on('cdata', onText)
  }
  return { write: (part) => void parser.write(part), close: () => void parser.close() }
}

function findAttribute(
  attributes: Readonly<Record<string, string>>,
  wanted: string,
): string | undefined {
  if (Object.hasOwn(attributes, wanted)) return attributes[wanted]
  for (const name in attributes) if (withoutPrefix(name) === wanted) return attributes[name]
  return undefined
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)
