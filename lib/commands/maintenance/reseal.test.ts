import { createCipheriv, createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  readCustomerNotes,
  storeCustomerNote,
} from '@/lib/features/customers/server/customer-notes'
import {
  markHandled,
  readHandledCauses,
} from '@/lib/features/delivery-failures/server/handled-causes'
import { addView, readViews } from '@/lib/features/saved-views/server/saved-views'
import { findLastVisit, storeVisit } from '@/lib/features/saved-views/server/view-visits'
import { placeIn } from '@/lib/platform/database/places'
import { journal, sessions } from '@/lib/platform/database/schema'
import { makeDigest, type SealingPlace, unseal } from '@/lib/platform/database/sealed'
import { unsealFields } from '@/lib/platform/journal/sealed-payload'
import { findJournalRow, reserveIdempotencyKey } from '@/lib/platform/journal/write-journal'
import { findLiveSession, openSession } from '@/lib/platform/session/vault'
import { findUserState, storeUserState } from '@/lib/platform/user-state/user-state'
import { begun } from '@/tests/support/begun-bulk-action'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { forgetAll } from '@/tests/support/forget-sessions'
import { useSettings } from '@/tests/support/settings'
import { storeKinds } from '@/tests/support/stores'
import { opaqueAnswer } from '@/tests/support/tokens'
import { resealStore } from './reseal'
import { sealedTables } from './sealed-tables'

const aKey = () => randomBytes(32).toString('base64')

/** As a desk before this one sealed. */
function unbound(text: string, key: string) {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key, 'base64'), nonce)
  return `v1.${Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')}`
}

const name = ({ table, column }: SealingPlace) => `${table}.${column}`

test('every place of a sealed text is one that is sealed anew, or passes in seconds', () => {
  const placed = Object.values(placeIn).map((place) =>
    (place as (...args: never[]) => SealingPlace)({} as never, '' as never),
  )
  const sealed = sealedTables.flatMap(({ columns }) =>
    Object.values(columns).map((placeOf) => placeOf({})),
  )
  const others = ['journal.payload', 'journal.before', 'shared_poll.answer']
  expect([...new Set(placed.map(name))].sort()).toEqual([...sealed.map(name), ...others].sort())
})

describe.each(storeKinds)('sealing anew, on %s,', (kind) => {
  const desk = deskUnderTest(kind)
  const makeWrite = (idempotencyKey: string) => {
    const about = {
      clientNo: '1001',
      organizationId: null,
      target: '7',
      requestId: 'r',
      fingerprint: 'f',
    }
    return {
      idempotencyKey,
      operation: 'updateCustomer',
      area: 'receivables',
      person: 'kari',
      ...about,
      payload: { body: { name: 'Kari', invoiceId: 'i-1' } },
      before: { name: 'Ola' },
    }
  }

  test('loses nothing: what an older key sealed opens under the new one alone, and so does what an older desk sealed', async () => {
    const [old, young] = [aKey(), aKey()]
    useSettings({ DESK_ENCRYPTION_KEY: old })
    const id = await openSession('kari', opaqueAnswer('a-token'))
    const token = unseal(
      (await findLiveSession(id))!.accessToken,
      placeIn.accessToken(makeDigest(id)),
    )!
    const draft = { person: 'kari', kind: 'draft', subject: '1001/customer:7' } as const
    await storeUserState(draft, {
      sessionId: makeDigest(id),
      writer: 'w',
      turn: 1,
      content: { name: 'Kari' },
    })
    const viewId = (await addView(
      'kari',
      { name: 'Mine', query: 'q=1', companyIds: [1], shared: false },
      9,
    ))!
    await storeVisit({
      person: 'kari',
      viewId,
      visitedAt: new Date().toISOString(),
      snapshot: { a: 1 },
    })
    await markHandled([{ cause: 'silent', companyIds: [1, 2], upToRowId: 5 }], {
      person: 'kari',
      note: 'called',
    })
    const of = { clientNo: '1001', customerNo: '10001' }
    await storeCustomerNote(of, { id: randomUUID(), person: 'kari', text: 'Pays late.' })
    await begun({ reason: 'Pays late.', person: 'kari' })
    const [bound, earlier] = [randomUUID(), randomUUID()]
    await reserveIdempotencyKey(makeWrite(bound), 1_000)
    const at = new Date()
    const payload = {
      body: {
        rows: [{ bankAccountNo: { sealed: unbound('"86011117947"', old) } }],
        invoiceId: 'i-2',
      },
    }
    await desk.db
      .insert(journal)
      .values({ ...makeWrite(earlier), payload, state: 'done', sentAt: at, deadlineAt: at })
    await desk.db.update(sessions).set({ refreshToken: unbound('refresh', old) })

    useSettings({ DESK_ENCRYPTION_KEY: `${young},${old}` })
    const done = await resealStore(desk.db)
    expect(
      Object.fromEntries(done.map(({ table, sealed, closed }) => [table, [sealed, closed]])),
    ).toEqual({
      session: [2, 0],
      user_state: [1, 0],
      saved_view: [2, 0],
      view_visit: [1, 0],
      handled_cause: [2, 0],
      work_mark: [0, 0],
      customer_note: [1, 0],
      bulk_action: [1, 0],
      bulk_action_row: [1, 0],
      export: [0, 0],
      journal: [2, 0],
    })
    expect((await resealStore(desk.db)).every(({ sealed, closed }) => sealed + closed === 0)).toBe(
      true,
    )

    useSettings({ DESK_ENCRYPTION_KEY: young, DESK_OPEN_UNBOUND: 'no' })
    forgetAll()
    const row = (await findLiveSession(id))!
    expect(unseal(row.accessToken, placeIn.accessToken(row.id))).toBe(token)
    expect(unseal(row.refreshToken!, placeIn.refreshToken(row.id))).toBe('refresh')
    expect(await findUserState(draft)).toMatchObject({ content: { name: 'Kari' } })
    expect(
      await readViews({
        person: 'kari',
        workspaces: [{ clientNo: null, organizationId: null, companyIds: [1] }],
      }),
    ).toMatchObject([{ name: 'Mine', query: 'q=1' }])
    expect(await findLastVisit('kari', viewId)).toMatchObject({ snapshot: { a: 1 } })
    expect((await readHandledCauses([1, 2])).map(({ note }) => note)).toEqual(['called', 'called'])
    expect(await readCustomerNotes(of, 9)).toMatchObject([{ text: 'Pays late.' }])
    expect(await findJournalRow(bound)).toMatchObject({
      payload: { body: { name: 'Kari' } },
      before: { name: 'Ola' },
    })
    expect(unsealFields((await findJournalRow(earlier))!.payload, earlier)).toEqual({
      body: { rows: [{ bankAccountNo: '86011117947' }], invoiceId: 'i-2' },
    })
    const { rows } = (await desk.db.execute(
      sql`select payload::text as text, payload_ids from desk.journal`,
    )) as unknown as {
      rows: { text: string; payload_ids: string[] }[]
    }
    expect(
      rows.every(
        ({ text, payload_ids }) => text.startsWith('{"sealed":"v2.') && payload_ids.length === 1,
      ),
    ).toBe(true)
  })

  test('leaves what no key opens as it is, and says so', async () => {
    await openSession('kari', opaqueAnswer('a-token'))
    const [before] = await desk.db.select().from(sessions)
    useSettings()
    expect((await resealStore(desk.db)).find(({ table }) => table === 'session')).toMatchObject({
      sealed: 0,
      closed: expect.any(Number),
    })
    expect((await desk.db.select().from(sessions))[0]!.accessToken).toBe(before!.accessToken)
  })
})
