import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOffers } from '@/lib/client/offers'
import { toFailure } from '@/lib/client/operation-failed'
import { getOperationQuery } from '@/lib/client/operation-query'
import type { ReplacedInvoice } from '@/lib/contracts/desk/sending/send-document'
import { useLeftDraft } from '@/lib/features/drafts/client/public'
import { getDocumentDraftKey } from '@/lib/features/invoice-sending/client/document-draft'
import { getReplacedViewQuery } from '@/lib/features/invoice-sending/client/replaced-invoice'
import type { DocumentRoute } from '@/lib/features/invoice-sending/domain/typed-document'

/**
 * All that fills the form of a document; undefined until each part was read once, or could not be.
 * What met an ended session is read again after sign-in, which stands over the page meanwhile.
 * What is read again later closes no form that was begun; one that nobody has begun opens once more
 * where the failed invoice that fills it is read late.
 *
 * @param clientNo null where no draft is kept.
 */
export function useOpeningReads(
  clientNo: string | null,
  replaced: { invoice: ReplacedInvoice; companyId: number } | null,
  route: DocumentRoute,
) {
  const offers = useOffers()
  const left = useLeftDraft(clientNo, getDocumentDraftKey(route))
  const view = useQuery({
    ...getReplacedViewQuery(replaced?.invoice.transactionRid ?? 0, replaced?.companyId ?? 0),
    enabled: replaced !== null,
    retry: false,
  })
  const known = useQuery({
    ...getOperationQuery('listAvailableCompanies', {}),
    enabled: offers('listAvailableCompanies'),
    retry: false,
  })
  const isRead = isTold(view) && isTold(known)
  const [wasRead, setWasRead] = useState(isRead)
  if (isRead && !wasRead) setWasRead(true)
  const [isTyped, setTyped] = useState(false)
  const [isFilled, setFilled] = useState(false)
  if (view.data && !isTyped && !isFilled) setFilled(true)
  if (!left || !wasRead) return undefined
  return {
    left,
    view: view.data,
    companies: known.data,
    /** Another one is another form. */
    form: isFilled ? 'filled' : 'blank',
    /** Somebody has begun it. */
    noteTyped: () => setTyped(true),
  }
}

const isTold = ({ isLoading, error }: { isLoading: boolean; error: Error | null }) =>
  !isLoading && !(error && toFailure(error).kind === 'unauthenticated')
