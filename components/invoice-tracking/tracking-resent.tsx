import { useQuery } from '@tanstack/react-query'
import { Link } from '@/components/ui/link'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { useT } from '@/lib/client/translation'
import type { Answer } from '@/lib/contracts/registry'
import { getSentLinksQuery } from '@/lib/features/invoice-sending/client/public'
import { isLiveResend } from '@/lib/features/invoice-sending/domain/public'
import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { routes } from '@/lib/shared/routes'

/** What was sent from here in place of an invoice, and in whose place it went out itself. */
export function TrackingResent({ answer }: { answer: StatusAnswer }) {
  const t = useT()
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
            <Link
              href={routes.invoiceById(
                isOld
                  ? (link.receiptId ?? link.identifier)
                  : (link.oldReceiptId ?? `R-${link.transactionRid}`),
              )}
            >
              {t(isOld ? 'invoiceTracking.resent.openNew' : 'invoiceTracking.resent.openOld')}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

type State = Answer<'listResentInvoices'>['links'][number]['state']

/** Nobody knows yet whether it went out. */
const isOpen = (state: State) => state === 'unknown' || state === 'sending'
