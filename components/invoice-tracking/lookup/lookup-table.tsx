import { useT } from '@/lib/client/translation'
import {
  type LookupQuestion,
  lookupFields,
  lookupTable,
} from '@/lib/features/invoice-tracking/domain/lookup-table'

/**
 * The written table: which operation answers what a caller has, in the order in which they are
 * asked.
 */
export function LookupTable() {
  const t = useT()
  return (
    <details className="px-6 pt-2 pb-6 max-narrow:px-4">
      <summary>{t('lookups.table.title')}</summary>
      <table className="read-table mt-2">
        <thead>
          <tr>
            <th scope="col" className="py-1 align-top">
              {t('lookups.table.has')}
            </th>
            <th scope="col" className="py-1 align-top">
              {t('lookups.table.asks')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lookupFields.map((has) => (
            <tr key={has}>
              <th scope="row" className="py-1 align-top">
                {t(`lookups.kind.${has}`)}
              </th>
              <td>
                <ol className="list-inside list-decimal py-1">
                  {lookupTable[has].map((question) => (
                    <li key={question.operation}>
                      {t(`lookups.operation.${question.operation}`)}
                      {t('lookups.table.needs', { needs: question.needs })}{' '}
                      <code className="font-mono text-2xs/5 text-ink-3">
                        {describeCall(question)}
                      </code>
                    </li>
                  ))}
                </ol>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="min-h-5 pt-1 text-xs wrap-anywhere text-ink-3">{t('lookups.table.asked')}</p>
    </details>
  )
}

const describeCall = ({ operation, field, beside }: LookupQuestion) =>
  `${operation}: ${[field, ...Object.entries(beside ?? {}).map(([name, value]) => `${name} ${value}`)].join(', ')}`
