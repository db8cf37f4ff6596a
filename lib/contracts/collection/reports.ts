import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, openEnum, withExpected } from '../source'
import { makePageEnvelope, organizationParams, toOrganizationScope } from './envelopes'
import { periodQuery } from './settlements'

/**
 * Totals of an organization for a period, in one currency: what was handed over, paid, credited and
 * still remains. Every field is assumed.
 */
export const OrganizationReport = defineAnswer({
  reportId: z.string(),
  organizationId: z.string(),
  type: withExpected(openEnum(), 'MONTHLY'),
  periodFrom: z.string(),
  periodTo: z.string(),
  createdAt: z.string(),
  currency: z.string(),
  invoices: ExactNumber,
  openCases: ExactNumber,
  closedCases: ExactNumber,
  originalAmount: ExactNumber,
  paidAmount: ExactNumber,
  creditedAmount: ExactNumber,
  remainingAmount: ExactNumber,
  settledAmount: ExactNumber,
})
export type OrganizationReport = z.infer<typeof OrganizationReport>

/** A page of reports, newest period first (assumed). interface.md names the operation only. */
export const listOrganizationReports = defineOperation({
  name: 'listOrganizationReports',
  area: 'collection',
  method: 'GET',
  path: '/orgs/:organizationId/reports',
  summary: 'List the reports of an organization',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: 'read:collection.case',
  params: organizationParams,
  query: z.object(periodQuery),
  scopeOfAnswer: ({ data }) => toOrganizationScope(data),
  answers: { 200: markAssumed(makePageEnvelope(OrganizationReport)) },
  refusals: [400, 401, 403, 404],
  example: {
    params: { organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10' },
    query: { fromDate: '2026-01-01', toDate: '2026-03-31' },
  },
})
