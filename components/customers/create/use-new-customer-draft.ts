import type { OpenedCustomer } from '@/lib/features/customers/client/new-customer'
import { begunNumberDraftKey } from '@/lib/features/customers/domain/new-customer-draft'
import { useDraft } from '@/lib/features/drafts/client/public'
import type { CustomerEdit } from '../edit/use-customer-edit'

/** Keeps what is typed for a number, and which number that is, so that the page opens with it. */
export function useNewCustomerDraft(
  { clientNo, customerNo, typed, changed }: CustomerEdit,
  userName: string,
  { draftKey, edited, lastNumber, notesNumber }: OpenedCustomer,
) {
  const isDirty = changed.length > 0
  const draft = useDraft({
    ...{ userName, clientNo, draftKey, isDirty },
    content: { customerNo, edited: typed },
    isOwn: edited !== null,
  })
  useDraft({
    ...{ userName, clientNo, draftKey: begunNumberDraftKey },
    content: { customerNo },
    isDirty: isDirty && notesNumber,
    isOwn: notesNumber && lastNumber === customerNo,
  })
  return draft
}
