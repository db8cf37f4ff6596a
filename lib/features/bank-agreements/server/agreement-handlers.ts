import 'server-only'
import type { SentAgreement } from '@/lib/contracts/desk/registrations'
import { type Input, operations } from '@/lib/contracts/registry'
import { findAgreementEnd } from '@/lib/features/bank-agreements/domain/agreement-status'
import { compareNames } from '@/lib/features/registrations/domain/public'
import {
  listRegistrations,
  type RegistrationKind,
  refreshRegistration,
} from '@/lib/features/registrations/server/public'
import type { Session } from '@/lib/platform/session/current-session'
import { toPlainNumber } from '@/lib/shared/references/organization-number'

/** An agreement is asked for by the id that its registration was answered with, and by nothing else. */
const agreements: RegistrationKind<SentAgreement> = {
  write: 'registerSwedishBankAgreement',
  read: operations.postBankAgreementStatus,
  toQuestion: ({ answer }) =>
    answer?.requestId ? { body: { requestId: answer.requestId } } : null,
  compare: ({ requestId, organizationNumber }, { answer, sent }) =>
    compareNames(
      [requestId, answer?.requestId],
      [
        organizationNumber && toPlainNumber(organizationNumber),
        typeof sent?.organizationNumber === 'string'
          ? toPlainNumber(sent.organizationNumber)
          : null,
      ],
    ),
  findEnd: findAgreementEnd,
}

export const agreementHandlers = {
  listBankAgreements: ({ body }: Input<'listBankAgreements'>, session: Session) =>
    listRegistrations(agreements, body, session),
  getBankAgreement: (
    { params }: Input<'getBankAgreement'>,
    session: Session,
    signal?: AbortSignal,
  ) => refreshRegistration(agreements, params.idempotencyKey, session, signal),
}
