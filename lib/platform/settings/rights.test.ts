import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Operation } from '../../contracts/operation'
import { operations } from '../../contracts/registry'
import { isPatternMatch, knownRights, parseRightsMap, toRights } from './rights.mjs'

const inAll = Object.values(operations as unknown as Record<string, Operation>).flatMap(
  ({ right }) => right ?? [],
)

test('every right that an operation asks for has a documented name, and no other', () => {
  expect([...new Set(inAll)].sort()).toEqual(knownRights.toSorted())
})

describe('scopes of a service', () => {
  test.each<[string[], Record<string, string[]>, string[]]>([
    [['read:arm.customer'], {}, ['read:arm.customer']],
    [['read:arm.*'], {}, ['read:arm.customer']],
    [['*'], {}, knownRights],
    [['openid', 'profile'], {}, []],
    [
      ['kunder.les'],
      { 'kunder.*': ['read:arm.customer', 'write:arm.customer'] },
      ['read:arm.customer', 'write:arm.customer'],
    ],
    [['kunder'], { 'kunder.*': ['read:arm.customer'] }, []],
    [['admin'], { admin: ['*'] }, knownRights],
    [
      ['read:arm.customer', 'x'],
      { x: ['read:collection.case'] },
      ['read:arm.customer', 'read:collection.case'],
    ],
    [[], { '*': ['*'] }, []],
  ])('%j with %j give %j', (scopes, map, rights) =>
    expect(toRights(scopes, Object.entries(map)).sort()).toEqual(rights.toSorted()),
  )

  test('never give more than each gives alone', () => {
    const scope = fc.oneof(
      fc.constantFrom(...knownRights, 'read:*', '*.case', 'a', 'ab'),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(
        fc.array(scope),
        fc.array(fc.tuple(scope, fc.subarray(knownRights))),
        (scopes, map) => {
          const alone = new Set(scopes.flatMap((each) => toRights([each], map)))
          expect(toRights(scopes, map)).toEqual(knownRights.filter((right) => alone.has(right)))
        },
      ),
    )
  })
})

test.each([
  ['a*b', 'ab', true],
  ['a*b', 'a--b', true],
  ['a*b', 'a', false],
  ['ab*b', 'ab', false],
  ['*a*', 'bab', true],
  ['a*c*e', 'abcde', true],
  ['a*c*e', 'abde', false],
  ['abc', 'abc', true],
  ['abc', 'abcd', false],
  ['', '', true],
])('%s covers %s: %s', (pattern, text, is) => expect(isPatternMatch(pattern, text)).toBe(is))

test.each([
  ['[]', '', 'must be a JSON object: scope to an array of rights'],
  ['{', '', 'must be a JSON object: scope to an array of rights'],
  ['{"a": "read:arm.customer"}', 'a', 'must be an array of rights'],
  ['{"a": ["read:arm.customers"]}', 'a.0', 'is no right'],
])('%s is refused, and why', (text, path, complaint) => {
  const read = parseRightsMap(text)
  const [first] = 'complaints' in read ? read.complaints : []
  expect([first?.path.join('.'), first?.complaint]).toEqual([
    path,
    expect.stringContaining(complaint),
  ])
})
