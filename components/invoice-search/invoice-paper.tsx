import { FailureBlock } from '@/components/ui/states/failure-block'
import type { SummaryRow } from '@/lib/client/lists/keyset-paging'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { isCreditNote } from '@/lib/features/invoice-search/domain/transaction-status'
import type { Translate } from '@/lib/shared/i18n/translate'

const cell = 'py-0.75'
const numberCell = `${cell} pl-2 text-right whitespace-nowrap`
const ruled = 'border-b border-line font-normal'

type View = Answer<'getInvoiceView'>

/**
 * An invoice as its receiver sees it: on white paper, also in the dark. Amounts stand as the
 * upstream wrote them. Nothing of a view that is another's than the row's is shown.
 */
export function InvoicePaper({ view, row }: { view: View; row: SummaryRow }) {
  const t = useT()
  if (isOther(view, row)) return <FailureBlock failure={otherRecord} doing="read" variant="strip" />
  const lines = view.Lines ?? []
  return (
    <article
      className="border border-line bg-surface p-4 text-2xs text-ink scheme-light"
      aria-label={t('invoiceSearch.drawer.view')}
    >
      <header className="flex justify-between gap-4 pb-2.5">
        <div>
          <h3 className="text-md">{view.InvoiceType ?? t('invoiceSearch.drawer.facts')}</h3>
          <Party party={view.Invoicer} />
        </div>
        <p className="text-right wrap-anywhere tabular-nums">
          {view.InvoiceNumber}
          <br />
          {view.InvoiceDate}
        </p>
      </header>
      <Party party={view.Invoicee} />
      <table className="mt-2.5 tabular-nums">
        <caption className="sr-only">{t('invoiceSearch.drawer.lines')}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${cell} ${ruled}`}>
              {t('invoiceSearch.drawer.text')}
            </th>
            <th scope="col" className={`${numberCell} ${ruled}`}>
              {t('invoiceSearch.drawer.quantity')}
            </th>
            <th scope="col" className={`${numberCell} ${ruled}`}>
              {view.Currency ?? t('invoiceSearch.drawer.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...lines.entries()].map(([place, line]) => (
            <tr key={place}>
              <td className={`${cell} ${ruled}`}>{line.Text}</td>
              <td className={`${numberCell} ${ruled}`}>
                {[line.Quantity, line.Unit].filter(Boolean).join(' ')}
              </td>
              <td className={`${numberCell} ${ruled}`}>{line.Amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {view.Vat && (
            <tr>
              <td colSpan={2} className={`${cell} ${ruled}`}>
                {t('invoiceSearch.drawer.vat')}
              </td>
              <td className={`${numberCell} ${ruled}`}>{view.Vat}</td>
            </tr>
          )}
          <tr className="font-semibold">
            <td colSpan={2} className={cell}>
              {describeTotal(t, view)}
            </td>
            <td className={numberCell}>{view.Total}</td>
          </tr>
        </tfoot>
      </table>
      {view.KID && <p className="pt-2 font-mono">KID {view.KID}</p>}
    </article>
  )
}

/** A credit note is not to be paid. */
function describeTotal(t: Translate, view: View): string {
  if (isCreditNote(view)) return t('invoiceSearch.drawer.credited')
  return view.DueDate
    ? t('invoiceSearch.drawer.total', { due: view.DueDate })
    : t('invoiceSearch.drawer.totalOnly')
}

const otherRecord = { kind: 'off-contract', code: 'other-record' } as const

/** A view that tells no transaction is another's where it has another number. */
const isOther = ({ TransactionRid: rid, InvoiceNumber: told }: View, row: SummaryRow) =>
  rid == null && told && row.InvoiceNumber ? told.trim() !== row.InvoiceNumber.trim() : false

function Party({ party }: { party: View['Invoicer'] }) {
  return (
    <p>
      {party?.Name && <b className="block font-medium">{party.Name}</b>}
      {party?.Address?.join(', ')}
    </p>
  )
}
