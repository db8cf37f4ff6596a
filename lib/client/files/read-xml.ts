import { SaxesParser } from 'saxes'

/** What is told of an XML text, in its order. Names come without their prefix. */
export type XmlVisitor = {
  onOpen: (name: string, attributes: ReadonlyMap<string, string>) => void
  onClose?: (name: string) => void
  onText?: (text: string) => void
}

/** Most elements of one text: 2,000 invoices of 30 cells have about 120,000. */
const elementsMax = 1_000_000

/**
 * Walks through an XML text. The parser knows no entities of a document's own, so none unfold.
 *
 * @throws where it is not well formed, has too many elements, and what a visitor throws.
 */
export function readXml(xml: string, visitor: XmlVisitor): void {
  createParser(visitor).write(xml).close()
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
  const parser = createParser(visitor)
  for (let at = 0; at < xml.length; at += pieceMax) {
    if (at > 0) await pause()
    parser.write(xml.slice(at, at + pieceMax))
  }
  parser.close()
}

function createParser({ onOpen, onClose, onText }: XmlVisitor): SaxesParser {
  const parser = new SaxesParser()
  let left = elementsMax
  parser.on('opentag', ({ name, attributes }) => {
    left -= 1
    if (left < 0) throw new Error('too many elements')
    onOpen(
      withoutPrefix(name),
      new Map(Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value])),
    )
  })
  if (onClose) parser.on('closetag', ({ name }) => onClose(withoutPrefix(name)))
  if (onText) {
    parser.on('text', onText)
    parser.on('cdata', onText)
  }
  return parser
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)
