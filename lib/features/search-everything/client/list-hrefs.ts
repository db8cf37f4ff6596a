import { toInvoicesQueryString } from '@/lib/features/collection-invoices/client/public'
import { toSearchQueryString } from '@/lib/features/invoice-search/client/public'
import { searchFieldsByLookup } from '@/lib/features/invoice-tracking/domain/public'
import type { SearchPlan, SearchSource } from '@/lib/features/search-everything/domain/search-plan'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'

/**
 * The list in which a source is asked the same, with what it does not send to the box. Null where no
 * list asks it so, and where an address would say an identity number.
 */
export function findListHref(
  source: SearchSource,
  plan: SearchPlan,
  { client, organization }: { client: string | null; organization: string | null },
): string | null {
  const { word } = plan
  if (hasIdentityNumber(word)) return null
  const toQuery = (name: string, value = word) => new URLSearchParams({ [name]: value }).toString()
  switch (source) {
    case 'sent':
      return findPartnerSearch(plan)
    case 'customers':
      return client && routes.customers(client, toQuery('q'))
    case 'items':
      return client && routes.items(client, toQuery('documentno'))
    case 'itemsByKid':
      return client && routes.items(client, toQuery('kid', word.slice(0, 60)))
    case 'collectionInvoices':
      return (
        organization &&
        routes.collectionInvoices(
          organization,
          toInvoicesQueryString({ InvoiceNumber: word.slice(0, 100) }),
        )
      )
    case 'cases':
      return organization && routes.allCases(organization, toQuery('q'))
    default:
      return null
  }
}

/** The partner search asks for one field: what the box searches for in all of them may be a name. */
function findPartnerSearch({ parsed, word }: SearchPlan): string | null {
  if (!parsed || parsed.as === 'list' || parsed.as === 'receiptId') return null
  if (parsed.why.key !== 'labelled' && parsed.as !== 'invoiceeName') return null
  return routes.partnerSearch(toSearchQueryString({ as: searchFieldsByLookup[parsed.as], q: word }))
}
