import type { Recent } from '@/lib/contracts/desk/recents'
import type { Found, FoundKind } from '@/lib/features/search-everything/domain/found'
import { truncateId } from '@/lib/shared/format/truncate-id'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

const kinds: Record<Recent['kind'], FoundKind> = {
  ...{ customer: 'customer', invoice: 'invoice', receipt: 'invoice' },
  ...{ claim: 'claim', case: 'case', batch: 'batch' },
}

/** An object that was opened, as a row that leads to it and tells how it was then. */
export function toFoundRecent(t: Translate, recent: Recent & { at: string }): Found {
  const kind = kinds[recent.kind]
  return {
    key: `recent ${recent.kind} ${recent.clientNo ?? recent.organizationId ?? recent.companyId} ${recent.id}`,
    kind,
    title: `${t(`searchEverything.kind.${kind}`)} ${truncateLong(recent)}`,
    name: recent.name,
    numbers: [recent.id],
    href: toHref(recent),
    facts: { of: 'recent', seen: recent.seen, at: recent.at },
  }
}

/** An id that nobody reads out is cut. */
const truncateLong = ({ kind, id, name }: Recent) =>
  kind === 'batch' || kind === 'receipt' ? truncateId(id) : kind === 'claim' && name ? '' : id

function toHref({ kind, id, clientNo, organizationId, companyId }: Recent): string | null {
  if (kind === 'receipt') return routes.invoiceById(id)
  if (kind === 'invoice') return routes.invoiceByNumber(id, companyId)
  if (kind === 'customer') return clientNo === null ? null : routes.customer(clientNo, id)
  if (organizationId === null) return null
  if (kind === 'claim') return routes.collectionInvoice(organizationId, id)
  return kind === 'case'
    ? routes.case(organizationId, id)
    : routes.collectionBatch(organizationId, id)
}
