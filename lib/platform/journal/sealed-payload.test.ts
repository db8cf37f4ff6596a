import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { storedText } from '@/tests/support/stores'
import { listFieldOutcomes } from './field-outcomes'
import {
  hashPayloadId,
  resealFields,
  sealFields,
  sealRow,
  unsealFields,
  unsealRow,
} from './sealed-payload'
import { readSentBatches } from './sent-batches'
import { findJournalRow, type JournalRow, reserveIdempotencyKey } from './write-journal'

const desk = deskUnderTest()
const at = new Date(Date.UTC(2026, 2, 12))

function makeWrite(payload: unknown, before: Record<string, unknown> | null = null) {
  const about = {
    clientNo: '1001',
    organizationId: null,
    target: '7',
    requestId: randomUUID(),
    fingerprint: 'f',
  }
  return {
    idempotencyKey: randomUUID(),
    operation: 'updateCustomers',
    area: 'receivables',
    person: 'kari',
    ...about,
    payload,
    before,
  }
}
const rowOf = (one: ReturnType<typeof makeWrite>) =>
  ({
    ...one,
    state: 'done',
    look: null,
    seen: null,
    outcome: null,
    sentAt: at,
    deadlineAt: at,
    endedAt: at,
  }) as unknown as JournalRow

describe('a row of the journal, as it is stored,', () => {
  const sent = {
    params: { clientno: '1001' },
    body: [{ customerNo: '7', name: 'Kari Hansen', bankAccountNo: '86011117947' }],
  }

  test('tells nothing of what was sent or stood there before, and opens as it was written', async () => {
    const written = makeWrite(sent, { name: 'Ola Berg', cityName: 'Tromsø' })
    await reserveIdempotencyKey(written, 1_000)
    expect(await storedText(desk.db, 'desk.journal')).not.toMatch(
      /Kari Hansen|Ola Berg|Tromsø|86011117947/,
    )
    expect(await findJournalRow(written.idempotencyKey)).toMatchObject({
      payload: sent,
      before: { name: 'Ola Berg', cityName: 'Tromsø' },
    })
    await asKari()
    expect(
      await executeOperation('getJournalEntry', {
        params: { idempotencyKey: written.idempotencyKey },
      }),
    ).toMatchObject({ ok: true })
  })

  test('opens in no other row', async () => {
    const [one, other] = [
      makeWrite(sent, { name: 'Ola' }),
      makeWrite({ body: {} }, { name: 'Per' }),
    ]
    const [stored, moved] = [sealRow(one), sealRow(other)]
    expect(unsealRow({ ...moved, payload: stored.payload, before: stored.before })).toMatchObject({
      payload: null,
      before: null,
    })
    expect(
      unsealRow({ ...stored, payload: stored.before, before: stored.payload as never }),
    ).toMatchObject({ payload: null, before: null })
  })

  test('of an older desk stands as it was', () =>
    expect(unsealRow(rowOf(makeWrite(sent, { name: 'Ola' })))).toMatchObject({
      payload: sent,
      before: { name: 'Ola' },
    }))
})

