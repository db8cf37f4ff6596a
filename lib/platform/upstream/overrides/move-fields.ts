import 'server-only'

/** `[]` stands for each element of a list. */
const each = '[]'

/** Where a value stands: names of fields, and `[]` for each element. Empty: the whole. */
export type FieldPath = readonly string[]

/** A value that stands elsewhere on the other side. Both paths go through as many lists. */
export type Move = { from: FieldPath; to: FieldPath }

const unsafe = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads `customers[].postalAddress.name`; `$` is the whole, `$[].id` a field of each element of a
 * list at the top. Null: it is no such path.
 */
export function parseFieldPath(text: string): FieldPath | null {
  if (text.length > 300) return null
  const parts = text.split('.').map((part, place) => {
    const lists = countLists(part)
    const name = part.slice(0, part.length - lists * each.length)
    const isTop = place === 0 && name === '$'
    const isName = name !== '' && name !== '$' && !/[[\]]/.test(name) && !unsafe.has(name)
    return isTop || isName ? [...(isTop ? [] : [name]), ...Array<string>(lists).fill(each)] : null
  })
  return parts.every((part) => part !== null) ? parts.flat() : null
}

function countLists(part: string): number {
  let lists = 0
  while (part.endsWith(each, part.length - lists * each.length)) lists += 1
  return lists
}

/** Through how many lists a path goes. */
export const countPathLists = (path: FieldPath): number =>
  path.filter((part) => part === each).length

/** The moves the other way round. */
export const swapMoves = (moves: readonly Move[]): Move[] =>
  moves.map(({ from, to }) => ({ from: to, to: from }))

type Found = { value: unknown; places: readonly number[] }

/**
 * A value with its fields where the other side has them. What no move names stays; the deepest are
 * taken first and the shallowest are put first, so that a list may move beside the fields of its
 * elements. What a move leaves empty goes, and what stood at the new place is replaced. Null and
 * blank move as any value does, and what is absent stays absent.
 */
export function moveFields(value: unknown, moves: readonly Move[]): unknown {
  if (moves.length === 0 || value === undefined) return value
  const source = { whole: structuredClone(value) }
  const emptied = new Set<object>()
  const taken = [...moves]
    .sort((one, other) => other.from.length - one.from.length)
    .map(({ from, to }) => ({ to, found: take(source, ['whole', ...from], emptied) }))
  const rest = source.whole === undefined ? undefined : pruneEmptied(source.whole, emptied)
  const target: Record<string, unknown> = rest === undefined ? {} : { whole: rest }
  for (const { to, found } of taken.sort((one, other) => one.to.length - other.to.length)) {
    for (const { value: moved, places } of found) {
      const left = pruneEmptied(moved, emptied)
      if (left !== undefined) put(target, ['whole', ...to], left, places)
    }
  }
  return target.whole
}

function take(
  node: unknown,
  [part, ...rest]: FieldPath,
  emptied: Set<object>,
  places: readonly number[] = [],
): Found[] {
  if (typeof node !== 'object' || node === null || part === undefined) return []
  if (part === each) {
    if (!Array.isArray(node)) return []
    return node.flatMap((_, place) => takeFrom(node, place, rest, emptied, [...places, place]))
  }
  return Array.isArray(node) || !Object.hasOwn(node, part)
    ? []
    : takeFrom(node as Record<string, unknown>, part, rest, emptied, places)
}

function takeFrom<Key extends string | number>(
  node: Record<Key, unknown>,
  key: Key,
  rest: FieldPath,
  emptied: Set<object>,
  places: readonly number[],
): Found[] {
  const value = node[key]
  if (rest.length > 0) return take(value, rest, emptied, places)
  if (value === undefined) return []
  emptied.add(node)
  if (Array.isArray(node)) Reflect.set(node, key, undefined)
  else delete node[key]
  return [{ value, places }]
}

/** Without what the taking has emptied; what was empty before stays. */
function pruneEmptied(node: unknown, emptied: ReadonlySet<object>): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) {
    const left = node.map((element) => pruneEmptied(element, emptied))
    return node.length > 0 && left.every((element) => element === undefined)
      ? undefined
      : left.map((element) => (element === undefined ? {} : element))
  }
  const inner = Object.entries(node).map(
    ([name, value]) => [name, pruneEmptied(value, emptied)] as const,
  )
  const left = inner.filter(([, value]) => value !== undefined)
  const isEmptied = left.length === 0 && (emptied.has(node) || inner.length > 0)
  return isEmptied ? undefined : Object.fromEntries(left)
}

function put(
  node: Record<string, unknown> | unknown[],
  [part, ...rest]: FieldPath,
  value: unknown,
  places: readonly number[],
): void {
  const key = part === each ? places[0]! : part!
  const left = part === each ? places.slice(1) : places
  if (Array.isArray(node))
    while (node.length < (key as number)) node.push(rest.length > 0 ? {} : null)
  const holder = node as Record<string | number, unknown>
  if (rest.length === 0) {
    holder[key] = value
    return
  }
  holder[key] = ensureContainer(holder[key], rest[0] === each)
  put(holder[key] as Record<string, unknown>, rest, value, left)
}

function ensureContainer(held: unknown, isList: boolean): object {
  if (typeof held === 'object' && held !== null && Array.isArray(held) === isList) return held
  return isList ? [] : {}
}
