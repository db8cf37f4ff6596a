import type { UblLimits } from './ubl-limits'
import type { UblProblem } from './ubl-result'

/**
 * What a text shows before it is parsed, by the places of its `<` alone: a document type, more tags
 * than elements may be, a text or a tag longer than any may be. A parser would find them too, after
 * it had read all of them.
 */
export function scanXml(xml: string, limits: UblLimits): UblProblem | null {
  if (hasDoctype(xml)) return { problem: 'doctype' }
  const longest = limits.text * (limits.attributes + 2)
  let tags = 0
  for (let at = xml.indexOf('<'); at >= 0; ) {
    tags += 1
    // Each element has a tag at its end too, comments come on top.
    if (tags > 2 * limits.elements) return { problem: 'tooManyElements', most: limits.elements }
    const next = xml.indexOf('<', at + 1)
    if ((next < 0 ? xml.length : next) - at > longest)
      return { problem: 'textTooLong', path: '', most: limits.text }
    at = next
  }
  return null
}

/** A document type stands before the first element. */
function hasDoctype(xml: string): boolean {
  const doctype = xml.indexOf('<!DOCTYPE')
  return doctype >= 0 && doctype < xml.search(/<[\p{L}_:]/u)
}

/** A text whose attachments stand aside, and how to get one back. */
export type WithoutAttachments = { xml: string; restore: (text: string) => string }

const attachmentTag = 'EmbeddedDocumentBinaryObject'
const base64 = /^[A-Za-z0-9+/=\s]*$/

/** Shorter ones stay where they are. */
const shortAttachment = 2_000

/**
 * Takes the files in base64 out of a text, so that a parser does not look at each of their
 * characters. In their place stands a mark that no file can know.
 */
export function takeOutAttachments(xml: string, mark: string): WithoutAttachments {
  const taken: string[] = []
  const parts: string[] = []
  let from = 0
  for (let at = xml.indexOf(attachmentTag); at >= 0; at = xml.indexOf(attachmentTag, at + 1)) {
    const start = xml.indexOf('>', at) + 1
    const end = xml.indexOf('<', at)
    if (start === 0 || end < 0) break
    if (end - start < shortAttachment) continue
    const text = xml.slice(start, end)
    if (!base64.test(text)) continue
    parts.push(xml.slice(from, start), `${mark}${taken.length}`)
    taken.push(text)
    from = end
  }
  return {
    xml: parts.length === 0 ? xml : parts.join('') + xml.slice(from),
    restore: (text) =>
      text.startsWith(mark) ? (taken[Number(text.slice(mark.length))] ?? text) : text,
  }
}
