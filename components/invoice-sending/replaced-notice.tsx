'use client'

import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ReplacedInvoice } from '@/lib/contracts/desk/sending/send-document'
import { getReplacementsQuery } from '@/lib/features/invoice-sending/client/replaced-invoice'
import { useReplacedStanding } from '@/lib/features/invoice-sending/client/standing-reader'
import type { PreparedReason } from '@/lib/features/invoice-sending/domain/prepared-document'
import { listStandingDoubts } from '@/lib/features/invoice-sending/domain/replaced-standing'
import { routes } from '@/lib/shared/routes'
import { describeReason } from './many/describe-prepared'

type Props = {
  invoice: ReplacedInvoice
  companyId: number
  /** Under whom the company's receivables are; null where nobody knows. */
  clientNo: string | null
  /** Null where it could not be read what failed. */
  isCredit: boolean | null
  /** What the form does not say as the failed invoice did; null where that could not be read. */
  doubts: readonly PreparedReason[] | null
}

/**
 * In whose place a document goes, what in it is not as it was, and that one went out already where
 * one did.
 */
export function ReplacedNotice({ invoice, companyId, clientNo, isCredit, doubts }: Props) {
  const t = useT()
  const { data } = useQuery(getReplacementsQuery(companyId, invoice.transactionRid))
  const standing = useReplacedStanding(invoice, clientNo)
  const against = listStandingDoubts(standing, { companyId, replaces: invoice, isCredit })
  const sent = data?.links.findLast(
    ({ state }) => state !== null && !['refused', 'not-sent', 'not-applied'].includes(state),
  )
  return (
    <>
      <StateBlock
        variant="strip"
        kind="warned"
        title={t(doubts ? 'invoiceSending.againNote' : 'invoiceSending.againUnread')}
      >
        {doubts?.map((each) => describeReason(t, each)).join(' ')}
      </StateBlock>
      {against.length > 0 && (
        <StateBlock
          variant="strip"
          kind="warned"
          title={against.map((each) => describeReason(t, each)).join(' ')}
        />
      )}
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
