import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyMigrationsBefore } from '@/tests/support/older-desk'
import { useSettings } from '@/tests/support/settings'
import { deskMigrations, storeKinds, temporaryDatabase } from '@/tests/support/stores'
import { openDatabase } from './open'
import { placeIn } from './places'
import { journal, journalSourceIds, manualLinks, savedViews, userState, viewVisits } from './schema'
import { seal, unseal } from './sealed'

let root: string
beforeEach(() => {
  useSettings()
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

  test('keeps drafts, visits and manual links under the names that are used now', async () => {
    const temporary = kind === 'postgresql' ? await temporaryDatabase() : undefined
    const at = temporary ? { url: temporary.url } : { folder: join(root, 'desk') }
    const [view, draft] = [
      randomUUID(),
      { person: 'kari', kind: 'draft', subject: '1001/customer:1' } as const,
    ]
    const sealed = seal('typed', placeIn.userState(draft))
    const older = await openDatabase(
      at,
      copyMigrationsBefore('table_names', join(root, 'migrations')),
    )
    await older.db.execute(
      sql`insert into desk.kept values ('kari', 'draft', '1001/customer:1', ${sealed}, 'w', 1, now())`,
    )
    await older.db.execute(sql`
      insert into desk.saved_view values (${view}, 'kari', 'n', 'q', '{1}', false, now(), now())`)
    await older.db.execute(sql`insert into desk.view_look values ('kari', ${view}, now(), 's')`)
    await older.db.execute(
      sql`insert into desk.invoice_join values (1, 2, 'claim', 'o-1', 'i-1', true, 'kari', now())`,
    )
    await older.close()

    const { db, close } = await openDatabase(at, deskMigrations)
    const [kept] = await db.select().from(userState)
    expect(unseal(kept!.content!, placeIn.userState(draft))).toBe('typed')
    expect(await db.select().from(manualLinks)).toMatchObject([{ place: 'o-1', linkedId: 'i-1' }])
    await expect(
      db.execute(
        sql`insert into desk.manual_link values (1, 2, 'claim', 'o-1', 'i-2', true, 'ola', now())`,
      ),
    ).rejects.toThrow()
    expect(await db.select().from(viewVisits)).toMatchObject([{ viewId: view, snapshot: 's' }])
    await db.delete(savedViews)
    expect(await db.select().from(viewVisits)).toEqual([])
    await close()
    await temporary?.drop()
  })
})
