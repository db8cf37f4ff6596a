import { parseAsBoolean, parseAsString } from 'nuqs/server'
import { getOperationQuery } from '@/lib/client/operation-query'

/**
 * What the address of companies holds: an addition that is open, what is searched for (never what
 * may be a person's number), whether differences alone are shown, and that the form is open.
 */
export const companiesParsers = {
  open: parseAsString,
  q: parseAsString,
  differ: parseAsBoolean.withDefault(false),
  new: parseAsString,
}

/** How many additions are listed. */
export const listedMax = 200

export const getAddedCompaniesQuery = () =>
  getOperationQuery('listAddedCompanies', { body: { limit: listedMax } })

/** One that was added here, as it is now. */
export const getAddedCompanyQuery = (idempotencyKey: string) =>
  getOperationQuery('getAddedCompany', { params: { idempotencyKey } })

/** Those that the person may search in. */
export const getAvailableCompaniesQuery = () => getOperationQuery('listAvailableCompanies', {})
