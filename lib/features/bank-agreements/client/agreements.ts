import { parseAsString } from 'nuqs/server'
import { getOperationQuery } from '@/lib/client/operation-query'

/**
 * What the address of bank agreements holds: the key of one that was registered here and is open, or
 * the request id of any, or that the form is open.
 */
export const agreementsParsers = {
  open: parseAsString,
  request: parseAsString,
  new: parseAsString,
}

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
