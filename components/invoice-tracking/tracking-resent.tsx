import { useQuery } from '@tanstack/react-query'
import { Link } from '@/components/ui/link'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { Answer } from '@/lib/contracts/registry'
import { toSearchQueryString } from '@/lib/features/invoice-search/client/public'
import { getSentLinksQuery } from '@/lib/features/invoice-sending/client/public'
import { isLiveResend } from '@/lib/features/invoice-sending/domain/public'
import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { routes } from '@/lib/shared/routes'

/** What was sent from here in place of an invoice, and in whose place it went out itself. */
export function TrackingResent({ answer }: { answer: StatusAnswer }) {
  const t = useT()
  const offers = useOffers()
  const { CompanyId, ReceiptId, Transaction } = answer
  const rid = Transaction?.TransactionRid ?? null
  const { data } = useQuery({
    ...getSentLinksQuery(CompanyId ?? 0, { rid, receiptId: ReceiptId ?? null }),
    enabled: CompanyId != null && (rid !== null || Boolean(ReceiptId)),
    retry: false,
  })
  const links = (data?.links ?? []).filter(({ state }) => isLiveResend(state))
  if (links.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 text-ink-2">
      {links.map((link) => {
        const isOld = rid !== null && link.transactionRid === String(rid)
        const time = formatDateTime(new Date(link.at))
        const way = isOld ? findNew(link) : findOld(link, offers('searchInvoiceSummary'))
        return (
          <li key={`${link.idempotencyKey} ${link.transactionRid}`}>
            <PersonLink
              person={link.person}
              say={(person) =>
                t(
                  `invoiceTracking.resent.${isOpen(link.state) ? 'unknown' : isOld ? 'by' : 'for'}`,
                  {
                    person,
                    time,
                  },
                )
              }
            />{' '}
            {way && <Link href={way.href}>{t(`invoiceTracking.resent.${way.word}`)}</Link>}
          </li>
        )
      })}
    </ul>
  )
}

type ResentLink = Answer<'listResentInvoices'>['links'][number]

/** The page of the invoice that was sent in the place of a failed one. */
const findNew = ({ receiptId, identifier }: ResentLink) => ({
  href: routes.invoiceById(receiptId ?? identifier),
  word: 'openNew' as const,
})

/**
 * The page of the failed invoice; where its receipt id is not known, its row among what was sent, if
 * the person may search there.
 */
function findOld({ companyId, transactionRid, oldReceiptId }: ResentLink, maySearch: boolean) {
  if (oldReceiptId !== null)
    return { href: routes.invoiceById(oldReceiptId), word: 'openOld' as const }
  if (!maySearch) return null
  const only = { companies: [companyId], transactions: [transactionRid as `${number}`] }
  return { href: routes.partnerSearch(toSearchQueryString(only)), word: 'findOld' as const }
}

/** Nobody knows yet whether it went out. */
const isOpen = (state: ResentLink['state']) => state === 'unknown' || state === 'sending'
