import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { collectionPostings } from '../../database/collection-schema'
import { createFreshOrganization } from '../../testing/fresh-organization'
import type { TestTenant } from '../../testing/test-sandbox'
import { applyBatchEffects } from './cases/case-closing'

const sandbox = sandboxUnderTest()
let other: TestTenant
beforeAll(async () => {
  other = await sandbox.newTenant()
})

const fresh = () => createFreshOrganization(sandbox)

describe('a fresh tenant', () => {
  test('has every state and awkward kind, and money that adds up', async () => {
    const { all } = await fresh()
    const [invoices, cases] = [
      await all<CollectionInvoice>('/invoices'),
      await all<CollectionCase>('/cases'),
    ]
    expect(
      invoices.filter(
        ({ status, remainingAmount }) => status === 'OPEN' && Number(remainingAmount) > 100,
      ).length,
    ).toBeGreaterThanOrEqual(3)
    const steps = [
      'REGISTERED',
      'REMINDER_SENT',
      'COLLECTION_NOTICE_SENT',
      'DEBT_COLLECTION_LIST_MANUAL',
      'DEBT_COLLECTION_LIST_REJECTED',
      'DEBT_COLLECTION',
    ]
    const later = [
      'EVICTION_REQUEST',
      'EVICTION_APPLIED',
      'EVICTION_CONFIRMATION',
      'EVICTION_CONFIRMED',
      'PAID',
      'CREDITED',
      'WITHDRAWN',
    ]
    expect(cases.map(({ subStatus }) => subStatus)).toEqual(
      expect.arrayContaining([...steps, ...later]),
    )
    expect(cases.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['OPEN', 'PAUSED', 'WITHDRAWN', 'CLOSED', 'UNDER_LEGAL_REVIEW']),
    )
    const hundredths = (amount: unknown) => Math.round(Number(amount) * 100)
    for (const { claims, ...invoice } of invoices) {
      for (const field of [
        'currentAmount',
        'remainingAmount',
        'paidAmount',
        'creditedAmount',
      ] as const)
        expect(hundredths(invoice[field])).toBe(
          claims!.reduce((sum, claim) => sum + hundredths(claim[field]), 0),
        )
      expect(
        claims!.every(
          (claim) => claim.invoiceId === invoice.id && claim.currency === invoice.currency,
        ),
      ).toBe(true)
    }
  })

  test('has the same as every other, but for its ids', async () => {
    const [one, another] = [await fresh(), await fresh()]
    const told = ({ status, type, subStatus, remainingAmount, debtors }: CollectionCase) => [
      status,
      type,
      subStatus,
      remainingAmount,
      debtors![0]?.fullName,
    ]
    const seen = async ({ all }: typeof one) => (await all<CollectionCase>('/cases')).map(told)
    expect(await seen(one)).toEqual(await seen(another))
  })
})

describe('another organization', () => {
  test('has nothing for those who are not of it', async () => {
    const { token, tenant } = await fresh()
    const foreign = `/collection/v1/orgs/${other.organizationId}`
    for (const path of ['/invoices', '/cases'])
      expect((await sandbox.send('GET', foreign + path, { token })).status).toBe(403)
    const { access_token: theirs } = await sandbox.signIn(other)
    const { body } = await sandbox.send('GET', `${foreign}/invoices`, { token: theirs })
    const { body: cases } = await sandbox.send('GET', `${foreign}/cases`, { token: theirs })
    const own = `/collection/v1/orgs/${tenant.organizationId}`
    const ofTheirs = `${own}/invoices/${body.data[0].id}`
    for (const path of ['', '/documents', '/history', '/payments'])
      expect((await sandbox.send('GET', ofTheirs + path, { token })).status).toBe(404)
    expect((await sandbox.send('POST', `${ofTheirs}/withdraw`, { token, body: {} })).status).toBe(
      404,
    )
    expect(
      (
        await sandbox.send('POST', `${own}/cases/${cases.data[0].caseId}/withdraw`, {
          token,
          body: {},
        })
      ).status,
    ).toBe(404)
  })
})

