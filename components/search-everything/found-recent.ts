import type { Recent } from '@/lib/contracts/desk/recents'
import type { Found, FoundKind } from '@/lib/features/search-everything/domain/found'
import { truncateId } from '@/lib/shared/format/truncate-id'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

const kinds: Record<Recent['kind'], FoundKind> = {
  ...{ customer: 'customer', invoice: 'invoice', receipt: 'invoice' },
  ...{ claim: 'claim', case: 'case', batch: 'batch' },
  ...{ item: 'item', settlement: 'settlement', file: 'file' },
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

/** What is called by something else than its id. */
const named: readonly Recent['kind'][] = ['claim', 'item', 'settlement', 'file']

/** An id that nobody reads out is cut, and left out where the object has a name. */
function truncateLong({ kind, id, name }: Recent): string {
  if (named.includes(kind) && name) return ''
  return ['batch', 'receipt', 'settlement', 'file'].includes(kind) ? truncateId(id) : id
}

function toHref({ kind, id, clientNo, organizationId, companyId }: Recent): string | null {
  if (kind === 'receipt') return routes.invoiceById(id)
  if (kind === 'invoice') return routes.invoiceByNumber(id, companyId)
  if (kind === 'customer' || kind === 'item' || kind === 'file')
    return clientNo === null ? null : ofClients[kind](clientNo, id)
  return organizationId === null ? null : ofOrganizations[kind](organizationId, id)
}

const ofClients = { customer: routes.customer, item: routes.item, file: routes.storedFile }
const ofOrganizations = {
  ...{ claim: routes.collectionInvoice, case: routes.case },
  ...{ settlement: routes.settlement, batch: routes.collectionBatch },
}
