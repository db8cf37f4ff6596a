import { Button } from '@/components/ui/button'
import { CustomerLink } from '@/components/ui/customer-link'
import { useLoaded } from '@/components/ui/hooks/use-loaded'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { FieldFix } from '@/lib/features/customers/client/public'
import {
  findInlineField,
  getCheckedName,
  toCheckedCustomer,
  toFormValues,
  withInlineField,
} from '@/lib/features/customers/domain/public'
import type { FailureGroup } from '@/lib/features/delivery-failures/client/failures'
import {
  type Receiver,
  type ReceiverCustomer,
  useReceiverCustomers,
} from '@/lib/features/delivery-failures/client/use-receiver-customers'
import type { Finding } from '@/lib/shared/checks/finding'
import { useFailuresPlace } from './failures-context'
import { type OpenedColumn, OpenedTable, RowAmount, RowInvoice, ShownOf } from './opened-table'
import { FixInput, StoredFinding, StoredValue } from './receiver-fix'
import type { CauseFixes } from './use-cause-fixes'

type Field = { path: string; label: string }
type Props = { group: FailureGroup; field: Field; fixes: CauseFixes }

/** A receiver with its customer, what may be typed for it, and what its checks say. */
export type ReceiverLine = Receiver & {
  key: string
  customer: ReceiverCustomer
  /** What can be typed here: null where the form is needed. */
  inline: ReturnType<typeof findInlineField>
  typed: string
  findings: readonly Finding[]
  typedFindings: readonly Finding[]
}

/**
 * Who was not reached for a cause that a field of theirs mends: what stands in it, what is wrong
 * with it, and a place for the right one. The button saves what is typed, each customer by itself.
 */
export function ReceiverFixes({ group, field, fixes }: Props) {
  const t = useT()
  const { companies } = useFailuresPlace()
  const offers = useOffers()
  const { shown, count } = group.receivers
  const customers = useReceiverCustomers(
    shown,
    (id) => companies?.find(({ companyId }) => companyId === id)?.clientNo ?? null,
  )
  const check = useFieldCheck(field.path)
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
  }: { field: Field; fixes: CauseFixes; canSave: boolean; hasFields: boolean },
): OpenedColumn<ReceiverLine>[] {
  const all: OpenedColumn<ReceiverLine>[] = [
    { title: t('deliveryFailures.opened.invoice'), cell: ({ row }) => <RowInvoice row={row} /> },
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

type Check = (customer: Parameters<typeof toFormValues>[0], typed: string | null) => Finding[]

const importFieldChecks = () => import('@/lib/features/customers/domain/field-checks')
const importNumberChecks = () => import('@/lib/shared/checks/number-checks')

/** What can be said of one field of a customer, as it stands or as it is typed. */
function useFieldCheck(path: string): Check | null {
  const { today } = useFailuresPlace()
  const fields = useLoaded(importFieldChecks)
  const numbers = useLoaded(importNumberChecks)
  if (!fields) return null
  return (customer, typed) => {
    const stored = toFormValues(customer)
    const values = typed === null ? stored : withInlineField(stored, path, typed)
    const findings = fields.checkCustomer(
      toCheckedCustomer(values, customer, today),
      numbers?.checkNumbers,
    )
    return findings[getCheckedName(path)] ?? []
  }
}

function buildLine(
  receiver: Receiver,
  {
    group,
    field,
    customer,
    fixes,
    check,
  }: Props & { customer: ReceiverCustomer; check: Check | null },
): ReceiverLine {
  const { CompanyId, InvoiceeName } = receiver.row
  const key = JSON.stringify([group.key, CompanyId, InvoiceeName?.trim()])
  const read = customer.is === 'found' ? customer.read : null
  const typed = fixes.typed.get(key) ?? ''
  return {
    ...receiver,
    key,
    customer,
    inline: read && findInlineField(read, field.path),
    typed,
    findings: read && check ? check(read, null) : [],
    typedFindings: read && check && typed.trim() ? check(read, typed.trim()) : [],
  }
}

/** What a line would save; null where nothing else than what is stored is typed. */
function toFix(
  { key, customer, inline, typed }: ReceiverLine,
  path: string,
  { ends }: CauseFixes,
): FieldFix | null {
  const isOpen = customer.is === 'found' && customer.read && ends.get(key)?.is !== 'unknown'
  if (!isOpen || !inline || typed.trim() === '' || typed.trim() === inline.value) return null
  const { clientNo, customerNo, read: stored } = customer
  return { key, clientNo, customerNo, stored: stored!, path, typed: typed.trim() }
}
