import {
  acceptDebtCollectionList,
  acceptEvictionConfirmation,
  acceptEvictionRequest,
  pauseCase,
  rejectDebtCollectionList,
  rejectEvictionConfirmation,
  rejectEvictionRequest,
  resumeCase,
  withdrawCase,
} from '@/lib/contracts/collection/case-actions'
import {
  pauseInvoice,
  resumeInvoice,
  withdrawInvoice,
} from '@/lib/contracts/collection/invoice-actions'
import type { Database } from '@/lib/platform/database/open'
import { makeAnswer } from '../../answer'
import type { HandlerInput, Implement } from '../../implement'
import { type ActionInput, applyCaseAction, applyInvoiceAction } from './apply-actions'
import { toOrganizationContext } from './organization-context'

const decisions = [
  resumeCase,
  withdrawCase,
  acceptDebtCollectionList,
  rejectDebtCollectionList,
  acceptEvictionRequest,
  rejectEvictionRequest,
  acceptEvictionConfirmation,
  rejectEvictionConfirmation,
]

/** What a person does to cases and invoices. Each is done at once (assumed). */
export function registerActionRoutes(implement: Implement, { db }: { db: Database }) {
  for (const operation of [pauseCase, ...decisions]) {
    implement(operation as typeof pauseCase, async (asked) => {
      await applyCaseAction(
        db,
        toOrganizationContext(asked),
        asked.params.caseId,
        operation.name,
        toActionInput(asked),
      )
      return makeAnswer(204, null)
    })
  }
  for (const operation of [pauseInvoice, resumeInvoice, withdrawInvoice]) {
    implement(operation as typeof pauseInvoice, async (asked) => {
      await applyInvoiceAction(
        db,
        toOrganizationContext(asked),
        asked.params.invoiceId,
        operation.name,
        toActionInput(asked),
      )
      return makeAnswer(204, null)
    })
  }
}

const toActionInput = ({
  body: { reason, until },
  accepted,
}: HandlerInput<typeof pauseCase> | HandlerInput<typeof pauseInvoice>): ActionInput => ({
  reason,
  until,
  createdBy: accepted().person.name,
})
