import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/lib/platform/database/open'
import { collectedLog } from '@/tests/support/log-lines'
import { useSettings } from '@/tests/support/settings'
import { deskMigrations, hasPostgres, temporaryDatabase } from '@/tests/support/stores'
import { hasEvent, readEventsAfter, readLastSeq, storeEvent } from './event-store'
import { type EventHub, openHub } from './hub'

const event = (batchId: string) => ({
  kind: 'BATCH_COMPLETED' as const,
  organizationId: 'o1',
  batchId,
})
const store = ({ db }: OpenDatabase, batchId: string) =>
  storeEvent(db, { key: batchId, digest: batchId, event: event(batchId) })
const names = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `b${from + at}`)

/** Hears at a hub, in order. */
function ear(hub: EventHub) {
  const heard: string[] = []
  hub.subscribe((stored) => void heard.push(stored.event.batchId!))
  return heard
}

describe('a hub in one process', () => {
  let desk: OpenDatabase
  beforeEach(async () => {
    useSettings()
    desk = await openDatabase({}, deskMigrations)
  })
  afterEach(() => desk.close())

  test('tells every subscriber of what is stored after it opened, each once and in order, however often it is woken', async () => {
    await store(desk, 'before')
    const hub = await openHub(desk.db)
    const [one, other] = [ear(hub), ear(hub)]
    for (const name of names(30)) {
      await store(desk, name)
      hub.wake()
      hub.wake()
    }
    await vi.waitFor(() => expect(one).toHaveLength(30), { timeout: 20_000 })
    await hub.close()
    expect([one, other]).toEqual([names(30), names(30)])
  })

  test('goes through more than it reads at once', async () => {
    const hub = await openHub(desk.db)
    const heard = ear(hub)
    await desk.db.execute(
      sql`insert into desk.collection_event (key, digest, event, received_at) select n, n, jsonb_build_object('batchId', 'b' || n), now() from generate_series(0, 1200) n`,
    )
    hub.wake()
    await vi.waitFor(() => expect(heard).toEqual(names(1_201)), { timeout: 20_000 })
    await hub.close()
  })

  test('tells nobody who has left, and those who are there that it closes', async () => {
    const hub = await openHub(desk.db)
    const [heard, closed] = [vi.fn(), vi.fn()]
    hub.subscribe(heard, closed)()
    hub.subscribe(() => {}, closed)
    const staying = ear(hub)
    await store(desk, 'b1')
    hub.wake()
    await vi.waitFor(() => expect(staying).toEqual(['b1']), { timeout: 20_000 })
    await hub.close()
    expect([heard, closed].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  })

  test('goes on after a look that failed', async () => {
    const lines = collectedLog()
    const hub = await openHub(desk.db)
    const heard = ear(hub)
    await desk.db.execute(sql`alter table desk.collection_event rename to elsewhere`)
    hub.wake()
    await vi.waitFor(() => expect(lines.join()).toContain('"event":"looking","code":"42P01"'), {
      timeout: 20_000,
    })
    await desk.db.execute(sql`alter table desk.elsewhere rename to collection_event`)
    await store(desk, 'b1')
    hub.wake()
    await vi.waitFor(() => expect(heard).toEqual(['b1']), { timeout: 20_000 })
    await hub.close()
  })

  test('the store knows its last event, and which it still keeps', async () => {
    expect([
      await readLastSeq(desk.db),
      await hasEvent(desk.db, 0),
      await hasEvent(desk.db, 1),
    ]).toEqual([0, true, false])
    await store(desk, 'b1')
    const [stored] = await readEventsAfter(desk.db, 0, 10)
    expect([await readLastSeq(desk.db), await hasEvent(desk.db, stored!.seq)]).toEqual([
      stored!.seq,
      true,
    ])
    expect(await readLastSeq(desk.db, new Date(Date.now() - 60_000))).toBe(0)
  })
})

describe.skipIf(!hasPostgres)('hubs of two processes over one PostgreSQL', () => {
  let temporary: Awaited<ReturnType<typeof temporaryDatabase>>
  let stores: OpenDatabase[]
  let hubs: EventHub[]
  beforeEach(async () => {
    useSettings()
    temporary = await temporaryDatabase()
    stores = await Promise.all(
      [0, 1].map(() => openDatabase({ url: temporary.url }, deskMigrations)),
    )
    hubs = await Promise.all(stores.map(({ db }) => openHub(db, temporary.url)))
    await listening(2)
  })
  afterEach(async () => {
    await Promise.all(hubs.map((hub) => hub.close()))
    await Promise.all(stores.map((each) => each.close()))
    await temporary.drop()
  })

  /** Waits until so many connections listen. */
  const listening = (count: number) =>
    vi.waitFor(
      async () => {
        const { rows } = (await stores[0]!.db.execute(
          sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and query = 'listen desk_events'`,
        )) as unknown as { rows: { count: number }[] }
        expect(rows[0]!.count).toBe(count)
      },
      { timeout: 20_000 },
    )

  test('tell what either stores, the same in the same order, while both store at once', async () => {
    const heard = hubs.map(ear)
    await Promise.all(names(60).map((name, at) => store(stores[at % 2]!, name)))
    await vi.waitFor(() => expect(heard.map(({ length }) => length)).toEqual([60, 60]), {
      timeout: 20_000,
    })
    expect(heard[0]).toEqual(heard[1])
    expect([...heard[0]!].sort()).toEqual(names(60).sort())
  })

  test('store an event once that came to both', async () => {
    const heard = hubs.map(ear)
    const stored = await Promise.all(
      [...names(20), ...names(20)].map((name, at) => store(stores[at < 20 ? 0 : 1]!, name)),
    )
    expect(stored.filter((each) => each === 'stored')).toHaveLength(20)
    await vi.waitFor(() => expect(heard.map(({ length }) => length)).toEqual([20, 20]), {
      timeout: 20_000,
    })
  })

  test('tell what was stored while their connection was broken', async () => {
    const heard = hubs.map(ear)
    await stores[0]!.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen desk_events'`,
    )
    await store(stores[0]!, 'b1')
    await vi.waitFor(() => expect(heard).toEqual([['b1'], ['b1']]), { timeout: 20_000 })
    await listening(2)
    await store(stores[1]!, 'b2')
    await vi.waitFor(() => expect(heard).toEqual([names(2, 1), names(2, 1)]), { timeout: 20_000 })
  })

  test('give their connections back when they close', async () => {
    await hubs[0]!.close()
    await listening(1)
    await store(stores[0]!, 'b1')
    expect(await Promise.race([hubs[0]!.close(), pause(5_000, 'late')])).toBeUndefined()
  })
})
