import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import { type ElementShape, ublNamespaces, ublRoots } from '@/lib/shared/ubl/vocabulary'

/** The XML of a body: every element in the order of UBL, with the usual prefixes. */
export function writeUbl({ kind, body }: UblDocument): string {
  const { name, shape } = ublRoots[kind]
  const namespaces = [
    `xmlns="${ublNamespaces[kind]}"`,
    `xmlns:cac="${ublNamespaces.aggregate}"`,
    `xmlns:cbc="${ublNamespaces.basic}"`,
  ].join(' ')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${namespaces}>${writeInner(shape, body)}</${name}>\n`
}

function writeInner({ children }: ElementShape, value: object): string {
  return Object.entries(children ?? {})
    .flatMap(([name, inner]) => {
      const held = (value as Record<string, unknown>)[name]
      if (held === undefined) return []
      return (Array.isArray(held) ? held : [held]).map((each) => writeElement(name, inner, each))
    })
    .join('')
}

function writeElement(name: string, shape: ElementShape, value: unknown): string {
  if (shape.children) return `<cac:${name}>${writeInner(shape, value as object)}</cac:${name}>`
  if (!shape.attributes) return `<cbc:${name}>${escapeText(String(value))}</cbc:${name}>`
  const fields = value as Record<string, string | undefined>
  const attributes = Object.entries(shape.attributes).flatMap(([attribute, field]) => {
    const text = fields[field]
    return text === undefined ? [] : [` ${attribute}="${escapeText(text)}"`]
  })
  return `<cbc:${name}${attributes.join('')}>${escapeText(fields.Value ?? '')}</cbc:${name}>`
}

const escapeText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
