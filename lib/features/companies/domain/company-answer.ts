import type { SentCompany } from '@/lib/contracts/desk/registrations'
import type { AddedCompany } from '@/lib/contracts/distribution/companies'
import {
  type AnswerIdentity,
  compareNames,
  isFollowed,
} from '@/lib/features/registrations/domain/public'
import { toPlainNumber } from '@/lib/shared/references/organization-number'

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

/**
 * Whether its end is still to come. One that a check has found is done in the journal, also while
 * the service goes on with it.
 */
export function isCompanyFollowed(entry: Pick<SentCompany, 'state' | 'sent' | 'answer'>): boolean {
  const status = getCompanyStatus(entry.answer ?? {})
  const isGoingOn = entry.sent !== null && (status === 'new' || status === 'pending')
  return isFollowed(entry) || (entry.state === 'done' && isGoingOn)
}

type Named = Pick<AddedCompany, 'OrganizationNumber'>

/** Whether an answer is about the organization number that was asked for, as far as it names one. */
export const compareCompany = ({ OrganizationNumber }: Named, number: string): AnswerIdentity =>
  compareNames([OrganizationNumber && toPlainNumber(OrganizationNumber), toPlainNumber(number)])

/**
 * Whether an answer may be about the organization number that was asked for: one that names another
 * is not, however it came.
 */
export const isCompanyWithNumber = (answer: Named, number: string): boolean =>
  compareCompany(answer, number) !== 'other'

/** Whether an answer surely shows a company of the number, in a status that is known. */
export const isCompanyKnown = (answer: Named & Pick<AddedCompany, 'Status'>, number: string) =>
  compareCompany(answer, number) === 'same' &&
  !['other', 'not-told'].includes(getCompanyStatus(answer))
