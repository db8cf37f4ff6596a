import 'server-only'
import type { SentCompany } from '@/lib/contracts/desk/registrations'
import { type Input, operations } from '@/lib/contracts/registry'
import { findCompanyEnd } from '@/lib/features/companies/domain/company-status'
import { isCompanyWithNumber } from '@/lib/features/companies/domain/same-company'
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

/** A company is asked for by its organization number. */
const companies: RegistrationKind<SentCompany> = {
  write: 'addCompany',
  read: operations.getCompanyStatus,
  toQuestion: (entry) => {
    const number = findNumber(entry)
    return number === null ? null : { body: { OrganizationNumber: number } }
  },
  isAnswer: (answer, entry) => isCompanyWithNumber(answer, findNumber(entry) ?? ''),
  findEnd: findCompanyEnd,
}

export const companyHandlers = {
  listAddedCompanies: ({ body }: Input<'listAddedCompanies'>, session: Session) =>
    listRegistrations(companies, body, session),
  getAddedCompany: ({ params }: Input<'getAddedCompany'>, session: Session, signal?: AbortSignal) =>
    refreshRegistration(companies, params.idempotencyKey, session, signal),
}
