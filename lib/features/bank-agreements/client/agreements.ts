import { getOperationQuery } from '@/lib/client/operation-query'

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
