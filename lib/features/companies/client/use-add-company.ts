import { useWrite } from '@/lib/client/use-write'
import { addCompany } from '@/lib/features/companies/server/add-company'

/** Adds one, once. */
export const useAddCompany = () =>
  useWrite(addCompany, {
    affects: ['listAddedCompanies', 'getAddedCompany', 'listAvailableCompanies', 'listJournal'],
  })
