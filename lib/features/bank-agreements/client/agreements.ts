import { getOperationQuery } from '@/lib/client/operation-query'
import { useWrite } from '@/lib/client/use-write'
import { registerBankAgreement } from '@/lib/features/bank-agreements/server/register-bank-agreement'

/** How many are listed. */
export const listedMax = 200

export const getAgreementsQuery = () =>
  getOperationQuery('listBankAgreements', { body: { limit: listedMax } })

/** One that was registered here, as it is now. */
export const getAgreementQuery = (idempotencyKey: string) =>
  getOperationQuery('getBankAgreement', { params: { idempotencyKey } })

/** Any, by the id of its request. */
export const getAgreementByRequestQuery = (requestId: string) =>
  getOperationQuery('postBankAgreementStatus', { body: { requestId } })

/** Registers one, once. */
export const useRegisterAgreement = () =>
  useWrite(registerBankAgreement, {
    affects: ['listBankAgreements', 'getBankAgreement', 'listJournal'],
  })
