import type { SaxesTagNS } from 'saxes'
import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import { type ElementShape, ublNamespaces, ublRoots } from '@/lib/shared/ubl/vocabulary'
import { notCarriedMax, type UblLimits } from './ubl-limits'
import type { NotCarried, NotCarriedReason, UblProblem, UblReading } from './ubl-result'

/** A file that is refused, in the middle of reading it. */
export class Refusal extends Error {
  readonly reason: UblProblem

  constructor(reason: UblProblem) {
    super(reason.problem)
    this.reason = reason
  }
}

type Fields = Record<string, unknown>

/** An element that is open: what it may hold, what it holds, and whether it is carried. */
type Open = {
  shape: ElementShape | null
  path: string
  fields: Fields
  text: string
}

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance'
const xmlnsUri = 'http://www.w3.org/2000/xmlns/'
const attachment = 'EmbeddedDocumentBinaryObject'

/**
 * Builds the body of a document from the events of a parser, by the vocabulary.
 *
 * @param restore gives back a file that was taken out of the text.
 */
export function createUblBuilder(limits: UblLimits, restore: (text: string) => string) {
  const open: Open[] = []
  const notCarried = new Map<string, NotCarried>()
  let kind: UblDocument['kind'] | null = null
  let body: Fields | null = null
  let elements = 0
  let unlisted = 0

  const note = (path: string, reason: NotCarriedReason) => {
    const known = notCarried.get(`${reason} ${path}`)
    if (known) known.count += 1
    else if (notCarried.size < notCarriedMax)
      notCarried.set(`${reason} ${path}`, { path, reason, count: 1 })
    else unlisted += 1
  }

  const openRoot = ({ local, uri, attributes }: SaxesTagNS) => {
    kind = findKind(local, uri)
    if (kind === null) throw new Refusal({ problem: 'notUbl', root: local.slice(0, 60) })
    body = {}
    noteAttributes('', attributes)
    const { shape } = ublRoots[kind]
    open.push({ shape, path: '', fields: body, text: '' })
  }

  /** Reads the attributes that belong to an element, and notes the others. */
  const noteAttributes = (
    path: string,
    attributes: SaxesTagNS['attributes'],
    names: ElementShape['attributes'] = null,
  ): Fields => {
    const fields: Fields = {}
    for (const { local, uri, value } of Object.values(attributes)) {
      if (uri === xmlnsUri || uri === schemaInstance) continue
      if (value.length > limits.text)
        throw new Refusal({ problem: 'textTooLong', path: `${path}/@${local}`, most: limits.text })
      const name = uri === '' && names && Object.hasOwn(names, local) ? names[local] : undefined
      if (name === undefined) note(`${path}/@${local}`, 'unknownAttribute')
      else fields[name] = value.trim()
    }
    return fields
  }

  const openInner = (parent: Open, { local, uri, attributes }: SaxesTagNS) => {
    const path = parent.path === '' ? local : `${parent.path}/${local}`
    const children = parent.shape?.children
    const shape = children && Object.hasOwn(children, local) ? children[local]! : null
    const isElsewhere = uri !== (shape?.children ? ublNamespaces.aggregate : ublNamespaces.basic)
    if (parent.shape === null || shape === null || isElsewhere) {
      // What stands in an element that is not carried goes with it, and is not named again.
      if (parent.shape !== null) note(path, isUbl(uri) ? 'unknownElement' : 'otherNamespace')
      open.push({ shape: null, path, fields: {}, text: '' })
      return
    }
    const fields = noteAttributes(path, attributes, shape.attributes)
    open.push({ shape, path, fields, text: '' })
  }

  const restoreFile = (path: string, text: string): string => {
    const file = restore(text.trim())
    if (file.length > limits.attachment)
      throw new Refusal({ problem: 'textTooLong', path, most: limits.attachment })
    return file
  }

  const closeInner = (parent: Open, { shape, path, fields, text }: Open) => {
    if (shape === null) return
    const name = path.slice(path.lastIndexOf('/') + 1)
    const whole = name === attachment ? restoreFile(path, text) : text
    const value = toValue(shape, name, fields, whole)
    if (shape.many) {
      const list = (parent.fields[name] ?? []) as unknown[]
      list.push(value)
      parent.fields[name] = list
    } else if (Object.hasOwn(parent.fields, name)) note(path, 'repeated')
    else parent.fields[name] = value
  }

  return {
    open(tag: SaxesTagNS) {
      elements += 1
      if (elements > limits.elements)
        throw new Refusal({ problem: 'tooManyElements', most: limits.elements })
      if (open.length >= limits.depth) throw new Refusal({ problem: 'tooDeep' })
      const parent = open.at(-1)
      if (parent) openInner(parent, tag)
      else openRoot(tag)
    },
    close() {
      const ended = open.pop()!
      if (ended.shape?.children && ended.text.trim() !== '') note(ended.path, 'textAmongElements')
      const parent = open.at(-1)
      if (parent) closeInner(parent, ended)
    },
    addText(text: string) {
      const last = open.at(-1)
      // Blanks between elements are no text of theirs, however many lines there are.
      if (!last || (last.shape?.children && text.trim() === '')) return
      last.text += text
      if (last.text.length > limits.text)
        throw new Refusal({ problem: 'textTooLong', path: last.path, most: limits.text })
    },
    finish(): UblReading {
      if (kind === null || body === null) return { ok: false, problem: 'empty' }
      const document = { kind, body } as UblDocument
      return { ok: true, document, notCarried: [...notCarried.values()], unlisted }
    },
  }
}

function toValue(shape: ElementShape, name: string, fields: Fields, text: string): unknown {
  if (shape.children) return fields
  const value = name === attachment ? text.replace(/[ \t\r\n]+/g, '') : text.trim()
  return shape.attributes ? { Value: value, ...fields } : value
}

function findKind(local: string, uri: string): UblDocument['kind'] | null {
  if (local === ublRoots.invoice.name && uri === ublNamespaces.invoice) return 'invoice'
  if (local === ublRoots.creditNote.name && uri === ublNamespaces.creditNote) return 'creditNote'
  return null
}

const isUbl = (uri: string) => uri === ublNamespaces.aggregate || uri === ublNamespaces.basic
