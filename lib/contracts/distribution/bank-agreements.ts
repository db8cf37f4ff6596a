import * as z from 'zod'
import { defineOperation } from '../operation'
import { defineAnswer, defineRequest } from '../source'

const request = {
  organizationNumber: z.string(),
  name: z.string(),
  bankAccountNumber: z.string(),
  bankAccountType: z.string(),
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
