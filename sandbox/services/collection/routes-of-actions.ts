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
import { pauseInvoice, resumeInvoice, withdrawInvoice } from '@/lib/contracts/collection/invoice-actions'
import type { Database } from '@/lib/database/open'
import { answer } from '../../answer'
import type { Asked, Implement } from '../../implement'
import { actOnCase, actOnInvoice, type Given } from './actions'
import { placeOf } from './place'

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
export function actionRoutes(implement: Implement, { db }: { db: Database }) {
  for (const operation of [pauseCase, ...decisions]) {
    implement(operation as typeof pauseCase, async (asked) => {
      await actOnCase(db, placeOf(asked), asked.params.caseId, operation.name, given(asked))
      return answer(204, null)
    })
  }
  for (const operation of [pauseInvoice, resumeInvoice, withdrawInvoice]) {
    implement(operation as typeof pauseInvoice, async (asked) => {
      await actOnInvoice(db, placeOf(asked), asked.params.invoiceId, operation.name, given(asked))
      return answer(204, null)
    })
  }
}

const given = ({ body: { reason, until }, accepted }: Asked<typeof pauseCase> | Asked<typeof pauseInvoice>): Given => ({
  reason,
  until,
  createdBy: accepted().person.name,
})
