import { findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import type { InvoiceTimeline } from '@/lib/features/invoice-tracking/client/use-invoice-timeline'
import type {
  LinkDecision,
  ManualLink,
} from '@/lib/features/invoice-tracking/client/use-manual-link'
import type {
  LinkResult,
  LinkSuggestion,
} from '@/lib/features/invoice-tracking/domain/link-candidates'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

/**
 * A thing of another area beside an invoice. `apart`: a person took apart what a rule would link.
 * `aside`: a person said that it is not this one, and no rule says otherwise.
 */
export type LinkEntry = {
  key: string
  name: string
  href: string | null
  standing: 'linked' | 'offered' | 'apart' | 'aside'
  /** What a rule says of it. */
  why: string | null
  said: LinkDecision | null
  /** What a click says of it; null where nothing can be said. */
  word: ((same: boolean) => ManualLink) | null
}

type NamedEntry = Pick<LinkEntry, 'name' | 'href' | 'word'>
type LinkGroups = {
  linked: { id: string; why: string | null } | null
  offered: readonly { id: string; why: string }[]
  said: readonly LinkDecision[]
  apart: readonly string[]
}

/**
 * Everything that is linked to an invoice, could be, or was said not to be: items, then collection
 * invoices, then customers.
 */
export const listLinkEntries = (t: Translate, timeline: InvoiceTimeline): LinkEntry[] => [
  ...listItemEntries(t, timeline),
  ...listCollectionEntries(t, timeline),
  ...listCustomerEntries(t, timeline),
]

function listItemEntries(
  t: Translate,
  { clientNo, ledger, byPersons: { invoice } }: InvoiceTimeline,
): LinkEntry[] {
  return buildEntries('item', toLinkGroups(t, ledger), (id) => {
    const row = ledger.rows.find(({ arItemId }) => String(arItemId) === id)
    return {
      name: row
        ? t('invoiceTracking.offers.item', {
            number: row.documentNo ?? id,
            customer: row.customerNo ?? '–',
          })
        : t('invoiceTracking.offers.itemUnread', { id }),
      href: clientNo && row?.customerNo ? routes.customer(clientNo, row.customerNo) : null,
      word:
        invoice && clientNo
          ? (Same) => ({ Area: 'item', Id: id, Same, ...invoice, ClientNo: clientNo })
          : null,
    }
  })
}

function listCollectionEntries(
  t: Translate,
  { organizationId, collection, byPersons: { invoice } }: InvoiceTimeline,
): LinkEntry[] {
  return buildEntries('claim', toLinkGroups(t, collection), (id) => {
    const row = collection.rows.find((each) => each.id?.trim() === id)
    const words = {
      number: row?.invoiceNumber ?? id,
      customer: findMainDebtor(row?.debtors)?.customerNumber ?? '–',
    }
    return {
      name: row
        ? t('invoiceTracking.offers.collectionInvoice', words)
        : t('invoiceTracking.offers.collectionInvoiceUnread', { id }),
      href: organizationId && row ? routes.collectionInvoice(organizationId, id) : null,
      word:
        invoice && organizationId
          ? (Same) => ({ Area: 'claim', Id: id, Same, ...invoice, OrganizationId: organizationId })
          : null,
    }
  })
}

function listCustomerEntries(
  t: Translate,
  { clientNo, owner, customer, byPersons: { invoice } }: InvoiceTimeline,
): LinkEntry[] {
  const findName = (id: string) =>
    [customer, ...owner.namesakes].find((each) => each?.customerNo?.trim() === id)?.name
  const explainCustomerOffer = (id: string) =>
    t(
      owner.namesakes.some(({ customerNo }) => customerNo?.trim() === id)
        ? 'invoiceTracking.offers.namesake'
        : 'invoiceTracking.offers.named',
    )
  const groups: LinkGroups = {
    ...owner,
    linked: owner.linked && {
      id: owner.linked.customerNo,
      why: owner.linked.by === 'hand' ? null : t(`invoiceTracking.owner.${owner.linked.by}`),
    },
    offered: owner.offered.map((id) => ({ id, why: explainCustomerOffer(id) })),
  }
  return buildEntries('customer', groups, (id) => ({
    name: t('invoiceTracking.offers.customer', {
      customer: [id, findName(id)].filter(Boolean).join(', '),
    }),
    href: clientNo && routes.customer(clientNo, id),
    word:
      invoice && clientNo
        ? (Same) => ({ Area: 'customer', Id: id, Same, ...invoice, ClientNo: clientNo })
        : null,
  }))
}

function toLinkGroups(
  t: Translate,
  {
    link: { linked, offered },
    said,
    apart,
  }: InvoiceTimeline['ledger'] | InvoiceTimeline['collection'],
): LinkGroups {
  return {
    linked: linked && { id: linked.id, why: explainLink(t, linked) },
    offered: offered.map((offer) => ({ id: offer.id, why: explainOffer(t, offer) })),
    said,
    apart,
  }
}

/** Of what a person linked is told who did, and not that it was by hand. */
function explainLink(
  t: Translate,
  { strength, evidence }: NonNullable<LinkResult['linked']>,
): string | null {
  if (!evidence) return t('invoiceTracking.linked.unread')
  return strength === 'byHand' ? null : t(`invoiceTracking.strength.${strength}`)
}

function buildEntries(
  area: LinkDecision['area'],
  { linked, offered, said, apart }: LinkGroups,
  namedOf: (id: string) => NamedEntry,
): LinkEntry[] {
  const toEntry = (id: string, standing: LinkEntry['standing'], why: string | null): LinkEntry => ({
    ...namedOf(id),
    ...{ key: `${area} ${id}`, standing, why },
    said: said.find((each) => each.id === id) ?? null,
  })
  return [
    ...(linked ? [toEntry(linked.id, 'linked', linked.why)] : []),
    ...offered.map(({ id, why }) => toEntry(id, 'offered', why)),
    ...said
      .filter(({ same }) => !same)
      .map(({ id }) => toEntry(id, apart.includes(id) ? 'apart' : 'aside', null)),
  ]
}

const fields = ['identifier', 'reference', 'number', 'customer'] as const

function explainOffer(t: Translate, { evidence, because }: LinkSuggestion): string {
  const labelFields = (is: string) =>
    fields
      .filter((field) => evidence[field] === is)
      .map((field) => t(`invoiceTracking.offers.field.${field}`))
      .join(', ')
  const [same, differs] = [labelFields('same'), labelFields('differs')]
  return [
    same && t('invoiceTracking.offers.agrees', { fields: same }),
    differs && t('invoiceTracking.offers.differs', { fields: differs }),
    t(`invoiceTracking.offered.${because}`),
  ]
    .filter(Boolean)
    .join('; ')
}
