import { getOperationQuery } from '@/lib/client/operation-query'

/** How many additions are listed. */
export const listedMax = 200

export const getAddedCompaniesQuery = () =>
  getOperationQuery('listAddedCompanies', { body: { limit: listedMax } })

/** One that was added here, as it is now. */
export const getAddedCompanyQuery = (idempotencyKey: string) =>
  getOperationQuery('getAddedCompany', { params: { idempotencyKey } })

/** Those that the person may search in. */
export const getAvailableCompaniesQuery = () => getOperationQuery('listAvailableCompanies', {})
