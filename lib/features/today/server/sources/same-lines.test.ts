import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { WorkSource } from '@/lib/contracts/desk/work'
import type { Input, OperationName } from '@/lib/contracts/registry'
import { bulkActions } from '@/lib/platform/database/bulk-schema'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { begun } from '@/tests/support/begun-bulk-action'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { workspaces } from '@/tests/support/tokens'
import { listOf, stopClock, upstreamServes } from '@/tests/support/work'
import {
  listBatchWork,
  listBulkActionWork,
  listCaseWork,
  listInvoiceWork,
  listOutcomeWork,
  listSettlementWork,
} from '../../domain/record-work'
import { identifyStops } from '../../domain/work-identities'

const desk = deskUnderTest()
const today = stopClock()
const { organizationId, clientNo } = workspaces[0]!
const inOne = { workspaces: [workspaces[0]!] }

/** What tells the lines of a source apart, as Today has them. */
const identitiesOf = async (name: WorkSource) =>
  (await listOf(name)).lines.map(({ source, subject, scope }) => ({ source, subject, scope }))

async function readAs<Name extends OperationName>(name: Name, input: Input<Name>) {
  const read = await executeOperation(name, input)
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}

const sentWrite = (more: Pick<typeof journal.$inferInsert, 'operation' | 'state'>) => ({
  idempotencyKey: randomUUID(),
  ...{ area: 'collection', person: 'ola', requestId: 'r-1', fingerprint: 'f-1', organizationId },
  sentAt: new Date(),
  deadlineAt: new Date(Date.now() + 60_000),
  ...more,
})

test('a write of which nobody knows the outcome is the same line in the journal as in Today', async () => {
  await asKari(inOne)
  await desk.db.insert(journal).values(sentWrite({ operation: 'pauseCase', state: 'unknown' }))
  const { entries } = await readAs('listJournal', { body: {} })
  expect(entries).toHaveLength(1)
  expect(listOutcomeWork(entries[0]!)).toEqual(await identitiesOf('outcomes'))
})

test('a batch of which not every row was booked is the same line in lists as in Today', async () => {
  await asKari(inOne)
  await desk.db.insert(journal).values({
    ...sentWrite({ operation: 'createPayments', state: 'accepted' }),
    outcome: { ok: true, value: { data: { batchId: 'b-1' } }, status: 202 },
    endedAt: new Date(),
  })
  const rows = { status: 'PARTIAL', succeeded: [{ index: 0 }], failed: [{ index: 1, code: 'NO' }] }
  upstreamServes(desk, {
    '/batches/b-1': (response) => json(response, 200, { data: { batchId: 'b-1', ...rows } }),
  })
  const lines = await identitiesOf('batches')
  expect(lines).toHaveLength(1)
  const { batches } = await readAs('listSentBatches', { body: {} })
  expect(batches.flatMap(listBatchWork)).toEqual(lines)
  const { entries } = await readAs('listJournal', { body: {} })
  expect(
    entries.flatMap((each) => listBatchWork({ ...each, end: each.batch?.end ?? null })),
  ).toEqual(lines)
})

test('a bulk action that was halted is the same line on its page as in Today', async () => {
  await asKari(inOne)
  const bulkActionId = await begun({ reason: 'Waits for a credit note', person: 'kari' })
  await desk.db.insert(journal).values({
    ...sentWrite({ operation: 'startBulkAction', state: 'done' }),
    ...{ idempotencyKey: bulkActionId, person: 'kari' },
  })
  await desk.db.update(bulkActions).set({ state: 'halted', endedAt: new Date() })
  const action = await readAs('getBulkAction', { params: { bulkActionId } })
  const lines = await identitiesOf('bulkActions')
  expect(lines).toHaveLength(1)
  expect(listBulkActionWork(action)).toEqual(lines)
})

test('cases that wait are the same lines on their pages as in Today', async () => {
  await asKari(inOne)
  const open = { status: 'OPEN', currency: 'NOK', remainingAmount: 1 }
  const listed = [1, 2].map((caseNumber) => ({
    ...{ ...open, caseNumber, subStatus: 'DEBT_COLLECTION_LIST_MANUAL' },
  }))
  const eviction = { ...open, caseNumber: 3, subStatus: 'EVICTION_REQUEST' }
  upstreamServes(desk, {
    '/cases': (response) => json(response, 200, { summary: {}, data: [...listed, eviction] }),
  })
  const lines = await identitiesOf('decisions')
  expect(lines).toHaveLength(2)
  expect(lines).toContainEqual(listCaseWork(organizationId, eviction)[0])
  for (const each of listed) expect(lines).toContainEqual(listCaseWork(organizationId, each).at(-1))
})

test('stops that end are the same line on their page as in Today', async () => {
  await asKari(inOne)
  const customer = { customerNo: '1', stopReminderUntil: addDays(today, 2) }
  upstreamServes(desk, {
    [`${clientNo}/customers`]: (response, { searchParams }) =>
      json(response, 200, { customers: searchParams.get('pageno') === '1' ? [customer] : [] }),
  })
  expect(await identitiesOf('stops')).toEqual([identifyStops(clientNo)])
})

test('amounts that do not add up are the same lines on pages as in Today, alone and together', async () => {
  await asKari(inOne)
  const invoices = Array.from({ length: 11 }, (_, at) => ({
    id: randomUUID(),
    ...{ invoiceNumber: `${at}`, currency: 'NOK', registeredDate: today },
    ...{ originalInvoiceAmount: 100, paidAmount: 0, creditedAmount: 0, remainingAmount: 90 },
    claims: [],
  }))
  const settlement = {
    settlementId: randomUUID(),
    ...{ settlementDate: today, settlementAmount: 100, currency: 'NOK' },
    allocations: [{ type: 'CAPITAL', amount: 90, currency: 'NOK' }],
  }
  const answer = (count: number) =>
    upstreamServes(desk, {
      '/invoices': (response) =>
        json(response, 200, { summary: {}, data: invoices.slice(0, count) }),
      '/settlements': (response) => json(response, 200, { summary: {}, data: [settlement] }),
    })
  const [invoice] = invoices as [(typeof invoices)[0]]
  const ofInvoice = listInvoiceWork(organizationId, invoice.id, invoice)
  const ofSettlement = listSettlementWork(organizationId, settlement)
  answer(1)
  expect(await identitiesOf('amounts')).toEqual([ofInvoice[0], ofSettlement[0]])
  answer(11)
  expect(await identitiesOf('amounts')).toEqual([ofInvoice[1], ofSettlement[0]])
})
