import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { storeCustomerNote } from '@/lib/features/customers/server/customer-notes'
import { storeFollowUp } from '@/lib/features/customers/server/follow-ups'
import { markHandled } from '@/lib/features/delivery-failures/server/handled-causes'
import { storePage } from '@/lib/features/exports/server/store/export-chunks'
import { storeManualLink } from '@/lib/features/invoice-tracking/server/manual-links'
import { addView } from '@/lib/features/saved-views/server/saved-views'
import { storeVisit } from '@/lib/features/saved-views/server/view-visits'
import { changeWorkMark } from '@/lib/features/today/server/work-marks'
import { exportTable } from '@/lib/platform/database/export-schema'
import { collectionEvents, sharedPolls } from '@/lib/platform/database/live-schema'
import type { Database } from '@/lib/platform/database/open'
import { placeIn } from '@/lib/platform/database/places'
import { callPauses, journal, sessions } from '@/lib/platform/database/schema'
import { makeDigest, seal } from '@/lib/platform/database/sealed'
import { sealRow } from '@/lib/platform/journal/sealed-payload'
import { noteFailure } from '@/lib/platform/session/throttle'
import { openSession } from '@/lib/platform/session/vault'
import { storeUserState } from '@/lib/platform/user-state/user-state'
import { tokenAnswer, workspaces } from './tokens'

type Write = Partial<typeof journal.$inferInsert>

/**
 * A store in which each table holds something of a person and of a customer whom they worked on.
 */
