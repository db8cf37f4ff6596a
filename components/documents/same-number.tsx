import { useQuery } from '@tanstack/react-query'
import { StateBlock } from '@/components/ui/states/state-block'
import { useOffers } from '@/lib/client/offers'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { getDocumentsQuery } from '@/lib/features/documents/client/documents'
import { listOthersOfNumber } from '@/lib/features/documents/domain/same-number'
import { CustomerOf } from './document-columns'

/**
 * Warns where other documents have the number of one: a document is read by its number, and which of
 * them the service then gives is not shown. A list that cannot be read says nothing.
 */
export function SameNumber({ clientNo, documentNo, document }: Props) {
  const t = useT()
  const isOffered = useOffers()('listDocuments')
  const { data } = useQuery({
    ...getDocumentsQuery(clientNo, { documentno: documentNo, pageno: 1, pagesize: 50 }),
    enabled: isOffered,
    retry: false,
  })
  const rows = (data?.documents ?? []).filter((row) => row !== null)
  const others = listOthersOfNumber({ ...document, documentNo }, rows)
  if (others.length === 0) return null
  const customers = [...new Set(others.flatMap(({ customerNo }) => customerNo?.trim() || []))]
  return (
    <StateBlock
      variant="strip"
      kind="warned"
      title={t('documents.pane.sameNumber', { count: others.length })}
    >
      {t('documents.pane.sameNumberMeaning')}{' '}
      {customers.length > 0 && (
        <span className="inline-flex flex-wrap gap-x-2">
          {t('documents.pane.sameNumberOf')}
          {customers.map((customerNo) => (
            <CustomerOf key={customerNo} clientNo={clientNo} customerNo={customerNo} />
          ))}
        </span>
      )}
    </StateBlock>
  )
}

type Props = { clientNo: string; documentNo: string; document: Answer<'getDocument'> }
