import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { CalendarDate, OrganizationId, SettlementId } from '../formats'
import { operation } from '../operation'
import { answered, assumed, openEnum, orExpected, publiclySeen } from '../source'
import { ofOrganization, one, organizationsOf, PageSize, PageToken, pageOf } from './envelopes'

/** What a part of a settlement was for, and which invoice and case it came from. Assumed, after a peer's settlements. */
export const SettlementAllocation = answered({
  type: orExpected(openEnum(), 'CAPITAL', 'INTEREST', 'FEES'),
  amount: ExactNumber,
  currency: z.string(),
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  caseNumber: ExactNumber,
})
export type SettlementAllocation = z.infer<typeof SettlementAllocation>

/** What was paid out to the creditor. Public pages cut the list after exchangeRate; the rest is assumed. */
export const Settlement = answered({
  settlementId: z.string(),
  organizationId: z.string(),
  settlementDate: z.string(),
  caseNumber: ExactNumber,
  collectionType: orExpected(openEnum('REMINDER'), 'DEBT_COLLECTION'),
  currency: z.string(),
  customerReference: z.string(),
  exchangeRate: ExactNumber,
  settlementAmount: assumed(ExactNumber),
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  allocations: assumed(z.array(SettlementAllocation)),
})
export type Settlement = z.infer<typeof Settlement>

const of = { area: 'collection', method: 'GET', section: '4.9', source: 'public', effect: 'read', right: 'read:collection.case' } as const
const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'

/** A period of a list: whole days of settlementDate or createdAt, both counted (assumed). The casing is that of settlements: lower first. */
export const periodQuery = {
  fromDate: publiclySeen(CalendarDate.optional()),
  toDate: publiclySeen(CalendarDate.optional()),
  pageSize: PageSize,
  pageToken: PageToken,
}

/** A page of settlements, newest first (assumed). */
export const listSettlements = operation({
  ...of,
  name: 'listSettlements',
  path: '/orgs/:organizationId/settlements',
  summary: 'List the settlements of a period, a page at a time',
  params: ofOrganization,
  query: z.object(periodQuery),
  scopeOfAnswer: ({ data }) => organizationsOf(data),
  answers: { 200: publiclySeen(pageOf(Settlement)) },
  refusals: [400, 401, 403, 404, 423, 429, 501, 502],
  example: { params: { organizationId }, query: { fromDate: '2026-03-01', toDate: '2026-03-12' } },
})

export const getSettlement = operation({
  ...of,
  name: 'getSettlement',
  path: '/orgs/:organizationId/settlements/:settlementId',
  summary: 'Read one settlement',
  params: z.object({ organizationId: OrganizationId, settlementId: SettlementId }),
  scopeOfAnswer: ({ data }) => organizationsOf([data]),
  answers: { 200: publiclySeen(one(Settlement)) },
  refusals: [400, 401, 403, 404, 423, 429, 501, 502],
  example: { params: { organizationId, settlementId: '5d2f8a10-7b6c-4e19-8c3d-90ab12cd34ef' } },
})
