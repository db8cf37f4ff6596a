'use client'

import Link from 'next/link'
import type { Offer } from '@/lib/domain/where/joins'
import { t } from '@/lib/format/translate-where-page'
import type { InvoiceStory } from '@/lib/queries/use-invoice-story'
import { routes } from '@/lib/routes'

const fields = ['identifier', 'reference', 'number', 'customer'] as const

/** What shares something with the invoice and was not joined, each with what agrees and what does not. Nothing is guessed. */
export function WhereOffers({ story: { clientNo, organizationId, ledger, collection } }: { story: InvoiceStory }) {
  const items = ledger.join.offered.flatMap((offer) => {
    const row = ledger.rows.find(({ arItemId }) => String(arItemId) === offer.id)
    const words = { number: row?.documentNo ?? offer.id, customer: row?.customerNo ?? '–' }
    const href = clientNo && row?.customerNo ? routes.customer(clientNo, row.customerNo) : null
    return [{ key: `item ${offer.id}`, name: t('where.offers.item', words), href, offer }]
  })
  const claims = collection.join.offered.flatMap((offer) => {
    const row = collection.rows.find(({ id }) => id?.toLowerCase() === offer.id)
    const words = { number: row?.invoiceNumber ?? offer.id, customer: row?.debtors?.[0]?.customerNumber ?? '–' }
    const href = organizationId && row?.id ? routes.collectionInvoice(organizationId, row.id) : null
    return [{ key: `claim ${offer.id}`, name: t('where.offers.claim', words), href, offer }]
  })
  const offers = [...items, ...claims]
  if (offers.length === 0) return null
  return (
    <section className="where-offers">
      <h3>{t('where.offers.title')}</h3>
      <ul>
        {offers.map(({ key, name, href, offer }) => (
          <li key={key}>
            {href ? (
              <Link className="link" prefetch={false} href={href}>
                {name}
              </Link>
            ) : (
              name
            )}{' '}
            <small>{whyNot(offer)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function whyNot({ evidence, because }: Offer): string {
  const named = (is: string) =>
    fields
      .filter((field) => evidence[field] === is)
      .map((field) => t(`where.offers.field.${field}`))
      .join(', ')
  const [same, differs] = [named('same'), named('differs')]
  return [
    same && t('where.offers.agrees', { fields: same }),
    differs && t('where.offers.differs', { fields: differs }),
    t(`where.offered.${because}`),
  ]
    .filter(Boolean)
    .join('; ')
}
