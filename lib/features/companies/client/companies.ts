import { getOperationQuery } from '@/lib/client/operation-query'
import { useWrite } from '@/lib/client/use-write'
import { addCompany } from '@/lib/features/companies/server/add-company'

/** How many additions are listed. */
export const listedMax = 200

export const getAddedCompaniesQuery = () =>
  getOperationQuery('listAddedCompanies', { body: { limit: listedMax } })

/** One that was added here, as it is now. */
export const getAddedCompanyQuery = (idempotencyKey: string) =>
  getOperationQuery('getAddedCompany', { params: { idempotencyKey } })

/** Those that the person may search in. */
export const getAvailableCompaniesQuery = () => getOperationQuery('listAvailableCompanies', {})

/** Adds one, once. */
export const useAddCompany = () =>
  useWrite(addCompany, {
    affects: ['listAddedCompanies', 'getAddedCompany', 'listAvailableCompanies', 'listJournal'],
  })