export function heldSubjects(db: () => Database) {
  const organizationId = workspaces[0]!.organizationId

  /** A write as the journal has it; what stands in it of anybody says so by its words. */
  async function written(
    person: string,
    customerNo: string | null,
    more: Write = {},
  ): Promise<string> {
    const idempotencyKey = randomUUID()
    const at = new Date(Date.now() - 3_600_000)
    const known = {
      operation: 'updateCustomer',
      area: 'receivables',
      clientNo: '1001',
      target: customerNo,
      requestId: 'r-1',
      fingerprint: 'f-1',
    }
    const said = {
      payload: {
        body: {
          metadata: { userId: person },
          customer: { customerNo, name: `Name of ${customerNo}` },
        },
      },
      before: { name: `Earlier name of ${customerNo}` },
    }
    const learnt = {
      seen: { name: `Name of ${customerNo}` },
      look: {
        at: at.toISOString(),
        person,
        found: 'applied' as const,
        stored: { name: `Name of ${customerNo}` },
      },
      record: { at: at.toISOString(), person, found: 'applied' as const },
      recordNote: seal(`Word of ${person}`, placeIn.recordNote(idempotencyKey)),
      outcome: {
        ok: false,
        failure: {
          kind: 'refused',
          code: 'NAME',
          status: 422,
          message: `Name of ${customerNo}`,
          fields: { name: `Name of ${customerNo}` },
        },
      },
    }
    const row = {
      idempotencyKey,
      person,
      ...known,
      ...said,
      ...learnt,
      state: 'refused' as const,
      sentAt: at,
      deadlineAt: at,
      endedAt: at,
      sourceIds: ['c-1'],
      ...more,
    }
    await db().insert(journal).values(sealRow(row))
    return idempotencyKey
  }

  async function exported(
    person: string,
    search: object,
    text: string,
    {
      kind = 'collectionInvoices',
      chunk = 'csv',
    }: { kind?: 'collectionInvoices' | 'invoiceSummary'; chunk?: 'csv' | 'xlsx' } = {},
  ) {
    const [id, worker] = [randomUUID(), randomUUID()]
    const file = { format: 'csv', style: { kind: 'iso' } } as const
    const row = {
      id,
      worker,
      person,
      kind,
      file,
      sessionId: 's-1',
      search: seal(JSON.stringify(search), placeIn.exportSearch(id)),
    }
    const where =
      kind === 'collectionInvoices' ? { companyIds: [], organizationId } : { companyIds: [501] }
    await db()
      .insert(exportTable)
      .values({
        ...row,
        ...where,
        state: 'running',
        startedAt: new Date(),
        heartbeatAt: new Date(),
      })
    await storePage({ id, worker }, {}, { file: chunk, seq: 0, text, numbers: [] })
    return id
  }

  /** Fills every table, through what fills it in the desk where that can be called. */
  async function worked(person: string, customerNo: string): Promise<{ sessionId: string }> {
    const id = await openSession(person, tokenAnswer({ name: `Display name of ${person}` }))
    const sessionId = makeDigest(id)
    await noteFailure({ userName: person, address: '192.0.2.1', browser: null })
    await db().insert(callPauses).values({ person, area: 'receivables', until: new Date() })
    await written(person, customerNo)
    await written(person, null, {
      operation: 'updateCustomers',
      payload: { body: [{ customerNo, name: `Name of ${customerNo}` }] },
      outcome: {
        ok: true,
        value: { batchUuid: 'b-1', message: `Name of ${customerNo}` },
        status: 202,
      },
    })
    const keptAs = { sessionId, writer: 'w', turn: 1 }
    await storeUserState(
      { person, kind: 'draft', subject: `1001/customer:${customerNo}` },
      { ...keptAs, content: { name: `Name of ${customerNo}` } },
    )
    await storeUserState(
      { person, kind: 'draft', subject: '1001/new' },
      { ...keptAs, content: { edited: { customerNo } } },
    )
    await storeUserState(
      { person, kind: 'lookup', subject: `digest of ${person}` },
      { ...keptAs, content: { has: 'invoiceeName', text: customerNo } },
    )
    await storeUserState(
      { person, kind: 'recent', subject: `digest of ${person}` },
      { ...keptAs, content: { kind: 'customer', id: customerNo, customerNo, clientNo: '1001' } },
    )
    await storeUserState(
      { person, kind: 'columns', subject: `of ${person}` },
      { ...keptAs, content: ['name'] },
    )
    const viewId = (await addView(
      person,
      { name: `View of ${person}`, query: `q=${customerNo}`, companyIds: [501], shared: true },
      9,
    ))!
    await storeVisit({ person, viewId, visitedAt: new Date().toISOString(), snapshot: { rows: 1 } })
    await markHandled([{ cause: `cause:${person}`, companyIds: [501], upToRowId: 5 }], {
      person,
      note: `Called ${customerNo}.`,
    })
    const line = { scopes: ['client:1001'], subject: `stops:${person}`, person, seen: null }
    await changeWorkMark(line, { is: 'claim' })
    await changeWorkMark(line, { is: 'note', note: `Called ${customerNo}.` })
    await storeManualLink({
      companyId: 501,
      transactionRid: 9,
      area: 'customer',
      place: '1001',
      linkedId: customerNo,
      same: false,
      person,
    })
    const of = { clientNo: '1001', customerNo }
    await storeCustomerNote(of, { id: randomUUID(), person, text: `Called ${customerNo}.` })
    await storeFollowUp(of, {
      seen: { owner: null, followUpOn: null },
      next: { owner: person, followUpOn: '2026-03-16' },
      person,
    })
    await exported(person, { CustomerNumber: customerNo }, 'id\n1\n')
    await exported(person, {}, `id,debtorCustomerNumber\n1,${customerNo}\n`)
    return { sessionId }
  }

  /** What is nobody's: ids of events, and an answer that passes in seconds. */
  async function livelyStore() {
    await db()
      .insert(collectionEvents)
      .values({
        key: 'k',
        digest: 'd',
        event: { kind: 'CASE', organizationId },
        receivedAt: new Date(),
      })
    await db()
      .insert(sharedPolls)
      .values({ key: 'k', asker: randomUUID(), until: new Date(), answer: null })
  }

  const tableNames = async () => {
    const { rows } = (await db().execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'desk'`,
    )) as unknown as {
      rows: { name: string }[]
    }
    return rows.map(({ name }) => name)
  }

  return {
    written,
    exported,
    worked,
    livelyStore,
    tableNames,
    sessionsOf: () => db().select({ userName: sessions.userName }).from(sessions),
  }
}
