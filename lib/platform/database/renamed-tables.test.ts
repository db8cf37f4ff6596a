import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyMigrationsBefore } from '@/tests/support/older-desk'
import { deskMigrations, storeKinds, temporaryDatabase } from '@/tests/support/stores'
import { openDatabase } from './open'
import { journal, journalSourceIds } from './schema'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duedesk-renamed-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe.each(storeKinds)('an older desk on %s', (kind) => {
  test('keeps its journal under the names that are used now', async () => {
    const temporary = kind === 'postgresql' ? await temporaryDatabase() : undefined
    const at = temporary ? { url: temporary.url } : { folder: join(root, 'desk') }
    const key = randomUUID()
    const migrations = copyMigrationsBefore('idempotency_key', join(root, 'migrations'))
    const older = await openDatabase(at, migrations)
    await older.db.execute(sql`
      insert into desk.journal (intent_id, operation, area, person, organization_id, request_id, fingerprint, state, sent_at, deadline_at)
      values (${key}, 'createCorrections', 'collection', 'kari', 'o-1', 'r', 'f', 'done', now(), now())`)
    await older.db.execute(sql`insert into desk.journal_source_id values ('o-1', 'c-1', ${key})`)
    await older.close()

    const { db, close } = await openDatabase(at, deskMigrations)
    expect(await db.select().from(journal)).toMatchObject([{ idempotencyKey: key, person: 'kari' }])
    expect(await db.select().from(journalSourceIds)).toEqual([
      { organizationId: 'o-1', sourceId: 'c-1', idempotencyKey: key },
    ])
    await db.delete(journal)
    expect(await db.select().from(journalSourceIds)).toEqual([])
    await close()
    await temporary?.drop()
  })
})
