import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Move, moveFields, parseFieldPath, swapMoves } from './move-fields'

const moves = (stated: Record<string, string>): Move[] =>
  Object.entries(stated).map(([from, to]) => ({
    from: parseFieldPath(from)!,
    to: parseFieldPath(to)!,
  }))

describe('a path of a field', () => {
  test.each([
    ['name', ['name']],
    ['customer.postalAddress.name', ['customer', 'postalAddress', 'name']],
    ['claims[].type', ['claims', '[]', 'type']],
    ['pages[][].id', ['pages', '[]', '[]', 'id']],
    ['emails[]', ['emails', '[]']],
    ['$', []],
    ['$[].id', ['[]', 'id']],
    ['Kund-nr å', ['Kund-nr å']],
  ])('%s is read', (text, path) => expect(parseFieldPath(text)).toEqual(path))

  test.each([
    '',
    '.',
    'a..b',
    'a.',
    '[]',
    '[].a',
    'a.[]',
    'a[0]',
    'a[',
    'a.$',
    '__proto__',
    'a.constructor',
    'prototype.x',
    'x'.repeat(301),
  ])('%j is none', (text) => expect(parseFieldPath(text)).toBeNull())
})

describe('fields move', () => {
  test.each([
    ['one', { a: 'b' }, { a: 1, x: 2 }, { b: 1, x: 2 }],
    ['into a nested place', { a: 'b.c' }, { a: 1 }, { b: { c: 1 } }],
    [
      'out of a nested place, which goes when it is empty',
      { 'metadata.userId': 'user' },
      { metadata: { userId: 'u' }, x: 1 },
      { user: 'u', x: 1 },
    ],
    ['and leave what stands beside', { 'a.b': 'c' }, { a: { b: 1, d: 2 } }, { c: 1, a: { d: 2 } }],
    [
      'within each element of a list',
      { 'l[].a': 'l[].b' },
      { l: [{ a: 1 }, { x: 2 }, { a: 3 }] },
      { l: [{ b: 1 }, { x: 2 }, { b: 3 }] },
    ],
    [
      'with the list',
      { l: 'm', 'l[].a': 'm[].b' },
      { l: [{ a: 1, x: 1 }, { a: 2 }] },
      { m: [{ b: 1, x: 1 }, { b: 2 }] },
    ],
    ['from the top', { $: 'data' }, [1, 2], { data: [1, 2] }],
    [
      'to the top',
      { 'data.items': '$', 'data.items[].a': '$[].b' },
      { data: { items: [{ a: 1 }] } },
      [{ b: 1 }],
    ],
    ['in place of one another', { a: 'b', b: 'a' }, { a: 1, b: 2 }, { a: 2, b: 1 }],
    ['over what stood there', { a: 'b' }, { a: 1, b: 2 }, { b: 1 }],
    ['as null and blank', { a: 'c', b: 'd' }, { a: null, b: '' }, { c: null, d: '' }],
    [
      'elements of a list into objects',
      { 'ids[]': 'companies[].id' },
      { ids: [1, 2] },
      { companies: [{ id: 1 }, { id: 2 }] },
    ],
    ['not when they are absent', { a: 'b', 'l[].x': 'l[].y' }, { c: 1 }, { c: 1 }],
    ['not through what is no list', { 'l[].x': 'l[].y' }, { l: { x: 1 } }, { l: { x: 1 } }],
    ['not out of a text', { 'a.length': 'b' }, { a: 'text' }, { a: 'text' }],
    ['and leave what was empty', { a: 'b' }, { a: 1, e: {}, f: [] }, { b: 1, e: {}, f: [] }],
  ])('%s', (_, stated, value, moved) =>
    expect(moveFields(value, moves(stated as Record<string, string>))).toEqual(moved),
  )

  test('and the value that was given stays as it is', () => {
    const value = { l: [{ a: 1 }] }
    moveFields(value, moves({ 'l[].a': 'm[].b' }))
    expect(value).toEqual({ l: [{ a: 1 }] })
  })

  test('and no name of a field reaches the objects of the process', () => {
    const value = JSON.parse('{"__proto__": {"polluted": true}, "a": 1}')
    expect(moveFields(value, moves({ a: 'toString' }))).toMatchObject({ toString: 1 })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('there and back again, whatever they hold', () => {
    const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
    const row = fc.record(
      { id: leaf, name: leaf, address: fc.record({ city: leaf, zip: leaf }, { requiredKeys: [] }) },
      { requiredKeys: ['id', 'name'] },
    )
    const there = moves({
      rows: 'Items',
      'rows[].id': 'Items[].Key.Id',
      'rows[].name': 'Items[].address',
      'rows[].address': 'Items[].Sted',
      'page.no': 'Page',
    })
    fc.assert(
      fc.property(
        fc.record({ rows: fc.array(row), page: fc.record({ no: leaf, of: leaf }) }),
        (value) => {
          expect(moveFields(moveFields(value, there), swapMoves(there))).toEqual(value)
        },
      ),
    )
  })
})
