import * as z from 'zod'
import { defineOperation } from '../operation'
import { defineAnswer, defineRequest, markAssumed } from '../source'

const request = {
  organizationNumber: z.string(),
  name: z.string(),
  bankAccountNumber: z.string(),
  /** Its values are not shown; those that are expected stand in the form (assumed). */
  bankAccountType: z.string(),
  /** Its values are not shown either. */
  targetGroup: z.string(),
}

/** Request of interface.md 2.5. */
export const BankAgreementRequest = defineRequest(request)

/** Response of interface.md 2.5: the request echoed, and what became of it. */
export const BankAgreement = defineAnswer({
  ...request,
  requestId: z.string(),
  agreementNumber: z.string(),
  fui: z.string(),
  isCompleted: z.boolean(),
  isFailed: z.boolean(),
  statusMessage: z.string(),
})
export type BankAgreement = z.infer<typeof BankAgreement>

export const registerSwedishBankAgreement = defineOperation({
  name: 'registerSwedishBankAgreement',
  area: 'distribution',
  method: 'POST',
  path: '/bankagreement/swedish/register',
  summary: 'Register a Swedish bank agreement',
  section: '4.6',
  source: 'documented',
  effect: 'write',
  right: 'write:distribution.bankagreement',
  body: BankAgreementRequest,
  answers: { 202: BankAgreement },
  refusals: [400],
  sensitive: ['bankAccountNumber'],
  oneAtATime: ({ body }) => body.organizationNumber,
  target: ({ body }) => body.name,
  example: {
    body: {
      organizationNumber: '5560360793',
      name: 'Nordkust Värme AB',
      bankAccountNumber: '9912346',
      bankAccountType: 'BANKGIRO',
      targetGroup: 'PRIVATE',
    },
  },
})

/**
 * What became of an agreement. interface.md 4.9 names the operation with its method; its path is
 * public, its body is assumed. Without a request id nothing can be asked for: an agreement whose
 * registration was never answered cannot be looked up.
 */
export const postBankAgreementStatus = defineOperation({
  name: 'postBankAgreementStatus',
  area: 'distribution',
  method: 'POST',
  path: '/bankagreement/swedish/status',
  summary: 'Check the status of a Swedish bank agreement',
  section: '4.9',
  source: 'public',
  effect: 'read',
  right: 'write:distribution.bankagreement',
  asksForOne: true,
  body: defineRequest({ requestId: markAssumed(z.string().min(1).max(200)) }),
  answers: { 200: markAssumed(BankAgreement) },
  refusals: [400, 401, 403, 404],
  sensitive: ['bankAccountNumber'],
  example: { body: { requestId: 'BA-100001' } },
})
