import { defineColumns } from '@/components/data-grid/define-columns'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { CustomerLink } from '@/components/ui/record-links/customer-link'
import type { GlRow } from '@/lib/features/ledger/client/ledger'
import { toShownSides } from '@/lib/features/ledger/domain/open-amounts'
import { labelPostingType } from '@/lib/features/ledger/messages/ledger-labels'
import { formatDay } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'

/** The columns of general-ledger items. */
export const buildGlColumns = (t: Translate, clientNo: string) =>
  defineColumns<GlRow>()([
    {
      key: 'date',
      card: 'low-left',
      title: t('ledger.column.date'),
      width: 'w-28',
      cell: ({ postingDate }) => formatDay(t, postingDate) ?? <Absent />,
    },
    {
      key: 'type',
      card: 'left',
      title: t('ledger.column.type'),
      width: 'w-32',
      cell: ({ postingType }) => labelPostingType(t, postingType) ?? <Absent />,
    },
    {
      key: 'account',
      card: 'top',
      title: t('ledger.column.account'),
      width: 'w-56',
      cell: ({ glAccountNo, glAccountName }) =>
        glAccountNo ? (
          <>
            {glAccountNo} <span className="text-ink-3">{glAccountName}</span>
          </>
        ) : (
          <Absent />
        ),
    },
    {
      key: 'voucher',
      card: 'line',
      title: t('ledger.column.voucher'),
      width: 'w-28',
      cell: ({ voucherNo }) => voucherNo ?? <Absent />,
    },
    {
      key: 'document',
      card: 'line',
      title: t('ledger.column.document'),
      width: 'w-40',
      cell: ({ documentNo, arItemId }) =>
        arItemId == null ? (
          (documentNo ?? <Absent />)
        ) : (
          <Link
            className={hyperlinkClass}
            href={routes.item(clientNo, String(arItemId))}
            tabIndex={-1}
          >
            {documentNo ?? String(arItemId)}
          </Link>
        ),
    },
    {
      key: 'customer',
      card: 'low-right',
      title: t('ledger.column.customer'),
      width: 'w-28',
      cell: ({ customerNo }) => (
        <CustomerLink
          clientNo={clientNo}
          customerNo={hasIdentityNumber(customerNo ?? '') ? null : customerNo}
          tabIndex={-1}
        >
          {customerNo ?? <Absent />}
        </CustomerLink>
      ),
    },
    {
      key: 'debit',
      card: 'line',
      align: 'end',
      title: t('ledger.column.debit'),
      width: 'w-40',
      cell: (row) => renderSide(row, 'debit'),
    },
    {
      key: 'credit',
      card: 'line',
      align: 'end',
      title: t('ledger.column.credit'),
      width: 'w-40',
      cell: (row) => renderSide(row, 'credit'),
    },
  ])

function renderSide(row: GlRow, side: 'debit' | 'credit') {
  const shown = toShownSides(row)[side]
  return shown && <MoneyAmount value={shown.value} currency={row.currency} />
}

export const getGlKey = (row: GlRow): string => String(row.glItemId ?? JSON.stringify(row))

export const getGlHref = (clientNo: string, { glItemId }: GlRow) =>
  glItemId == null ? null : routes.glItem(clientNo, String(glItemId))
