import { resolve } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test, vi } from 'vitest'
import config from '@/drizzle.config'
import { readHandledCauses } from '@/lib/features/delivery-failures/server/handled-causes'
import { readViews } from '@/lib/features/saved-views/server/saved-views'
import { bulkActionRows, bulkActions } from '@/lib/platform/database/bulk-schema'
import { placeIn } from '@/lib/platform/database/places'
import * as schema from '@/lib/platform/database/schema'
import { unseal } from '@/lib/platform/database/sealed'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import { findLiveSessionRow } from '@/lib/platform/session/vault'
import { findUserState, storeUserState } from '@/lib/platform/user-state/user-state'
import { begun, begunOnCustomers } from '@/tests/support/begun-bulk-action'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { storedText, storeKinds } from '@/tests/support/stores'
import { heldSubjects } from '@/tests/support/subjects'
import { customerDecisions } from './customer-decisions'
import { eraseSubject, summarizeHoldings } from './erase-subject'
import { tables } from './found-rows'
import type { Holding } from './holding'
import { personDecisions } from './person-decisions'
import type { ErasureSubject, PlacedCustomer } from './subject'

const customer: ErasureSubject = { kind: 'customer', clientNo: '1001', customerNo: '70017' }
const person: ErasureSubject = { kind: 'person', userName: 'kari' }
/** Every file that makes migrations, so that none is left out here. */
const schemas = await Promise.all(
  (config.schema as string[]).map((file) => import(/* @vite-ignore */ resolve(file))),
)
const all = schemas
  .flatMap((each) => Object.values(each as object))
  .filter((each) => is(each, PgTable))
  .map((each) => getTableConfig(each as PgTable))

test('every table of the schema is decided on, for a customer and for a person', () => {
  const names = all.map(({ name }) => name).sort()
  expect([
    Object.keys(tables).sort(),
    Object.keys(customerDecisions).sort(),
    Object.keys(personDecisions).sort(),
  ]).toEqual([names, names, names])
})

test('every column of the journal is emptied of a customer, or is evidence that names nobody but who wrote', () => {
  const evidence = [
    ...[
      'idempotency_key',
      'operation',
      'area',
      'person',
      'client_no',
      'organization_id',
      'request_id',
      'state',
      'source_ids',
    ],
    ...['record', 'bulk_action_id', 'sent_at', 'deadline_at', 'ended_at'],
  ]
  const emptied = [
    'target',
    'fingerprint',
    'payload',
    'payload_ids',
    'before',
    'outcome',
    'look',
    'record_note',
    'seen',
  ]
  const columns = all.find(({ name }) => name === 'journal')!.columns.map(({ name }) => name)
  expect(columns.sort()).toEqual([...evidence, ...emptied].sort())
})

