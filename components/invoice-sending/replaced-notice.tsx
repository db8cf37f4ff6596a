'use client'

import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ReplacedInvoice } from '@/lib/contracts/desk/sending/send-document'
import { getReplacementsQuery } from '@/lib/features/invoice-sending/client/replaced-invoice'
import { routes } from '@/lib/shared/routes'

type Props = {
  invoice: ReplacedInvoice
  companyId: number
  /** Whether its view could be read. */
  isRead: boolean
}

/** In whose place a document goes, and that one went out already where one did. */
export function ReplacedNotice({ invoice, companyId, isRead }: Props) {
  const t = useT()
  const { data } = useQuery(getReplacementsQuery(companyId, invoice.transactionRid))
  const sent = data?.links.findLast(
    ({ state }) => state !== null && !['refused', 'not-sent', 'not-applied'].includes(state),
  )
  return (
    <>
      <StateBlock
        variant="strip"
        kind="warned"
        title={t(isRead ? 'invoiceSending.againNote' : 'invoiceSending.againUnread')}
      />
      {sent && (
        <StateBlock
          variant="strip"
          kind="warned"
          title={t('invoiceSending.onlyOnce')}
          steps={
            <ButtonLink size="sm" href={routes.invoiceById(sent.receiptId ?? sent.identifier)}>
              {t('invoiceSending.openNew')}
            </ButtonLink>
          }
        />
      )}
    </>
  )
}
