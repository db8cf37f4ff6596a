import 'server-only'
import type { SentAgreement } from '@/lib/contracts/desk/registrations'
import { type Input, operations } from '@/lib/contracts/registry'
import { findAgreementEnd } from '@/lib/features/bank-agreements/domain/agreement-status'
import {
  listRegistrations,
  type RegistrationKind,
  refreshRegistration,
} from '@/lib/features/registrations/server/public'
import type { Session } from '@/lib/platform/session/current-session'

/** An agreement is asked for by the id that its registration was answered with, and by nothing else. */
const agreements: RegistrationKind<SentAgreement> = {
  write: 'registerSwedishBankAgreement',
  read: operations.postBankAgreementStatus,
  toQuestion: ({ answer }) =>
    answer?.requestId ? { body: { requestId: answer.requestId } } : null,
  isAnswer: ({ requestId }, { answer }) => !requestId || requestId === answer?.requestId,
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
