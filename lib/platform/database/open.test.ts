import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deskMigrations, hasPostgres, temporaryDatabase } from '@/tests/support/stores'
import { FolderLocked } from './lock'
import { type Location, type OpenDatabase, openDatabase } from './open'
import { signInAttempts } from './schema'

const open = (location: Location) => openDatabase(location, deskMigrations)
const attempts = async ({ db }: OpenDatabase) =>
  (await db.select().from(signInAttempts)).map(({ key }) => key)

async function migrationsRun({ db }: OpenDatabase): Promise<number> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as count from desk_migrations.__drizzle_migrations`,
  )) as unknown as {
    rows: { count: number }[]
  }
  return rows[0]!.count
}

describe('a store in a folder', () => {
  let root: string
  let folder: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'duedesk-store-'))
    folder = join(root, 'desk')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  test('keeps what was stored when it is closed and opened again, and its migrations run once', async () => {
    const first = await open({ folder })
    const run = await migrationsRun(first)
    await first.db.insert(signInAttempts).values({ key: 'kept', failures: 1 })
    await first.close()
    const second = await open({ folder })
    expect({
      kind: second.kind,
      attempts: await attempts(second),
      run: await migrationsRun(second),
    }).toEqual({
      kind: 'pglite',
      attempts: ['kept'],
      run,
    })
    await second.close()
  })

  test('is refused to a second opener, and the first goes on', async () => {
    const first = await open({ folder })
    await expect(open({ folder })).rejects.toThrow(FolderLocked)
    await first.db.insert(signInAttempts).values({ key: 'still', failures: 1 })
    expect(await attempts(first)).toEqual(['still'])
    await first.close()
  })

  test('is free again after its migrations failed', async () => {
    await expect(
      openDatabase({ folder }, { folder: join(root, 'no-migrations'), schema: 'desk_migrations' }),
    ).rejects.toThrow()
    expect(existsSync(`${folder}.lock`)).toBe(false)
    await (await open({ folder })).close()
  })

  test('that stands in the way as a file is refused, and its lock is given back', async () => {
    writeFileSync(folder, 'not a folder')
    await expect(open({ folder })).rejects.toThrow()
    expect(existsSync(`${folder}.lock`)).toBe(false)
  })
})

test('a store in memory is gone when it is closed', async () => {
  const first = await open({})
  await first.db.insert(signInAttempts).values({ key: 'gone', failures: 1 })
  await first.close()
  const second = await open({})
  expect(await attempts(second)).toEqual([])
  await second.close()
})

describe.skipIf(!hasPostgres)('a store on PostgreSQL', () => {
  let temporary: Awaited<ReturnType<typeof temporaryDatabase>>
  beforeEach(async () => {
    temporary = await temporaryDatabase()
  })
  afterEach(() => temporary.drop())

  test('is brought up to date by four processes that start at once, each migration once', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => open({ url: temporary.url })))
    const run = await Promise.all(stores.map(migrationsRun))
    expect(new Set(run).size).toBe(1)
    expect(run[0]).toBeGreaterThan(0)
    await stores[0]!.db.insert(signInAttempts).values({ key: 'seen by all', failures: 1 })
    expect(await Promise.all(stores.map(attempts))).toEqual(Array(4).fill(['seen by all']))
    await Promise.all(stores.map(({ close }) => close()))
  })

  test('is left as it is when it is opened again', async () => {
    const first = await open({ url: temporary.url })
    const run = await migrationsRun(first)
    await first.db.insert(signInAttempts).values({ key: 'kept', failures: 1 })
    await first.close()
    const second = await open({ url: temporary.url })
    expect({
      kind: second.kind,
      attempts: await attempts(second),
      run: await migrationsRun(second),
    }).toEqual({
      kind: 'postgresql',
      attempts: ['kept'],
      run,
    })
    await second.close()
  })

  test('that does not answer is an error, not a wait', async () => {
    await expect(open({ url: 'postgresql://postgres@127.0.0.1:1/none' })).rejects.toThrow(
      /ECONNREFUSED/,
    )
  })

  test('whose migrations fail does not hold up the next one', async () => {
    await expect(
      openDatabase({ url: temporary.url }, { folder: 'no-migrations', schema: 'desk_migrations' }),
    ).rejects.toThrow()
    await (await open({ url: temporary.url })).close()
  })
})
