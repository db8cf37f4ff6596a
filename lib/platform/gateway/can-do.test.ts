import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { makeFailure } from '@/lib/contracts/result'
import type { Session } from '@/lib/platform/session/current-session'
import { recordOffer } from '@/lib/platform/upstream/offered-operations'
import { useSettings } from '@/tests/support/settings'
import { canDo, hasRightTo, isServed, listWithheldOperations } from './can-do'

const person = (rights: string[] | null) => ({ rights }) as Session
const lost = () =>
  recordOffer(
    operations.deleteCustomer,
    makeFailure({ kind: 'refused', code: 'not-offered', status: 405 }),
  )

beforeEach(() => useSettings())

test('a way is shown where the service has the operation and the person may do it', () => {
  expect(canDo(person(['delete:arm.customer']), 'deleteCustomer')).toBe(true)
  expect(canDo(person(null), 'deleteCustomer')).toBe(true)
  expect(canDo(person(['read:arm.customer']), 'deleteCustomer')).toBe(false)
  expect(canDo(person(['delete:arm.customer']), 'deleteCustomer', 'listCases')).toBe(false)
  lost()
  expect(canDo(person(['delete:arm.customer']), 'deleteCustomer')).toBe(false)
  expect(isServed('deleteCustomer')).toBe(false)
  expect(isServed('createCustomer')).toBe(true)
})

test('a right to an operation stays where the service does not have it', () => {
  lost()
  expect(hasRightTo(person(['delete:arm.customer']), 'deleteCustomer')).toBe(true)
  expect(hasRightTo(person(['read:arm.customer']), 'deleteCustomer')).toBe(false)
  expect(hasRightTo(person(null), 'deleteCustomer')).toBe(true)
  expect(hasRightTo(null, 'deleteCustomer')).toBe(true)
})

test('no page and no component asks for a right by its words', () => {
  const words = new Set(Object.values<Operation>(operations).map(({ right }) => right))
  const texts = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const),
  )
  expect(texts.length).toBeGreaterThan(100)
  const asking = texts.filter(([, text]) =>
    [...words].some((word) => word !== null && text.includes(`'${word}'`)),
  )
  expect(asking.map(([file]) => file)).toEqual([])
})

test('what is withheld is what a page may name and the person may not do, or the service lacks', () => {
  expect(listWithheldOperations(person(null))).toEqual([])
  lost()
  expect(listWithheldOperations(person(null))).toEqual(['deleteCustomer'])
  const all = listWithheldOperations(person([]))
  expect(all).toContain('listCases')
  expect(all.every((name) => operations[name].exposed)).toBe(true)
})

test('an operation of the desk is withheld from who lacks its right, and from nobody else', () => {
  const withheld = listWithheldOperations(person(['read:partner.invoice']))
  expect(withheld).toContain('startSending')
  expect(withheld).not.toContain('getViewChanges')
  expect(withheld).not.toContain('listJournal')
  expect(listWithheldOperations(person(['write:distribution.invoice']))).not.toContain(
    'startSending',
  )
})
