import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { CalendarDate, OrganizationId, SettlementId } from '../formats'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, markPubliclySeen, openEnum, withExpected } from '../source'
import {
  makeEnvelope,
  makePageEnvelope,
  organizationParams,
  PageSize,
  PageToken,
  toOrganizationScope,
} from './envelopes'

/**
 * What a part of a settlement was for, and which invoice and case it came from. Assumed, after a
 * peer's settlements.
 */
export const SettlementAllocation = defineAnswer({
  type: withExpected(openEnum(), 'CAPITAL', 'INTEREST', 'FEES'),
  amount: ExactNumber,
  currency: z.string(),
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  caseNumber: ExactNumber,
})
export type SettlementAllocation = z.infer<typeof SettlementAllocation>

/**
 * What was paid out to the creditor. Public pages cut the list after exchangeRate; the rest is
 * assumed.
 */
export const Settlement = defineAnswer({
  settlementId: z.string(),
  organizationId: z.string(),
  settlementDate: z.string(),
  caseNumber: ExactNumber,
  collectionType: withExpected(openEnum('REMINDER'), 'DEBT_COLLECTION'),
  currency: z.string(),
  customerReference: z.string(),
  exchangeRate: ExactNumber,
  settlementAmount: markAssumed(ExactNumber),
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  allocations: markAssumed(z.array(SettlementAllocation)),
})
export type Settlement = z.infer<typeof Settlement>

const shared = {
  area: 'collection',
  method: 'GET',
  section: '4.9',
  source: 'public',
  effect: 'read',
  right: 'read:collection.case',
} as const
const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'

/**
 * A period of a list: whole days of settlementDate or createdAt, both counted (assumed). The casing
 * is that of settlements: lower first.
 */
export const periodQuery = {
  fromDate: markPubliclySeen(CalendarDate.optional()),
  toDate: markPubliclySeen(CalendarDate.optional()),
  pageSize: PageSize,
  pageToken: PageToken,
}

/** A page of settlements, newest first (assumed). */
export const listSettlements = defineOperation({
  ...shared,
  name: 'listSettlements',
  path: '/orgs/:organizationId/settlements',
  summary: 'List the settlements of a period, a page at a time',
  params: organizationParams,
  query: z.object(periodQuery),
  scopeOfAnswer: ({ data }) => toOrganizationScope(data),
  answers: { 200: markPubliclySeen(makePageEnvelope(Settlement)) },
  refusals: [400, 401, 403, 404, 423, 429, 501, 502],
  example: { params: { organizationId }, query: { fromDate: '2026-03-01', toDate: '2026-03-12' } },
})

export const getSettlement = defineOperation({
  ...shared,
  name: 'getSettlement',
  path: '/orgs/:organizationId/settlements/:settlementId',
  summary: 'Read one settlement',
  params: z.object({ organizationId: OrganizationId, settlementId: SettlementId }),
  target: ({ params }) => params.settlementId,
  targetOfAnswer: ({ data }) => data?.settlementId,
  scopeOfAnswer: ({ data }) => toOrganizationScope([data]),
  answers: { 200: markPubliclySeen(makeEnvelope(Settlement)) },
  refusals: [400, 401, 403, 404, 423, 429, 501, 502],
  example: { params: { organizationId, settlementId: '5d2f8a10-7b6c-4e19-8c3d-90ab12cd34ef' } },
})