describe.each(storeKinds)('erasing on %s', (kind) => {
  const desk = deskUnderTest(kind)
  const { exported, livelyStore, sessionsOf, tableNames, worked, written } = heldSubjects(
    () => desk.db,
  )
  const stored = async () =>
    (
      await Promise.all((await tableNames()).map((name) => storedText(desk.db, `desk.${name}`)))
    ).join('\n')
  /** Without ids, parts of a second, and what is sealed or hashed: chance may spell anything there. */
  const storedPlain = async () =>
    (await stored()).replace(/[\w-]{36,}/g, '').replace(/(?<=:\d\d)\.\d+/g, '')
  const counts = (held: Awaited<ReturnType<typeof summarizeHoldings>>) =>
    Object.fromEntries(held.map(({ table, rows }) => [table, rows]))

  async function twoWorked() {
    await livelyStore()
    const kari = await worked('kari', '70017')
    const ola = await worked('ola', '70018')
    return { kari, ola }
  }

  test('the store has no table that nobody decides on', async () => {
    expect((await tableNames()).sort()).toEqual(Object.keys(tables).sort())
  })

  test('what is held of a customer is counted with its age, and nothing is changed by that', async () => {
    await twoWorked()
    const before = await stored()
    const held = await summarizeHoldings(desk.db, customer)
    expect(counts(held)).toEqual({
      journal: 2,
      user_state: 4,
      saved_view: 1,
      handled_cause: 1,
      work_mark: 1,
      manual_link: 1,
      customer_note: 1,
      customer_follow_up: 1,
      export: 2,
      export_chunk: 2,
    })
    const [writes] = held.filter(({ table }) => table === 'journal')
    expect(Date.now() - writes!.oldest!.getTime()).toBeGreaterThanOrEqual(3_600_000)
    expect(await stored()).toBe(before)
  })

  test('of a customer nothing is left but that writes were made; another customer stays whole', async () => {
    const { ola } = await twoWorked()
    const held = await summarizeHoldings(desk.db, customer)
    expect(await eraseSubject(desk.db, customer)).toEqual(held)
    expect(await storedPlain()).not.toContain('70017')
    expect(await storedPlain()).toContain('70018')

    const [about, batch] = (await desk.journalRows())
      .filter(({ person: by }) => by === 'kari')
      .sort((one, other) => one.operation.length - other.operation.length)
    const gone = {
      payload: null,
      payloadIds: null,
      before: null,
      seen: null,
      recordNote: null,
      fingerprint: 'erased',
      sourceIds: ['c-1'],
    }
    const outcome = { ok: false, failure: { kind: 'refused', code: 'NAME', status: 422 } }
    expect(about).toMatchObject({
      ...gone,
      target: '•••••',
      state: 'refused',
      outcome,
      look: { found: 'applied', stored: {} },
    })
    expect(about!.outcome).toEqual(outcome)
    expect(batch).toMatchObject({ ...gone, target: null })
    expect(batch!.outcome).toEqual({ ok: true, value: { batchUuid: 'b-1' }, status: 202 })
    expect(
      await findUserState({ person: 'kari', kind: 'columns', subject: 'of kari' }),
    ).toMatchObject({ content: ['name'] })
    expect(
      await findUserState({ person: 'ola', kind: 'draft', subject: '1001/customer:70018' }),
    ).not.toBeNull()
    expect((await readHandledCauses([501])).map(({ person: by, note }) => [by, note])).toEqual(
      expect.arrayContaining([
        ['kari', null],
        ['ola', 'Called 70018.'],
      ]),
    )
    expect(await findLiveSessionRow(ola.sessionId)).not.toBeNull()
    expect(
      counts(await summarizeHoldings(desk.db, { ...customer, customerNo: '70018' })),
    ).toMatchObject({ journal: 2, export: 2, export_chunk: 2 })
  })

  test('erasing again finds nothing', async () => {
    await twoWorked()
    for (const subject of [customer, person]) {
      expect(await eraseSubject(desk.db, subject)).not.toEqual([])
      const once = await stored()
      expect([
        await summarizeHoldings(desk.db, subject),
        await eraseSubject(desk.db, subject),
      ]).toEqual([[], []])
      expect(await stored()).toBe(once)
    }
  })

  test('of a person nothing is left but what they did to others, under a mask; a colleague stays whole', async () => {
    const { kari, ola } = await twoWorked()
    expect(counts(await eraseSubject(desk.db, { kind: 'person', userName: 'KARI' }))).toEqual({
      ...{
        session: 1,
        sign_in_attempt: 1,
        call_pause: 1,
        journal: 2,
        user_state: 5,
        view_visit: 1,
        saved_view: 1,
      },
      ...{
        handled_cause: 1,
        work_mark: 1,
        manual_link: 1,
        customer_note: 1,
        customer_follow_up: 1,
      },
      ...{ export: 2, export_chunk: 2 },
    })
    const left = (await storedPlain()).replaceAll('cause:kari', '')
    expect(left).not.toMatch(/kari/i)
    expect([
      await findLiveSessionRow(kari.sessionId),
      (await findLiveSessionRow(ola.sessionId))?.userName,
    ]).toEqual([null, 'ola'])
    expect(await sessionsOf()).toEqual([{ userName: 'ola' }])

    const mine = (await desk.journalRows()).find(({ target }) => target === '70017')!
    expect(mine).toMatchObject({
      person: '•••••',
      look: { person: '•••••' },
      record: { person: '•••••' },
      recordNote: null,
    })
    expect(mine.payload).toEqual({
      body: {
        metadata: { userId: '•••••' },
        customer: { customerNo: '70017', name: 'Name of 70017' },
      },
    })
    expect(mine.before).toEqual({ name: 'Earlier name of 70017' })
    expect(
      await readViews({
        person: 'ola',
        workspaces: [{ clientNo: null, organizationId: null, companyIds: [501] }],
      }),
    ).toMatchObject([{ owner: 'ola' }])
    expect((await readHandledCauses([501])).map(({ person: by, note }) => [by, note])).toEqual(
      expect.arrayContaining([
        ['•••••', null],
        ['ola', 'Called 70018.'],
      ]),
    )
    const theirs = (await desk.journalRows()).find(({ target }) => target === '70018')!
    expect(unseal(theirs.recordNote!, placeIn.recordNote(theirs.idempotencyKey))).toBe(
      'Word of ola',
    )
  })

  test('an action on many goes where its reason holds the number, and all of a person’s go with them', async () => {
    await livelyStore()
    const [about] = [
      await begun({ person: 'kari', reason: 'Customer 70017 pays late' }),
      await begun({ person: 'kari', reason: 'A plan is being agreed' }),
      await begun({ person: 'ola', reason: 'Customer 70018 pays late' }),
    ]
    const ids = async () => (await desk.db.select().from(bulkActions)).map(({ id }) => id)
    await eraseSubject(desk.db, customer)
    expect(await ids()).toHaveLength(2)
    expect(await ids()).not.toContain(about)
    await eraseSubject(desk.db, person)
    expect(await desk.db.select().from(bulkActions)).toMatchObject([{ person: 'ola' }])
    expect(await desk.db.select().from(bulkActionRows)).toHaveLength(1)
  })

  test('a customer’s own row goes from an action on many customers, and the others stay', async () => {
    await livelyStore()
    const stopped = { memo: 'Disputed', customerNos: ['70017', '70018'], person: 'ola' }
    await begunOnCustomers(stopped)
    await begunOnCustomers({ ...stopped, memo: 'As 70017 asked', customerNos: ['70018'] })
    await eraseSubject(desk.db, customer)
    const [kept, ...more] = await desk.db.select().from(bulkActionRows)
    expect(more).toEqual([])
    expect(unseal(kept!.content, placeIn.bulkRow(kept!))).toContain('70018')
    expect(await desk.db.select().from(bulkActions)).toHaveLength(1)
  })

  test('who only looked, or recorded, is erased from the writes of others', async () => {
    const at = new Date().toISOString()
    const id = await written('ola', '70018', {
      look: { at, person: 'kari', found: 'unproven', stored: {} },
      record: { at, person: 'kari', found: 'applied' },
    })
    expect(counts(await eraseSubject(desk.db, person))).toEqual({ journal: 1 })
    expect(await findJournalRow(id)).toMatchObject({
      person: 'ola',
      look: { person: '•••••' },
      record: { person: '•••••' },
      recordNote: null,
      payload: { body: {} },
    })
  })

  test('the words of a person go with them, in the rows of the journal too', async () => {
    const id = await written('kari', null, {
      operation: 'saveView',
      area: 'desk',
      clientNo: null,
      payload: { body: { name: 'Mine' } },
    })
    await eraseSubject(desk.db, person)
    expect(await findJournalRow(id)).toMatchObject({
      person: '•••••',
      payload: null,
      payloadIds: null,
    })
  })

  test('a write that is being sent is told, and left until it has ended', async () => {
    const id = await written('kari', '70017', {
      state: 'sending',
      deadlineAt: new Date(Date.now() + 60_000),
      endedAt: null,
      outcome: null,
    })
    expect(await eraseSubject(desk.db, customer)).toMatchObject([
      { table: 'journal', rows: 1, waiting: 1 },
    ])
    expect((await findJournalRow(id))?.target).toBe('70017')
    await desk.db.update(schema.journal).set({ deadlineAt: new Date(0) })
    expect(await eraseSubject(desk.db, customer)).toMatchObject([
      { table: 'journal', rows: 1, waiting: 0 },
    ])
    expect((await findJournalRow(id))?.target).toBe('•••••')
  })

  test('what was recorded of a write of a customer goes with it', async () => {
    const of = await written('kari', '70017')
    const id = await written('ola', of, {
      operation: 'recordOutcome',
      area: 'desk',
      payload: { body: { note: 'Called them' } },
    })
    expect(counts(await eraseSubject(desk.db, customer))).toEqual({ journal: 2 })
    expect(await findJournalRow(id)).toMatchObject({ target: of, payload: null })
  })

  test('a customer of the same number of another client, and of an organization that is not the client’s, is another one', async () => {
    await worked('kari', '70019')
    const other = '9f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d99'
    await written('kari', '70017', { clientNo: '1002' })
    await written('kari', null, {
      clientNo: null,
      organizationId: other,
      payload: { body: { debtors: [{ customerNumber: '70017' }] } },
    })
    expect(await summarizeHoldings(desk.db, customer)).toEqual([])
  })

  test('a write of the client’s organization is found by the number of its debtor, and a number elsewhere in it means nothing', async () => {
    await worked('kari', '70019')
    const inOurs = {
      clientNo: null,
      organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
      seen: null,
      look: null,
      before: null,
      outcome: null,
    }
    await written('kari', null, {
      ...inOurs,
      payload: {
        body: { invoices: [{ invoiceNumber: '70017', debtors: [{ customerNumber: '5' }] }] },
      },
    })
    expect(await summarizeHoldings(desk.db, customer)).toEqual([])
    await written('kari', null, {
      ...inOurs,
      payload: { body: { invoices: [{ debtors: [{ customerNumber: '70017' }] }] } },
    })
    expect(counts(await summarizeHoldings(desk.db, customer))).toEqual({ journal: 1 })
  })

  test('an export of the partner search is found by its filters alone; of a workbook it is taken that it may hold them', async () => {
    await exported('kari', { Search: 'Fjell' }, 'TransactionRid\n70017\n', {
      kind: 'invoiceSummary',
    })
    expect(await summarizeHoldings(desk.db, customer)).toEqual([])
    await exported('kari', { Searches: ['1', '70017'] }, 'TransactionRid\n1\n', {
      kind: 'invoiceSummary',
    })
    await exported('kari', {}, 'packed', { chunk: 'xlsx' })
    expect(counts(await summarizeHoldings(desk.db, customer))).toEqual({
      export: 2,
      export_chunk: 2,
    })
  })

  test('a draft of another customer stays, whatever is said in it', async () => {
    const { sessionId } = await worked('kari', '70019')
    const keptAs = { sessionId, writer: 'w', turn: 1, content: { name: 'Formerly 70017' } }
    for (const subject of ['1001/customer:70020', '1001/customer-note:70020'])
      await storeUserState({ person: 'kari', kind: 'draft', subject }, keptAs)
    expect(await summarizeHoldings(desk.db, customer)).toEqual([])
    await storeUserState({ person: 'kari', kind: 'draft', subject: '1001/correction:i-1' }, keptAs)
    expect(counts(await summarizeHoldings(desk.db, customer))).toEqual({ user_state: 1 })
  })

  test('a note that is typed about the customer goes, whatever is said in it', async () => {
    const { sessionId } = await worked('kari', '70019')
    const note = { person: 'kari', kind: 'draft', subject: '1001/customer-note:70017' } as const
    const content = { text: 'Promised to pay on Friday.' }
    await storeUserState(note, { sessionId, writer: 'w', turn: 1, content })
    expect(counts(await summarizeHoldings(desk.db, customer))).toEqual({ user_state: 1 })
    await eraseSubject(desk.db, customer)
    expect(await findUserState(note)).toBeNull()
  })

  test('all of it is erased or nothing', async () => {
    await twoWorked()
    const before = await stored()
    const broken = vi
      .spyOn(customerDecisions.export as Holding<PlacedCustomer>, 'erase')
      .mockRejectedValueOnce(new Error('away'))
    await expect(eraseSubject(desk.db, customer)).rejects.toThrow('away')
    broken.mockRestore()
    expect(await stored()).toBe(before)
  })
})
