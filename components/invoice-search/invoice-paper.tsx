import type { Answer } from '@/lib/client/operation-query'
import { t } from '@/lib/shared/i18n/translate-partner'

type View = Answer<'getInvoiceView'>

/**
 * An invoice as its receiver sees it: on white paper, also in the dark. Amounts stand as the
 * upstream wrote them.
 */
export function InvoicePaper({ view }: { view: View }) {
  const lines = view.Lines ?? []
  return (
    <article className="paper" aria-label={t('partner.drawer.view')}>
      <header>
        <div>
          <h3 className="paper-title">{view.InvoiceType ?? t('partner.drawer.facts')}</h3>
          <Party party={view.Invoicer} />
        </div>
        <p className="paper-number">
          {view.InvoiceNumber}
          <br />
          {view.InvoiceDate}
        </p>
      </header>
      <Party party={view.Invoicee} />
      <table>
        <caption className="sr-only">{t('partner.drawer.lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('partner.drawer.text')}</th>
            <th scope="col">{t('partner.drawer.quantity')}</th>
            <th scope="col">{view.Currency ?? t('partner.drawer.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {[...lines.entries()].map(([place, line]) => (
            <tr key={place}>
              <td>{line.Text}</td>
              <td>{[line.Quantity, line.Unit].filter(Boolean).join(' ')}</td>
              <td>{line.Amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {view.Vat && (
            <tr>
              <td colSpan={2}>{t('partner.drawer.vat')}</td>
              <td>{view.Vat}</td>
            </tr>
          )}
          <tr>
            <td colSpan={2}>
              {view.DueDate
                ? t('partner.drawer.total', { due: view.DueDate })
                : t('partner.drawer.totalOnly')}
            </td>
            <td>{view.Total}</td>
          </tr>
        </tfoot>
      </table>
      {view.KID && <p className="paper-kid">KID {view.KID}</p>}
    </article>
  )
}

function Party({ party }: { party: View['Invoicer'] }) {
  return (
    <p className="paper-party">
      {party?.Name && <b className="paper-name">{party.Name}</b>}
      {party?.Address?.join(', ')}
    </p>
  )
}
