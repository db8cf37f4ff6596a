import { expect, test } from 'vitest'
import { submitAdjustments } from '@/lib/features/adjustments/server/submit-adjustments'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { adjustmentService, organizationId } from '@/tests/support/adjustment-upstream'
import { row, sentBatch, submission } from '@/tests/support/adjustments-under-test'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'

const desk = deskUnderTest()
const sourceId = 'p-20260312-7k2m9q0xvd'
const other = 'p-20260312-7k2m9q0xve'
const payment = {
  ...submission,
  kind: 'payment' as const,
  rows: [{ ...row, sourceId }],
}

const asked = { params: { organizationId }, body: { sourceIds: [sourceId] } }

async function findSent(...sourceIds: string[]) {
  const found = await executeOperation('findSentPayments', {
    params: { organizationId },
    body: { sourceIds },
  })
  return found.ok ? found.value.payments.map((each) => each.sourceId) : found.failure.kind
}

test('a payment that went out is found by its id, and no other', async () => {
  await asKari()
  adjustmentService(desk)
  expect(await findSent(sourceId)).toEqual([])
  expect(await submitAdjustments(payment)).toMatchObject({ ok: true })
  expect(await findSent(other, sourceId)).toEqual([sourceId])
})

test('one whose outcome is not known may be there, so it is found', async () => {
  await asKari()
  adjustmentService(desk).faults = ['drop-before']
  await submitAdjustments(payment)
  expect(await findSent(sourceId)).toEqual([sourceId])
})

test('one that never arrived is told as absent, and one that was never sent is not', async () => {
  await asKari()
  adjustmentService(desk).faults = ['drop-before']
  await submitAdjustments(payment)
  const { idempotencyKey } = payment
  await checkOutcome({ idempotencyKey, operation: 'createPayments' })
  const body = { sourceIds: [sourceId, other] }
  expect(await executeOperation('findSentPayments', { ...asked, body })).toMatchObject({
    value: { payments: [], refused: [], absent: [sourceId] },
  })
})

test('one whose row was refused goes out anew under the next id, and is found by its first', async () => {
  await asKari()
  const upstream = adjustmentService(desk)
  upstream.refuses.add(row.invoiceId)
  await submitAdjustments(payment)
  upstream.process()
  await sentBatch()
  expect(await findSent(sourceId)).toEqual([])
  const nextId = `${sourceId}-2`
  expect(await executeOperation('findSentPayments', asked)).toMatchObject({
    value: { refused: [{ sourceId, nextId }], absent: [] },
  })
  upstream.refuses.clear()
  const again = {
    ...payment,
    idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12',
    rows: [{ ...row, sourceId: nextId }],
  }
  expect(await submitAdjustments(again)).toMatchObject({ ok: true })
  upstream.process()
  expect(upstream.ledger).toHaveLength(1)
  expect(await findSent(sourceId)).toEqual([sourceId])
})

test('nothing is told of an organization that the person may not see', async () => {
  await asKari()
  adjustmentService(desk)
  await submitAdjustments(payment)
  const params = { organizationId: '11111111-2a6e-4d0b-8a55-0c9a2f6b7d10' }
  expect(
    await executeOperation('findSentPayments', { params, body: { sourceIds: [sourceId] } }),
  ).toMatchObject({ ok: false, failure: { kind: 'forbidden' } })
})
