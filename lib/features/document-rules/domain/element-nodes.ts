import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import { type ElementShape, ublRoots } from '@/lib/shared/ubl/vocabulary'

/** One element of a body: its name, where it stands, and what it holds. */
export type ElementNode = {
  name: string
  path: string
  /** The path by names alone, without the places in lists. */
  names: string
  parent: ElementNode | null
  shape: ElementShape
  value: unknown
  /** Its text; undefined for one that holds others. */
  text: string | undefined
}

/** All elements of a body, by the vocabulary; what the vocabulary does not know is passed over. */
export function collectElements(kind: UblDocument['kind'], body: object): ElementNode[] {
  const nodes: ElementNode[] = []
  collectInner(ublRoots[kind].shape, body, '', null, nodes)
  return nodes
}

/** Elements by their name. */
export function groupByName(nodes: readonly ElementNode[]): ReadonlyMap<string, ElementNode[]> {
  const groups = new Map<string, ElementNode[]>()
  for (const node of nodes) {
    const known = groups.get(node.name)
    if (known) known.push(node)
    else groups.set(node.name, [node])
  }
  return groups
}

function collectInner(
  shape: ElementShape,
  value: object,
  path: string,
  parent: ElementNode | null,
  nodes: ElementNode[],
): void {
  for (const [name, inner] of Object.entries(shape.children ?? {})) {
    const held = (value as Record<string, unknown>)[name]
    if (held === undefined) continue
    const at = path === '' ? name : `${path}.${name}`
    if (Array.isArray(held))
      for (const [index, each] of held.entries())
        collectOne(inner, each, name, `${at}.${index}`, parent, nodes)
    else collectOne(inner, held, name, at, parent, nodes)
  }
}

function collectOne(
  shape: ElementShape,
  value: unknown,
  name: string,
  path: string,
  parent: ElementNode | null,
  nodes: ElementNode[],
): void {
  const names = parent ? `${parent.names}.${name}` : name
  const node = { name, path, names, parent, shape, value, text: readText(shape, value) }
  nodes.push(node)
  if (shape.children && isObject(value)) collectInner(shape, value, path, node, nodes)
}

function readText(shape: ElementShape, value: unknown): string | undefined {
  if (shape.children) return undefined
  const text = shape.attributes && isObject(value) ? (value as { Value?: unknown }).Value : value
  return typeof text === 'string' ? text : ''
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
