import { useQuery } from '@tanstack/react-query'
import { useOffers } from '@/lib/client/offers'
import { getOperationQuery } from '@/lib/client/operation-query'
import type { SentNumber } from '@/lib/contracts/desk/sending/resent-invoices'
import type { Outgoing } from '@/lib/features/invoice-sending/domain/sent-before'
import { getSentNumber } from '@/lib/shared/documents/sent-number'

/** What was sent under some numbers of some companies. */
const getSentNumbersQuery = (documents: readonly Outgoing[]) =>
  getOperationQuery('listResentInvoices', {
    body: {
      CompanyIds: [...new Set(documents.map(({ companyId }) => companyId))],
      Numbers: listNumbers(documents),
    },
  })

/**
 * What the companies of some documents have sent under their numbers before. Until a read of now is
 * there (`isReading`) none of them goes out; one that fails proves nothing (`isUntold`), and whatever
 * is sent is asked once more on the server.
 */
export function useSentBefore(documents: readonly Outgoing[]) {
  const offers = useOffers()
  const isAsked = listNumbers(documents).length > 0
  const mayAsk = isAsked && offers('listResentInvoices')
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...getSentNumbersQuery(documents),
    enabled: mayAsk,
    staleTime: 0,
    retry: false,
  })
  return {
    sends: (mayAsk && data?.sends) || nothing,
    isReading: mayAsk && !isFetchedAfterMount,
    isUntold: isAsked && (!mayAsk || isError),
    again: mayAsk ? () => void refetch() : null,
  }
}

const nothing: readonly SentNumber[] = []

const listNumbers = (documents: readonly Outgoing[]): string[] => [
  ...new Set(documents.map(({ document }) => getSentNumber(document)).filter(Boolean)),
]
