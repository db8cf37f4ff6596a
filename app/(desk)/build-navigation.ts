import type { NavigationGroup } from '@/components/layout/navigation'
import type { OperationName } from '@/lib/client/offers'
import type { WorkCounts } from '@/lib/features/today/client/public'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

type NavigationContext = { client: string | null; organization: string | null }
/** Whether one at least of some operations is offered to the person. */
type IsOffered = (...names: OperationName[]) => boolean
type NavigationHyperlink = {
  href: string
  label: string
  letter: string
  needs: OperationName[]
  counts?: keyof WorkCounts
  tone?: 'fail'
}

/**
 * The places of the navigation: of each area those that live by an operation which is offered, and
 * no heading over nothing. Where the work of the day was read, its counts stand with them.
 */
export function buildNavigation(
  t: Translate,
  { client, organization }: NavigationContext,
  offers: IsOffered,
  counts?: WorkCounts,
): NavigationGroup[] {
  const groups = [
    { title: null, places: listHomeLinks(t) },
    { title: t('layout.receivables'), places: client ? listReceivablesLinks(t, client) : [] },
    { title: t('layout.distribution'), places: listDistributionLinks(t) },
    {
      title: t('layout.collection'),
      places: organization ? listCollectionLinks(t, organization) : [],
    },
    { title: t('layout.partner'), places: listPartnerLinks(t) },
    { title: null, places: listOwnLinks(t) },
  ]
  return groups
    .map(({ title, places }) => ({
      title,
      items: places
        .filter(({ needs }) => needs.length === 0 || offers(...needs))
        .map((link) => toItem(link, counts)),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Nothing to do is no count, and what is not known is none either. */
function toItem(
  { href, label, letter, counts, tone }: NavigationHyperlink,
  known: WorkCounts | undefined,
) {
  const count = counts && known?.[counts]
  return { href, label, letter, ...(count && { count: String(count), tone }) }
}

const listHomeLinks = (t: Translate): NavigationHyperlink[] => [
  { href: routes.home(), letter: 't', label: t('layout.today'), needs: [], counts: 'all' },
]

const listReceivablesLinks = (t: Translate, clientNo: string): NavigationHyperlink[] => [
  {
    href: routes.customers(clientNo),
    letter: 'c',
    label: t('layout.customers'),
    needs: ['listCustomers'],
  },
  {
    href: routes.items(clientNo),
    letter: 'v',
    label: t('layout.receivableItems'),
    needs: ['listArItems'],
  },
  {
    href: routes.aging(clientNo),
    letter: 'g',
    label: t('layout.aging'),
    needs: ['listAdbIntervals'],
  },
  {
    href: routes.glItems(clientNo),
    letter: 'x',
    label: t('layout.ledger'),
    needs: ['listGlItems'],
  },
  {
    href: routes.documents(clientNo),
    letter: 'h',
    label: t('layout.documents'),
    needs: ['listDocuments'],
  },
  {
    href: routes.storedFiles(clientNo),
    letter: 'q',
    label: t('layout.storedFiles'),
    needs: ['listFiles'],
  },
  {
    href: routes.postings(clientNo),
    letter: 'u',
    label: t('layout.postings'),
    needs: ['createAutoPostings'],
  },
  {
    href: routes.actions(clientNo),
    letter: 'j',
    label: t('layout.actions'),
    needs: ['createAction', 'createReportAction'],
  },
  {
    href: routes.codes(clientNo),
    letter: 'z',
    label: t('layout.codes'),
    needs: ['listCodes', 'listClientConfigs'],
  },
]

const listDistributionLinks = (t: Translate): NavigationHyperlink[] => [
  {
    href: routes.invoices(),
    letter: 'i',
    label: t('layout.whereIsIt'),
    needs: ['searchInvoiceSummary', 'getInvoiceStatus', 'postInvoiceStatus', 'postInvoicePstatus'],
  },
  {
    href: routes.send(),
    letter: 'w',
    label: t('layout.send'),
    needs: ['sendB2bInvoice', 'sendB2cInvoice', 'sendB2cLetter'],
  },
  {
    href: routes.companies(),
    letter: 'o',
    label: t('layout.companies'),
    needs: ['listAvailableCompanies', 'addCompany'],
  },
  {
    href: routes.bankAgreements(),
    letter: 'k',
    label: t('layout.bankAgreements'),
    needs: ['registerSwedishBankAgreement'],
  },
]

const listCollectionLinks = (t: Translate, organizationId: string): NavigationHyperlink[] => [
  {
    href: routes.collectionInvoices(organizationId),
    letter: 'n',
    label: t('layout.collectionInvoices'),
    needs: ['listCollectionInvoices'],
  },
  {
    href: routes.cases(organizationId),
    letter: 'a',
    label: t('layout.cases'),
    needs: ['listCases'],
    counts: 'decisions',
  },
  {
    href: routes.payments(organizationId),
    letter: 'p',
    label: t('layout.payments'),
    needs: ['createPayments'],
  },
  {
    href: routes.settlements(organizationId),
    letter: 'm',
    label: t('layout.settlements'),
    needs: ['listSettlements'],
  },
  {
    href: routes.reports(organizationId),
    letter: 'r',
    label: t('layout.reports'),
    needs: ['listOrganizationReports'],
  },
]

const listPartnerLinks = (t: Translate): NavigationHyperlink[] => [
  {
    href: routes.partnerSearch(),
    letter: 's',
    label: t('layout.partnerSearch'),
    needs: ['searchInvoiceSummary'],
  },
  {
    href: routes.partnerFailures(),
    letter: 'f',
    label: t('layout.partnerFailures'),
    needs: ['searchInvoiceSummary'],
    counts: 'failures',
    tone: 'fail',
  },
  {
    href: routes.deliveryTimes(),
    letter: 'd',
    label: t('layout.deliveryTimes'),
    needs: ['searchInvoiceSummary'],
  },
  { href: routes.files(), letter: 'l', label: t('layout.files'), needs: ['listBundles'] },
]

const listOwnLinks = (t: Translate): NavigationHyperlink[] => [
  { href: routes.batches(), letter: 'b', label: t('layout.batches'), needs: [], counts: 'batches' },
  {
    href: routes.exports(),
    letter: 'e',
    label: t('layout.exports'),
    needs: ['searchInvoiceSummary', 'listCollectionInvoices'],
  },
  { href: routes.journal(), letter: 'y', label: t('journal.title'), needs: [], counts: 'outcomes' },
]
