import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyMigrationsBefore } from '@/tests/support/older-desk'
import { deskMigrations } from '@/tests/support/stores'
import { openDatabase } from './open'
import { journal, journalSourceIds } from './schema'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duedesk-migrated-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('the ids that an older desk sent with each write are found afterwards, each once, and none that is blank', async () => {
  const [collection, receivables] = [
    '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
    '7c2e4d2f-7a1f-4b74-8b66-2f2e1a7b3c22',
  ]
  const older = await openDatabase(
    { folder: join(root, 'desk') },
    copyMigrationsBefore('source_id_rows', join(root, 'migrations')),
  )
  const written = (intentId: string, organizationId: string | null) => sql`
    insert into desk.journal (intent_id, operation, area, person, organization_id, request_id, fingerprint, state, source_ids, sent_at, deadline_at)
    values (${intentId}, 'createCorrections', 'collection', 'kari', ${organizationId}, 'r', 'f', 'done', array['c-1', 'c-2', '', 'c-1'], now(), now())`
  await older.db.execute(written(collection, 'o-1'))
  await older.db.execute(written(receivables, null))
  await older.close()

  const desk = await openDatabase({ folder: join(root, 'desk') }, deskMigrations)
  const ids = await desk.db.select().from(journalSourceIds).orderBy(journalSourceIds.sourceId)
  await desk.close()
  expect(ids).toEqual(
    ['c-1', 'c-2'].map((sourceId) => ({
      organizationId: 'o-1',
      sourceId,
      idempotencyKey: collection,
    })),
  )
})

test('a document that an older desk called delivered counts as accepted until it is looked at, and one that failed stays', async () => {
  const older = await openDatabase(
    { folder: join(root, 'desk') },
    copyMigrationsBefore('delivery_sent', join(root, 'migrations')),
  )
  const looked = (is: string) =>
    JSON.stringify({ found: 'applied', stored: { delivery: { is, receiptId: 'R-1' } } })
  const send = (key: string, is: string) =>
    older.db.execute(sql`
    insert into desk.journal (idempotency_key, operation, area, person, request_id, fingerprint, state, look, sent_at, deadline_at)
    values (${key}, 'sendB2cInvoice', 'distribution', 'kari', 'r', 'f', 'done', ${looked(is)}::jsonb, now(), now())`)
  const keys = ['6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11', '7c2e4d2f-7a1f-4b74-8b66-2f2e1a7b3c22']
  await send(keys[0]!, 'delivered')
  await send(keys[1]!, 'failed')
  await older.close()

  const desk = await openDatabase({ folder: join(root, 'desk') }, deskMigrations)
  const rows = await desk.db
    .select({ state: journal.state, look: journal.look })
    .from(journal)
    .orderBy(asc(journal.idempotencyKey))
  await desk.close()
  expect(rows).toMatchObject([
    { state: 'accepted', look: { found: 'applied', stored: { receiptId: 'R-1' } } },
    { state: 'done', look: { stored: { delivery: { is: 'failed', receiptId: 'R-1' } } } },
  ])
  expect(rows[0]!.look!.stored).not.toHaveProperty('delivery')
})
