import * as z from 'zod'
import { CaseId, OrganizationId } from '../formats'
import { defineOperation } from '../operation'
import { action, Pause, Reason } from './actions'

const params = {
  organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
  caseId: '2b7d9c64-51c3-4f0e-9d6a-7f1e0c3a5b21',
}
const shared = {
  ...action,
  params: z.object({ organizationId: OrganizationId, caseId: CaseId }),
  target: ({ params: path }: { params: { caseId: string } }) => path.caseId,
} as const

export const pauseCase = defineOperation({
  ...shared,
  name: 'pauseCase',
  path: '/orgs/:organizationId/cases/:caseId/pause',
  summary: 'Pause a case',
  body: Pause,
  example: { params, body: { reason: 'A payment plan is being agreed', until: '2026-04-30' } },
})

/** Final: a withdrawn case is not taken up again (assumed). */
export const withdrawCase = defineOperation({
  ...shared,
  name: 'withdrawCase',
  path: '/orgs/:organizationId/cases/:caseId/withdraw',
  summary: 'Withdraw a case from collection, for good',
  body: Reason,
  example: { params, body: { reason: 'The claim was paid before it was handed over' } },
})

export const resumeCase = defineOperation({
  ...shared,
  name: 'resumeCase',
  path: '/orgs/:organizationId/cases/:caseId/resume',
  summary: 'Resume a paused case',
  body: Reason,
  example: { params, body: { reason: 'No payment plan came about' } },
})

export const acceptDebtCollectionList = defineOperation({
  ...shared,
  name: 'acceptDebtCollectionList',
  path: '/orgs/:organizationId/cases/:caseId/debt-collection-list/accept',
  summary: 'Accept that a case goes on to debt collection',
  body: Reason,
  example: { params, body: {} },
})

export const rejectDebtCollectionList = defineOperation({
  ...shared,
  name: 'rejectDebtCollectionList',
  path: '/orgs/:organizationId/cases/:caseId/debt-collection-list/reject',
  summary: 'Reject that a case goes on to debt collection',
  body: Reason,
  example: { params, body: { reason: 'The customer pays by instalments' } },
})

/** The collector asks whether to apply for an eviction (assumed: upstream-facts.md 2.4). */
export const acceptEvictionRequest = defineOperation({
  ...shared,
  name: 'acceptEvictionRequest',
  path: '/orgs/:organizationId/cases/:caseId/eviction-request/accept',
  summary: 'Accept that an eviction is applied for',
  body: Reason,
  example: { params, body: {} },
})

export const rejectEvictionRequest = defineOperation({
  ...shared,
  name: 'rejectEvictionRequest',
  path: '/orgs/:organizationId/cases/:caseId/eviction-request/reject',
  summary: 'Reject that an eviction is applied for',
  body: Reason,
  example: { params, body: { reason: 'The rent was paid in time' } },
})

/**
 * The collector asks whether the eviction is to be carried out (assumed: upstream-facts.md 2.4).
 */
export const acceptEvictionConfirmation = defineOperation({
  ...shared,
  name: 'acceptEvictionConfirmation',
  path: '/orgs/:organizationId/cases/:caseId/eviction-confirmation/accept',
  summary: 'Confirm that an eviction is carried out',
  body: Reason,
  example: { params, body: {} },
})

export const rejectEvictionConfirmation = defineOperation({
  ...shared,
  name: 'rejectEvictionConfirmation',
  path: '/orgs/:organizationId/cases/:caseId/eviction-confirmation/reject',
  summary: 'Refuse that an eviction is carried out',
  body: Reason,
  example: { params, body: { reason: 'The tenant has moved out' } },
})
