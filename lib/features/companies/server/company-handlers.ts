import 'server-only'
import type { SentCompany } from '@/lib/contracts/desk/registrations'
import { type Input, operations } from '@/lib/contracts/registry'
import { compareCompany, findCompanyEnd } from '@/lib/features/companies/domain/company-answer'
import {
  listRegistrations,
  type RegistrationKind,
  refreshRegistration,
} from '@/lib/features/registrations/server/public'
import type { Session } from '@/lib/platform/session/current-session'

const findNumber = ({ sent }: Pick<SentCompany, 'sent'>): string | null => {
  const number = sent?.OrganizationNumber
  return typeof number === 'string' ? number : null
}

/**
 * A company is asked for by its organization number. One that is refused may be added again under
 * the same number: what is told of that one is no answer to this one any more.
 */
const companies: RegistrationKind<SentCompany> = {
  write: 'addCompany',
  read: operations.getCompanyStatus,
  toQuestion: (entry) => {
    const number = findNumber(entry)
    const isRefused = entry.answer !== null && findCompanyEnd(entry.answer) === 'refused'
    return number === null || isRefused ? null : { body: { OrganizationNumber: number } }
  },
  compare: (answer, entry) => compareCompany(answer, findNumber(entry) ?? ''),
  findEnd: findCompanyEnd,
}

export const companyHandlers = {
  listAddedCompanies: ({ body }: Input<'listAddedCompanies'>, session: Session) =>
    listRegistrations(companies, body, session),
  getAddedCompany: ({ params }: Input<'getAddedCompany'>, session: Session, signal?: AbortSignal) =>
    refreshRegistration(companies, params.idempotencyKey, session, signal),
}
