import { Button } from '@/components/ui/button'
import { CustomerLink } from '@/components/ui/record-links/customer-link'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { FailureGroup } from '@/lib/features/delivery-failures/client/failures'
import { useReceiverCustomers } from '@/lib/features/delivery-failures/client/use-receiver-customers'
import { useFailuresPlace } from '../failures-context'
import type { CauseFixes } from '../use-cause-fixes'
import { type OpenedColumn, OpenedTable, RowAmount, RowInvoice, ShownOf } from './opened-table'
import { FixInput, StoredFinding, StoredValue } from './receiver-fix'
import {
  buildLine,
  type FieldToFix,
  type ReceiverLine,
  toFix,
  useFieldCheck,
} from './receiver-line'

type Props = { group: FailureGroup; field: FieldToFix; fixes: CauseFixes }

/**
 * Who was not reached for a cause that a field of theirs mends: what stands in it, what is wrong
 * with it, and a place for the right one. The button saves what is typed, each customer by itself.
 */
export function ReceiverFixes({ group, field, fixes }: Props) {
  const t = useT()
  const { companies, today } = useFailuresPlace()
  const offers = useOffers()
  const { shown, count } = group.receivers
  const customers = useReceiverCustomers(
    shown,
    (id) => companies?.find(({ companyId }) => companyId === id)?.clientNo ?? null,
  )
  const check = useFieldCheck(field.path, today)
  const lines = shown.map((receiver, at) =>
    buildLine(receiver, { group, field, customer: customers[at]!, fixes, check }),
  )
  const canSave = offers('updateCustomer')
  const ready = lines.flatMap((line) => toFix(line, field.path, fixes) ?? [])
  return (
    <>
      <OpenedTable
        label={t('deliveryFailures.opened.receivers', { count: shown.length })}
        columns={buildColumns(t, { field, fixes, canSave, hasFields: lines.some(isTypable) })}
        rows={lines}
      />
      <ShownOf text="more" shown={shown.length} count={count} />
      {canSave && lines.some(isTypable) && (
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 pt-3">
          <p className="min-w-0 flex-1 text-xs text-ink-3 max-narrow:basis-full">
            {t('deliveryFailures.fix.meaning')}
          </p>
          <Button
            variant={ready.length > 0 ? 'primary' : 'default'}
            aria-disabled={ready.length === 0}
            busy={fixes.isRunning}
            busyLabel={t('deliveryFailures.fix.saving')}
            onClick={() => fixes.run(ready)}
          >
            {t('deliveryFailures.fix.button', { count: ready.length })}
          </Button>
        </div>
      )}
    </>
  )
}

const isTypable = ({ inline }: ReceiverLine) => inline !== null

function buildColumns(
  t: ReturnType<typeof useT>,
  {
    field,
    fixes,
    canSave,
    hasFields,
  }: { field: FieldToFix; fixes: CauseFixes; canSave: boolean; hasFields: boolean },
): OpenedColumn<ReceiverLine>[] {
  const all: OpenedColumn<ReceiverLine>[] = [
    {
      title: t('deliveryFailures.opened.invoice'),
      isWhole: true,
      cell: ({ row }) => <RowInvoice row={row} />,
    },
    {
      title: t('deliveryFailures.opened.recipient'),
      cell: ({ row, customer }) =>
        customer.is === 'found' ? (
          <CustomerLink clientNo={customer.clientNo} customerNo={customer.customerNo}>
            {customer.name}
          </CustomerLink>
        ) : (
          row.InvoiceeName
        ),
    },
    {
      title: t('deliveryFailures.fix.stored', { field: field.label }),
      cell: (line) => <StoredValue line={line} />,
    },
    {
      title: t('deliveryFailures.fix.finding'),
      cell: (line) => <StoredFinding line={line} field={field} />,
    },
    {
      title: t('deliveryFailures.fix.value', { field: field.label }),
      cell: (line) => <FixInput line={line} field={field} fixes={fixes} />,
    },
    {
      title: t('deliveryFailures.opened.failures'),
      isEnd: true,
      cell: ({ count }) => count,
    },
    {
      title: t('deliveryFailures.opened.amount'),
      isEnd: true,
      hint: t('deliveryFailures.opened.amountHint'),
      cell: ({ row }) => <RowAmount row={row} />,
    },
  ]
  return canSave && hasFields ? all : all.filter((_, at) => at !== 4)
}
