import type { AddedCompany } from '@/lib/contracts/distribution/companies'

/** What is known of a company that was added; `other` is a word of the service that has no meaning here. */
export type CompanyStatus = 'new' | 'pending' | 'active' | 'refused' | 'other' | 'not-told'

const known: Partial<Record<string, CompanyStatus>> = {
  NEW: 'new',
  PENDING: 'pending',
  ACTIVE: 'active',
  REFUSED: 'refused',
}

export const getCompanyStatus = ({ Status }: Pick<AddedCompany, 'Status'>): CompanyStatus =>
  Status ? (known[Status.toUpperCase()] ?? 'other') : 'not-told'

/** How an addition ended, in the words of the journal; null while it goes on. */
export function findCompanyEnd(answer: Pick<AddedCompany, 'Status'>): 'done' | 'refused' | null {
  const status = getCompanyStatus(answer)
  return status === 'active' ? 'done' : status === 'refused' ? 'refused' : null
}
