import {
  type LookupQuestion,
  lookupFields,
  lookupTable,
} from '@/lib/features/invoice-tracking/domain/lookup-table'
import { t } from '@/lib/shared/i18n/translate-invoice-tracking'

/**
 * The written table: which operation answers what a caller has, in the order in which they are
 * asked.
 */
export function LookupTable() {
  return (
    <details className="lookup-table">
      <summary>{t('lookups.table.title')}</summary>
      <table className="read-table">
        <thead>
          <tr>
            <th scope="col">{t('lookups.table.has')}</th>
            <th scope="col">{t('lookups.table.asks')}</th>
          </tr>
        </thead>
        <tbody>
          {lookupFields.map((has) => (
            <tr key={has}>
              <th scope="row">{t(`lookups.kind.${has}`)}</th>
              <td>
                <ol>
                  {lookupTable[has].map((question) => (
                    <li key={question.operation}>
                      {t(`lookups.operation.${question.operation}`)}
                      {t('lookups.table.needs', { needs: question.needs })}{' '}
                      <code>{describeCall(question)}</code>
                    </li>
                  ))}
                </ol>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="lookup-said">{t('lookups.table.asked')}</p>
    </details>
  )
}

const describeCall = ({ operation, field, beside }: LookupQuestion) =>
  `${operation}: ${[field, ...Object.entries(beside ?? {}).map(([name, value]) => `${name} ${value}`)].join(', ')}`