describe('a sensitive value in what was sent', () => {
  const sensitive = ['bankAccountNo']
  const id = randomUUID()
  const sealed = (account: string) =>
    sealFields(
      { body: { rows: [{ no: '7', bankAccountNo: account }], bankAccountNo: account } },
      sensitive,
      id,
    )

  test('comes back as it was sent, in this row alone and under its own name', () => {
    const row = sealed('86011117947')
    expect(unsealFields(row, id)).toEqual({
      body: { rows: [{ no: '7', bankAccountNo: '86011117947' }], bankAccountNo: '86011117947' },
    })
    expect(unsealFields(row, randomUUID())).toBeNull()
    const inner = (row as { body: { bankAccountNo: unknown } }).body.bankAccountNo
    expect(unsealFields({ body: { ssn: inner } }, id)).toBeNull()
  })

  test('sealed anew is another text that opens to the same, in lists too; in another row nothing is made of it', () => {
    const row = sealFields(
      {
        rows: ['x', null, { bankAccountNo: '86011117947', note: null }],
        bankAccountNo: '1',
        name: 'Kari',
      },
      sensitive,
      id,
    )
    const anew = resealFields(row, id)
    expect(JSON.stringify(anew)).not.toMatch(/86011117947|"1"/)
    expect(anew).not.toEqual(row)
    expect(unsealFields(anew, id)).toEqual(unsealFields(row, id))
    expect(unsealFields(anew, id)).toMatchObject({
      rows: ['x', null, { bankAccountNo: '86011117947' }],
      bankAccountNo: '1',
      name: 'Kari',
    })
    expect(resealFields(row, randomUUID())).toBeNull()
  })

  test('sealed anew in a list alone is sealed', () => {
    const anew = resealFields(
      sealFields({ rows: [{ bankAccountNo: '86011117947' }] }, sensitive, id),
      id,
    )
    expect(JSON.stringify(anew)).not.toContain('86011117947')
    expect(unsealFields(anew, id)).toEqual({ rows: [{ bankAccountNo: '86011117947' }] })
  })

  test('that is absent stays absent, and what only looks sealed is no secret', () => {
    const plain = { bankAccountNo: null, rows: [null, 'x', { sealed: 7 }], note: null }
    expect(sealFields(plain, sensitive, id)).toEqual(plain)
    expect(unsealFields(plain, id)).toEqual(plain)
    expect(unsealFields(null, id)).toBeNull()
    expect(sealRow({ idempotencyKey: id, payload: null, before: null })).toEqual({
      idempotencyKey: id,
      payload: null,
      before: null,
      payloadIds: null,
    })
  })

  test('is a mask in a list too, the same one for the same value, and never what is stored', () => {
    const fields = listFieldOutcomes({
      ...rowOf(makeWrite(sealed('86011117947'))),
      idempotencyKey: id,
    })
    const shown = JSON.stringify(fields)
    expect(shown).not.toMatch(/sealed|v2\.|86011117947/)
    const [rows, account] = [
      fields.find(({ field }) => field === 'rows')!,
      fields.find(({ field }) => field === 'bankAccountNo')!,
    ]
    expect(rows.sent).toEqual([{ no: '7', bankAccountNo: account.sent }])
    expect(account.sent).toMatch(/^•{5} 7947 ~/)
  })
})

const nowhere = { clients: [], organizations: [] }
const kari = {
  person: 'kari',
  ...nowhere,
  own: { clients: ['1001'], organizations: ['o-1'] },
  operations: ['createCorrections'],
  isWhole: true,
}

describe('an id that was sent', () => {
  test('is named once, however deep it stands; nothing else is', () => {
    const payload = {
      clientId: null,
      rows: [
        null,
        'x',
        { invoiceId: 'i-1', id: 'i-2', number: 'n' },
        { invoiceId: 'i-1', amount: 7 },
      ],
    }
    expect(sealRow({ idempotencyKey: randomUUID(), payload, before: null }).payloadIds).toEqual([
      hashPayloadId('i-1'),
      hashPayloadId('i-2'),
    ])
  })

  test('finds its batch, in rows of this desk and of an older one, and no other id does', async () => {
    const invoiceId = randomUUID()
    const batch = (target: string) => ({
      ...makeWrite({
        body: { corrections: [{ invoiceId, uniqueSourceCorrectionId: `c-${target}` }] },
      }),
      operation: 'createCorrections',
      target,
    })
    await reserveIdempotencyKey(batch('new'), 1_000)
    await desk.db
      .insert(journal)
      .values({ ...batch('old'), state: 'done', sentAt: at, deadlineAt: at })
    const found = async (id: string) =>
      (await readSentBatches(kari, { invoiceId: id })).batches.map(({ target }) => target).sort()
    expect(await found(invoiceId)).toEqual(['new', 'old'])
    expect(await found('c-new')).toEqual(['new'])
    expect(await found(invoiceId.slice(0, 8))).toEqual(['old'])
    expect(await found(randomUUID())).toEqual([])
  })

  test('is named by what tells nothing of it', () =>
    expect(hashPayloadId('86011117947')).toMatch(/^[\w-]{22}$/))
})
