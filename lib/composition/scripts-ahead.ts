import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationName } from '@/lib/client/offers'

/** Each of the pages that a person goes to most, and an operation that it lives by. */
const pages: [OperationName, string][] = [
  ['listCustomers', '/clients/[clientNo]/customers'],
  ['getCustomer', '/clients/[clientNo]/customers/[customerNo]'],
  ['listCollectionInvoices', '/collection/[organizationId]/invoices'],
  ['getCollectionInvoice', '/collection/[organizationId]/invoices/[invoiceId]'],
  ['searchInvoiceSummary', '/partner/search'],
  ['listCases', '/collection/[organizationId]/cases'],
  ['listCases', '/collection/[organizationId]/cases/[caseNumber]'],
]

let known: Record<string, string[]> | undefined

/** What the build wrote of its pages (scripts/steps/page-scripts.mjs); a development server has none of its own. */
function readPageScripts(): Record<string, string[]> {
  if (process.env.NODE_ENV !== 'production') return {}
  const file = join(/* turbopackIgnore: true */ process.cwd(), '.next', 'page-scripts.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * Addresses of the scripts of the pages that a person may go to next, those of the first page first,
 * each once.
 *
 * @param withheld operations that the person may not do: pages that live by them are left out.
 */
export function listScriptsAhead(withheld: readonly OperationName[]): string[] {
  known ??= readPageScripts()
  const offered = pages.filter(([operation]) => !withheld.includes(operation))
  const scripts = offered.flatMap(([, page]) => known?.[page] ?? [])
  return [...new Set(scripts)].map((script) => `/_next/${script}`)
}
