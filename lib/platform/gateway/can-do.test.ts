import { beforeEach, expect, test } from 'vitest'
import { operations } from '@/lib/contracts/registry'
import { makeFailure } from '@/lib/contracts/result'
import type { Session } from '@/lib/platform/session/current-session'
import { recordOffer } from '@/lib/platform/upstream/offered-operations'
import { useSettings } from '@/tests/support/settings'
import { canDo, isServed, listWithheldOperations } from './can-do'

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

test('what is withheld names operations of the upstream that a page may name, and no others', () => {
  expect(listWithheldOperations(person(null))).toEqual([])
  lost()
  expect(listWithheldOperations(person(null))).toEqual(['deleteCustomer'])
  const all = listWithheldOperations(person([]))
  expect(all).toContain('listCases')
  expect(all.every((name) => operations[name].area !== 'desk' && operations[name].exposed)).toBe(
    true,
  )
})
