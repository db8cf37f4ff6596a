import { describe, expect, test } from 'vitest'
import { CollectionCase } from '@/lib/contracts/collection/cases'
import { Debtor } from '@/lib/contracts/collection/invoices'
import { evaluateCaseAction } from '../../services/collection/cases/case-rules'
import { generateCustomers } from '../customers'
import { makeSeedCases } from './collection'
import { collectionKindNames } from './collection-kinds'

const now = Date.parse('2026-11-20T12:00:00Z')
const customers = [
  ...generateCustomers({
    seedNumber: 1,
    clientNo: 1001,
    country: 'NO',
    firstNo: 10_001,
    count: 60,
    now,
  }),
]
const wanted = {
  seedNumber: 1,
  creditor: { organizationId: 'o', clientNo: 1001, country: 'NO', customers },
  count: 200,
  now,
} as const
const cases = makeSeedCases(wanted, 0, wanted.count)

test('the same seed gives the same cases, in pieces too', () => {
  expect(makeSeedCases(wanted, 0, wanted.count)).toEqual(cases)
  expect([...makeSeedCases(wanted, 0, 70), ...makeSeedCases(wanted, 70, wanted.count)]).toEqual(
    cases,
  )
})

test('the oldest come first, and nothing is later than now', () => {
  const moments = cases.map(({ createdAt }) => createdAt)
  expect(moments).toEqual(moments.toSorted((one, other) => one - other))
  for (const { createdAt, closedAt, history, postings, documents } of cases) {
    const told = [
      createdAt,
      closedAt ?? now,
      ...history.map(({ at }) => at),
      ...postings.map(({ at }) => at),
      ...documents.map((one) => one.createdAt),
    ]
    expect(Math.max(...told)).toBeLessThanOrEqual(now)
  }
})

test('every kind is there, with ids that nobody else has', () => {
  expect(cases.length).toBeGreaterThan(collectionKindNames.length)
  for (const ids of [
    cases.map(({ caseId }) => caseId),
    cases.flatMap(({ invoices }) => invoices.map(({ id }) => id)),
    cases.flatMap(({ postings }) => postings.map(({ uniqueSourceId }) => uniqueSourceId)),
    cases.flatMap(({ invoices }) =>
      invoices.flatMap(({ uniqueSourceInvoiceId }) => uniqueSourceInvoiceId ?? []),
    ),
  ])
    expect(new Set(ids).size).toBe(ids.length)
})

describe('each case', () => {
  test('has debtors as the contract knows them', () => {
    for (const { data, invoices } of cases) {
      expect(CollectionCase.shape.debtors.safeParse(data.debtors).success).toBe(true)
      for (const invoice of invoices)
        for (const debtor of invoice.data.debtors)
          expect(Debtor.safeParse(debtor).success).toBe(true)
    }
  })

  test('has claims that begin with its principal, which is the original amount', () => {
    for (const { invoices } of cases)
      for (const { data, originalInvoiceAmount } of invoices)
        expect(data.claims[0]).toEqual({ type: 'PRINCIPAL', originalAmount: originalInvoiceAmount })
  })

  test('is where the rules of its state expect it: an end has its time, and what waits a last day', () => {
    for (const { data, ...state } of cases) {
      const isOver =
        !('state' in evaluateCaseAction({ ...state, ...data }, 'withdrawCase', { now })) &&
        state.status !== 'UNDER_LEGAL_REVIEW'
      expect(state.closedAt !== null).toBe(isOver)
      if (state.status === 'OPEN' && state.subStatus.endsWith('_MANUAL'))
        expect(data.decideByDate! > '2026-11-20').toBe(true)
      if (state.nextAt !== null) expect(state.nextAt).toBeGreaterThan(now)
    }
  })
})