describe('an action', () => {
  test('moves a case, is in its history with who did it and why, and is refused the second time', async () => {
    const { caseIn, numbered, post } = await fresh()
    const listed = await caseIn('DEBT_COLLECTION_LIST_MANUAL')
    const path = `/cases/${listed.caseId}/debt-collection-list/reject`
    expect((await post(path, { reason: 'Pays by instalments' })).status).toBe(204)
    const rejected = await numbered(listed)
    expect(rejected).toMatchObject({
      status: 'OPEN',
      subStatus: 'DEBT_COLLECTION_LIST_REJECTED',
      decideByDate: null,
    })
    expect(rejected.history![0]).toMatchObject({
      type: 'DEBT_COLLECTION_LIST_REJECTED',
      message: 'Pays by instalments',
      createdBy: 'Ingrid Solheim',
    })
    const { status, body } = await post(path)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      errorCode: 'wrong_state',
      errorMessage: expect.stringContaining('DEBT_COLLECTION_LIST_REJECTED'),
    })
  })

  test('happens once when two ask at the same time', async () => {
    const { caseIn, numbered, post } = await fresh()
    const asked = await caseIn('EVICTION_REQUEST')
    const answers = await Promise.all(
      ['accept', 'reject', 'accept'].map((word) =>
        post(`/cases/${asked.caseId}/eviction-request/${word}`),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    expect(
      (await numbered(asked)).history!.filter(({ type }) => type!.startsWith('EVICTION_REQUEST_')),
    ).toHaveLength(1)
  })

  test('withdraws a case with its invoices, for good', async () => {
    const { caseIn, numbered, post, invoice } = await fresh()
    const withdrawn = await caseIn('REMINDER_SENT')
    expect(
      (await post(`/cases/${withdrawn.caseId}/withdraw`, { reason: 'Paid before' })).status,
    ).toBe(204)
    expect(await numbered(withdrawn)).toMatchObject({
      status: 'WITHDRAWN',
      subStatus: 'WITHDRAWN',
      closedAt: expect.any(String),
    })
    for (const { invoiceId } of withdrawn.invoices!)
      expect((await invoice(invoiceId!)).status).toBe('WITHDRAWN')
    expect((await post(`/cases/${withdrawn.caseId}/resume`)).status).toBe(409)
  })

  test('ends a case with its last invoice', async () => {
    const { all, numbered, post } = await fresh()
    const several = (await all<CollectionCase>('/cases')).find(
      ({ invoices, status }) => invoices!.length > 2 && status === 'OPEN',
    )!
    for (const [at, { invoiceId }] of several.invoices!.entries()) {
      expect((await numbered(several)).status).toBe('OPEN')
      expect((await post(`/invoices/${invoiceId}/withdraw`)).status, `invoice ${at}`).toBe(204)
    }
    expect(await numbered(several)).toMatchObject({ status: 'WITHDRAWN', subStatus: 'WITHDRAWN' })
  })
})

