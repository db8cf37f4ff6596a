import { describe, expect, test, vi } from 'vitest'
import { toFormValues } from '@/lib/features/customers/domain/customer-edit'
import { makeDigest } from '@/lib/platform/database/sealed'
import { readCachedSession, withRequestSession } from '@/lib/platform/session/session-cache'
import { endSession, findLiveSessionRow } from '@/lib/platform/session/vault'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { kari, oneCustomer, updatesSent } from '@/tests/support/stored-customer'
import { updateCustomer } from './update-customer'

vi.mock('@/lib/platform/session/session-cache', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/platform/session/session-cache')>()
  return { ...original, readCachedSession: vi.fn(original.readCachedSession) }
})

const desk = deskUnderTest()
const { ssn: _ssn, bankAccountNo: _bank, ...plain } = kari
const baseline = toFormValues(plain)
const makeDraft = (cityName: string) => ({
  idempotencyKey: crypto.randomUUID(),
  clientNo: '1001',
  customerNo: '10001',
  userName: 'kari',
  baseline,
  edited: { ...baseline, address: { ...baseline.address, cityName } },
  clearing: [],
})

describe('the session of a customer save', () => {
  test('is looked up once', async () => {
    await asKari()
    oneCustomer(desk)
    vi.mocked(readCachedSession).mockClear()

    expect(await updateCustomer(makeDraft('Bergen'))).toMatchObject({
      value: { outcome: 'saved' },
    })
    expect(readCachedSession).toHaveBeenCalledTimes(1)
  })

  test('is looked up again by the next save, which a session that has ended since refuses', async () => {
    const id = await asKari()
    oneCustomer(desk)
    await updateCustomer(makeDraft('Bergen'))
    await endSession(makeDigest(id), 'sign-out')

    expect(await updateCustomer(makeDraft('Hamar'))).toEqual({
      ok: false,
      failure: { kind: 'unauthenticated' },
    })
    expect(updatesSent(desk)).toHaveLength(1)
  })

  test('is looked up again by a save under way when it ends', async () => {
    const rowId = makeDigest(await asKari())

    await withRequestSession(async () => {
      expect(await findLiveSessionRow(rowId)).toMatchObject({ userName: 'kari' })
      await endSession(rowId, 'sign-out')
      expect(await findLiveSessionRow(rowId)).toBeNull()
    })
  })
})
