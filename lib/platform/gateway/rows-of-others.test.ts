import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { exportTable } from '@/lib/platform/database/export-schema'
import { placeIn } from '@/lib/platform/database/places'
import { journal, manualLinks, savedViews } from '@/lib/platform/database/schema'
import { seal } from '@/lib/platform/database/sealed'
import { maySeeEvent } from '@/lib/platform/http/event-stream'
import type { Session } from '@/lib/platform/session/current-session'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { signedIn } from '@/tests/support/browser'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { everyRight, opaqueAnswer, tokenAnswer, workspaces } from '@/tests/support/tokens'
import { executeOperation } from './execute-operation'

const desk = deskUnderTest()
const [{ clientNo, organizationId, companyIds }] = workspaces as [(typeof workspaces)[0]]
const keys = {
  customer: randomUUID(),
  batch: randomUUID(),
  own: randomUUID(),
  reveal: randomUUID(),
}

/**
 * A row of each kind: of a customer, of a batch of collection, of a revealed field of a debtor, and
 * one of kari's own.
 */
async function rowsOfAll() {
  const sentAt = new Date()
  const row = {
    person: 'ola',
    requestId: 'r',
    fingerprint: 'f',
    state: 'unknown' as const,
    sentAt,
    deadlineAt: sentAt,
    endedAt: sentAt,
  }
  const sent = {
    body: { corrections: [{ invoiceId: 'i', amount: 1, description: 'Debtor Hansen' }] },
  }
  await desk.db.insert(journal).values([
    {
      ...row,
      idempotencyKey: keys.customer,
      operation: 'updateCustomer',
      area: 'receivables',
      clientNo,
      target: '10001',
    },
    {
      ...row,
      idempotencyKey: keys.batch,
      operation: 'createCorrections',
      area: 'collection',
      organizationId,
      payload: sent,
    },
    {
      ...row,
      idempotencyKey: keys.reveal,
      operation: 'revealDebtorField',
      area: 'desk',
      organizationId,
    },
    {
      ...row,
      idempotencyKey: keys.own,
      operation: 'createPayments',
      area: 'collection',
      organizationId,
      person: 'kari',
      payload: sent,
    },
  ])
}

/** What a person is shown of those, in every way that the desk has. */
async function shown() {
  const [list, batches] = [
    await executeOperation('listJournal', { body: {} }),
    await executeOperation('listSentBatches', { body: {} }),
  ]
  if (!list.ok || !batches.ok) throw new Error('a list failed')
  const named = Object.entries(keys)
  const nameOf = (idempotencyKey: string) => named.find(([, id]) => id === idempotencyKey)?.[0]
  const opened = async (read: 'getJournalEntry' | 'getSentBatch') => {
    const results = await Promise.all(
      named.map(async ([name, idempotencyKey]) => ({
        name,
        result: await executeOperation(read, { params: { idempotencyKey } }),
      })),
    )
    return results.filter(({ result }) => result.ok).map(({ name }) => name)
  }
  return {
    journal: list.value.entries.map(({ idempotencyKey }) => nameOf(idempotencyKey)).sort(),
    unknown: list.value.unknown,
    batches: batches.value.batches.map(({ idempotencyKey }) => nameOf(idempotencyKey)).sort(),
    entries: (await opened('getJournalEntry')).sort(),
    opened: (await opened('getSentBatch')).sort(),
    isWhole: list.value.isWhole && batches.value.isWhole,
  }
}

const everything = {
  journal: ['batch', 'customer', 'own', 'reveal'],
  unknown: 4,
  batches: ['batch', 'own'],
  entries: ['batch', 'customer', 'own', 'reveal'],
  opened: ['batch', 'own'],
  isWhole: true,
}
const nothing = { journal: [], unknown: 0, batches: [], entries: [], opened: [], isWhole: true }
const ofCustomers = { ...nothing, journal: ['customer'], unknown: 1, entries: ['customer'] }
const ofOwn = {
  journal: ['own'],
  unknown: 1,
  batches: ['own'],
  entries: ['own'],
  opened: ['own'],
  isWhole: false,
}

/** The service lets nobody in, or everybody, by the client and the organization in the address. */
function serviceSays(status: (url: string) => number) {
  upstreamAnswers(desk, (request, response) => json(response, status(request.url), {}))
}
const withoutRight = (...missing: string[]) => ({
  rights: everyRight.filter((right) => !missing.includes(right)),
})
const sharedWorkspaces = () =>
  useSettings({ ...areasAt(desk.upstream.base), DESK_WORKSPACES: JSON.stringify(workspaces) })