describe('the clock of a tenant', () => {
  const days = (count: number) => ({ advanceSeconds: count * 86_400 })

  test('moves cases on, and not those of others', async () => {
    const [one, another] = [await fresh(), await fresh()]
    const [registered, untouched] = [
      await one.caseIn('REGISTERED'),
      await another.caseIn('REGISTERED'),
    ]
    await sandbox.control(one.tenant, 'clock', days(40))
    const moved = await one.numbered(registered)
    expect(moved).toMatchObject({
      subStatus: 'DEBT_COLLECTION_LIST_MANUAL',
      type: 'COLLECTION_NOTICE',
    })
    expect(moved.history!.map(({ type }) => type).slice(0, 3)).toEqual([
      'DEBT_COLLECTION_LIST',
      'COLLECTION_NOTICE_SENT',
      'REMINDER_SENT',
    ])
    expect((await one.invoice(moved.invoices![0]!.invoiceId!)).type).toBe('COLLECTION_NOTICE')
    expect(await another.numbered(untouched)).toEqual(untouched)
  })

  test('ends a pause of an invoice, which held its case', async () => {
    const { tenant, caseIn, numbered, post, invoice } = await fresh()
    const held = await caseIn('REMINDER_SENT')
    const [{ invoiceId }] = held.invoices as [{ invoiceId: string }]
    expect(
      (await post(`/invoices/${invoiceId}/pause`, { until: '2026-12-24', reason: 'Disputed' }))
        .status,
    ).toBe(204)
    expect(await invoice(invoiceId)).toMatchObject({
      status: 'PAUSED',
      pausedUntil: '2026-12-24',
      pauseReason: 'Disputed',
    })
    await sandbox.control(tenant, 'clock', { now: '2026-12-24T23:00:00Z' })
    expect([(await invoice(invoiceId)).status, (await numbered(held)).subStatus]).toEqual([
      'PAUSED',
      'REMINDER_SENT',
    ])
    await sandbox.control(tenant, 'clock', { now: '2026-12-25T00:00:00Z' })
    expect(await invoice(invoiceId)).toMatchObject({
      status: 'OPEN',
      pausedUntil: null,
      pauseReason: null,
    })
    await sandbox.control(tenant, 'clock', days(14))
    expect((await numbered(held)).subStatus).toBe('COLLECTION_NOTICE_SENT')
  })

  test('moves cases on in the background too', async () => {
    const { tenant, caseIn } = await fresh()
    const before = await caseIn('REGISTERED')
    await sandbox.control(tenant, 'clock', days(2))
    await sandbox.tick()
    const { rows } = (await sandbox.database.db.execute(
      `select sub_status from sandbox.collection_cases where case_id = '${before.caseId}'`,
    )) as unknown as {
      rows: object[]
    }
    expect(rows).toEqual([{ sub_status: 'REMINDER_SENT' }])
  })
})

test('an invoice of which nothing remains is closed after a batch, and its case with it', async () => {
  const { tenant, caseIn, numbered, invoice } = await fresh()
  const { db } = sandbox.database
  const paid = await caseIn('COLLECTION_NOTICE_SENT')
  const [{ invoiceId: id, remainingAmount, currency }] = paid.invoices as [
    { invoiceId: string; remainingAmount: number; currency: string },
  ]
  const { organizationId } = tenant
  const place = { organizationId, tenant: undefined, now: sandbox.clock.at }
  const row = {
    organizationId,
    invoiceId: id,
    kind: 'payment' as const,
    type: 'DIRECT_PAYMENT',
    currency,
    at: place.now,
  }
  const pay = async (amount: string) => {
    await db.insert(collectionPostings).values({ ...row, id: crypto.randomUUID(), amount })
    await applyBatchEffects(db, place, 'PAYMENT', [id])
  }
  await pay('0.01')
  expect(await invoice(id)).toMatchObject({ status: 'OPEN', paidAmount: 0.01 })
  await pay(String(Math.round(remainingAmount * 100 - 1) / 100))
  expect(await invoice(id)).toMatchObject({
    status: 'CLOSED',
    remainingAmount: 0,
    closedAt: new Date(place.now).toISOString(),
  })
  expect(await numbered(paid)).toMatchObject({ status: 'CLOSED', subStatus: 'PAID' })
  expect(
    await db.select().from(collectionPostings).where(eq(collectionPostings.invoiceId, id)),
  ).toHaveLength(2)
})

test('a fault of the tenant bends one amount in answers until it is ended, and nothing that is stored', async () => {
  const { tenant, all, invoice } = await fresh()
  const [sound] = (await all<CollectionInvoice>('/invoices')) as [CollectionInvoice]
  await sandbox.control(tenant, 'collection-fault', { field: 'remainingAmount', by: 10 })
  expect(await invoice(sound.id!)).toEqual({
    ...sound,
    remainingAmount: Number(sound.remainingAmount) + 10,
  })
  await sandbox.control(tenant, 'collection-fault', null)
  expect(await invoice(sound.id!)).toEqual(sound)
})

test('the accounts and keys of cases are among the secrets of their tenant', async () => {
  const { tenant, all } = await fresh()
  const { body } = await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/secrets`)
  for (const { caseToken, paymentDetails } of await all<CollectionCase>('/cases')) {
    expect(body.caseTokens).toContain(caseToken)
    if (paymentDetails?.bankAccount) expect(body.bankAccounts).toContain(paymentDetails.bankAccount)
  }
})
