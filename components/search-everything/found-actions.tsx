import { Command } from 'cmdk'
import { type OperationName, useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { toSearchQueryString } from '@/lib/features/invoice-search/client/public'
import type {
  Found,
  FoundAction,
  SearchPlaces,
} from '@/lib/features/search-everything/domain/found'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'
import { FoundRow } from './found-row'

type Props = { found: Found; places: SearchPlaces; onOpen: (found: Found) => void }

/**
 * What may be done with what was named exactly, below all that was found. What was found in another
 * place is acted on there: the same number may be another thing in the place that one works in.
 */
export function FoundActions({ found, places, onOpen }: Props) {
  const t = useT()
  const actions = listFoundActions(t, found, {
    ...(found.places ?? places),
    isOffered: useOffers(),
  })
  if (actions.length === 0) return null
  return (
    <Command.Group
      value="actions of first"
      heading={
        <span className="flex px-2.5 pt-2.5 pb-1 text-xs text-ink-3">
          {t('searchEverything.actionsOn', { title: found.title })}
        </span>
      }
    >
      {actions.map((action) => (
        <FoundRow key={action.key} found={action} word="" onOpen={onOpen} />
      ))}
    </Command.Group>
  )
}

type Context = SearchPlaces & { isOffered: (name: OperationName) => boolean }

const trackers = ['getInvoiceStatus', 'searchInvoiceSummary'] as const

/** The actions of an object that the person may take; none of a page or an action. */
function listFoundActions(t: Translate, found: Found, context: Context): Found[] {
  const { kind, numbers } = found
  const [number] = numbers
  if (kind === 'page' || kind === 'action' || number === undefined) return []
  const isNumber = kind !== 'batch' && kind !== 'settlement' && kind !== 'file'
  return [
    ...listWays(t, found, context),
    ...((kind === 'item' || kind === 'claim') && trackers.some(context.isOffered)
      ? [defineAction(t('searchEverything.action.track'), number, { does: { tracks: number } })]
      : []),
    defineAction(t(`searchEverything.action.${isNumber ? 'copyNumber' : 'copyId'}`), number, {
      does: { copies: number },
    }),
  ]
}

/** Pages about the same thing. */
function listWays(t: Translate, { facts, numbers }: Found, context: Context): Found[] {
  const { client, organization, isOffered } = context
  const [number = ''] = numbers
  const leadTo = (
    action: 'search' | 'invoices' | 'journal' | 'customer' | 'case',
    href: string,
    words: string,
  ) => defineAction(t(`searchEverything.action.${action}`), words, { href })
  const mayName = !hasIdentityNumber(number)
  if (facts.of === 'invoice' && isOffered('searchInvoiceSummary') && mayName)
    return [
      leadTo(
        'search',
        routes.partnerSearch(toSearchQueryString({ as: 'InvoiceNumber', q: number })),
        number,
      ),
    ]
  if (facts.of === 'customer' && client !== null && mayName)
    return [
      ...(isOffered('listArItems')
        ? [leadTo('invoices', routes.customerInvoices(client, number), number)]
        : []),
      ...(isOffered('listJournal')
        ? [leadTo('journal', routes.customerJournal(client, number), number)]
        : []),
    ]
  if (facts.of === 'item' && client !== null && facts.read.customerNo && isOffered('getCustomer')) {
    const { customerNo } = facts.read
    return hasIdentityNumber(customerNo)
      ? []
      : [leadTo('customer', routes.customer(client, customerNo), customerNo)]
  }
  if (
    facts.of === 'claim' &&
    organization !== null &&
    facts.read.collectionCaseNumber &&
    isOffered('listCases')
  ) {
    const { collectionCaseNumber } = facts.read
    return [leadTo('case', routes.case(organization, collectionCaseNumber), collectionCaseNumber)]
  }
  return []
}

const defineAction = (
  title: string,
  words: string,
  { href = null, does }: { href?: string | null; does?: FoundAction },
): Found => ({
  key: `do ${title} ${words}`,
  ...{ kind: 'action', title, name: null, numbers: [], href },
  facts: { of: 'hint', words, does },
})