describe('rows of the journal and of sent batches (findings, B2)', () => {
  beforeEach(rowsOfAll)

  test('show to who may read what they are about', async () => {
    serviceSays(() => 200)
    await asKari()
    expect(await shown()).toEqual(everything)
    expect(arrivedAt(desk).filter(({ url }) => !url.includes('/batches'))).toEqual([])
  })

  test('show nothing of collection to who may not read it, not even one’s own', async () => {
    serviceSays(() => 200)
    await asKari(withoutRight('read:collection.case', 'write:collection.case'))
    expect(await shown()).toEqual(ofCustomers)
  })

  test('show nothing of customers to who may not read them', async () => {
    serviceSays(() => 200)
    await asKari(withoutRight('read:arm.customer'))
    const others = {
      ...everything,
      journal: ['batch', 'own', 'reveal'],
      unknown: 3,
      entries: ['batch', 'own', 'reveal'],
    }
    expect(await shown()).toEqual(others)
  })

  test('show nothing of a workspace that is no longer theirs, not even one’s own', async () => {
    serviceSays(() => 200)
    await asKari({ workspaces: [workspaces[1]] })
    expect(await shown()).toEqual(nothing)
  })

  describe('where a setting gives everybody the same workspaces', () => {
    beforeEach(sharedWorkspaces)

    test('show nothing to whom the service refuses everything', async () => {
      serviceSays(() => 403)
      await signedIn('eva', opaqueAnswer())
      expect(await shown()).toEqual(nothing)
      await signedIn('kari', tokenAnswer())
      expect(await shown()).toEqual(nothing)
    })

    test('show what the service lets them read, and the service is asked once', async () => {
      serviceSays((url) => (url.includes(organizationId) ? 403 : 200))
      await signedIn('eva', opaqueAnswer())
      expect(await shown()).toEqual(ofCustomers)
      expect(arrivedAt(desk)).toHaveLength(2)
    })

    test('show nothing of others while the service cannot be asked, and say so', async () => {
      serviceSays(() => 503)
      await signedIn('kari', opaqueAnswer())
      expect(await shown()).toEqual(ofOwn)
      expect(
        await executeOperation('getJournalEntry', { params: { idempotencyKey: keys.batch } }),
      ).toEqual({
        ok: false,
        failure: { kind: 'unreachable', code: 'rights' },
      })
    })

    test('what one session was told is not another’s', async () => {
      serviceSays(() => 200)
      await signedIn('ola', opaqueAnswer('first'))
      expect((await shown()).journal).toHaveLength(4)
      serviceSays(() => 403)
      await signedIn('eva', opaqueAnswer('second'))
      expect(await shown()).toEqual(nothing)
    })
  })
})

const sessionNow = async () => (await findCurrentSession()) as Session

describe('events', () => {
  test.each([
    ['in an organization whose cases one may read', everyRight, { organizationId }, true],
    ['in one whose cases one may not read', ['read:arm.customer'], { organizationId }, false],
    ['in a client whose customers one may read', ['read:arm.customer'], { clientNo }, true],
    ['in one whose customers one may not read', ['read:collection.case'], { clientNo }, false],
    ['in a workspace of others', everyRight, { clientNo: '9999' }, false],
    ['nowhere', everyRight, {}, false],
  ])('%s', async (_, rights, place, is) => {
    await asKari({ rights })
    expect(await maySeeEvent(await sessionNow(), { kind: 'JOURNAL', ...place })).toBe(is)
  })

  test.each([
    [200, true],
    [401, false],
    [403, false],
    [404, false],
    [500, false],
  ])(
    'are told where the service answers %i to a person of whom no token tells',
    async (status, is) => {
      sharedWorkspaces()
      serviceSays(() => status)
      await signedIn('eva', opaqueAnswer())
      expect(await maySeeEvent(await sessionNow(), { kind: 'JOURNAL', organizationId })).toBe(is)
    },
  )
})

describe('what else the desk holds', () => {
  beforeEach(sharedWorkspaces)

  async function heldOfAll() {
    const at = new Date()
    const id = randomUUID()
    const view = { id, owner: 'ola', companyIds, shared: true, createdAt: at, updatedAt: at }
    const name = seal('Failed of Hansen', placeIn.viewName(id))
    await desk.db
      .insert(savedViews)
      .values({ ...view, name, query: seal('q=Hansen', placeIn.viewQuery(id)) })
    await desk.db.insert(manualLinks).values([
      {
        companyId: companyIds[0]!,
        transactionRid: 1,
        area: 'claim',
        place: organizationId,
        linkedId: 'c',
        same: true,
        person: 'ola',
        saidAt: at,
      },
      {
        companyId: companyIds[0]!,
        transactionRid: 1,
        area: 'customer',
        place: clientNo,
        linkedId: '10001',
        same: true,
        person: 'ola',
        saidAt: at,
      },
    ])
    const row = {
      person: 'eva',
      sessionId: 's',
      state: 'complete' as const,
      startedAt: at,
      heartbeatAt: at,
    }
    const file = { format: 'csv' as const, style: { kind: 'iso' as const } }
    const named = () => {
      const exportId = randomUUID()
      return { id: exportId, search: seal('{}', placeIn.exportSearch(exportId)) }
    }
    await desk.db.insert(exportTable).values([
      { ...row, ...named(), kind: 'invoiceSummary', companyIds, file },
      { ...row, ...named(), kind: 'collectionInvoices', companyIds: [], organizationId, file },
    ])
  }

  async function counted() {
    const [views, links, lists] = [
      await executeOperation('listViews', { body: {} }),
      await executeOperation('listManualLinks', {
        body: { CompanyId: companyIds[0]!, TransactionRid: 1 },
      }),
      await executeOperation('listExports', {}),
    ]
    if (!views.ok || !links.ok || !lists.ok) throw new Error('a list failed')
    return {
      views: views.value.views.length,
      links: links.value.links.map(({ area }) => area).sort(),
      exports: lists.value.exports.map(({ kind }) => kind),
    }
  }

  test.each([
    [
      'everything',
      () => 200,
      { views: 1, links: ['claim', 'customer'], exports: ['invoiceSummary', 'collectionInvoices'] },
    ],
    ['nothing', () => 403, { views: 0, links: [], exports: [] }],
    [
      'all but collection',
      (url: string) => (url.includes(organizationId) ? 403 : 200),
      { views: 1, links: ['customer'], exports: ['invoiceSummary'] },
    ],
    [
      'no answer',
      () => 500,
      { views: 0, links: [], exports: ['invoiceSummary', 'collectionInvoices'] },
    ],
  ])('shows as far as the service lets its person read: %s', async (_, status, expected) => {
    serviceSays(status)
    await heldOfAll()
    await signedIn('eva', opaqueAnswer())
    const { exports: kinds, ...rest } = await counted()
    expect({ ...rest, exports: kinds.sort() }).toEqual({
      ...expected,
      exports: expected.exports.toSorted(),
    })
  })

  test('a draft of a customer opens to who may read customers, one of a correction to who may read collection', async () => {
    serviceSays(() => 200)
    const draft = (subject: string) =>
      executeOperation('getDraft', { params: { clientno: clientNo }, body: { subject } })
    await signedIn('kari', tokenAnswer({ rights: ['read:arm.customer'] }))
    expect([
      (await draft('customer:1')).ok,
      (await draft('new-customer')).ok,
      (await draft('correction:x')).ok,
    ]).toEqual([true, true, false])
    await signedIn('kari', tokenAnswer({ rights: ['read:collection.case'] }))
    expect([
      (await draft('customer:1')).ok,
      (await draft('new-customer')).ok,
      (await draft('correction:x')).ok,
    ]).toEqual([false, false, true])
  })
})

test('an answer that pages share goes to nobody whom only a setting gives the same workspaces', async () => {
  sharedWorkspaces()
  let count = 0
  upstreamAnswers(desk, (_, response) =>
    json(response, 200, { ReceiptId: `asked ${++count}`, Status: 2 }),
  )
  const poll = () =>
    executeOperation('getInvoiceStatus', { body: { Identifier: 'R-1' } }, { isBackground: true })
  await signedIn('kari', tokenAnswer())
  expect(await poll()).toMatchObject({ value: { ReceiptId: 'asked 1' } })
  await signedIn('ola', tokenAnswer())
  expect(await poll()).toMatchObject({ value: { ReceiptId: 'asked 2' } })
})
