import type { OperationName } from '@/lib/client/offers'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

/** Where a person works, and what they may ask there. */
export type CommandPlace = {
  client: string | null
  organization: string | null
  isOffered: (name: OperationName) => boolean
}

type FurtherPage = {
  title: string
  href: string
  words: string | null
  needs: OperationName | null
}

/** The pages that are reached from another one, and so stand nowhere in the navigation. */
export const listFurtherPages = (t: Translate, place: CommandPlace): FurtherPage[] =>
  [
    ...(place.client === null ? [] : listClientPages(t, place.client)),
    ...(place.organization === null ? [] : listCasePages(t, place.organization)),
    ...listOwnPages(t),
  ].filter(({ needs }) => needs === null || place.isOffered(needs))

function listClientPages(t: Translate, client: string): FurtherPage[] {
  const words = t('layout.receivables')
  const define = (
    name: 'customerImport' | 'movements' | 'compareLedgers' | 'documentBundles' | 'documentImport',
    href: string,
    needs: OperationName,
  ) => ({ title: t(`searchEverything.page.${name}`), href, words, needs })
  return [
    {
      title: t('searchEverything.page.stops'),
      href: routes.stops(client),
      words: t('searchEverything.hint.stops'),
      needs: 'listCustomers',
    },
    define('customerImport', routes.customerImport(client), 'updateCustomers'),
    define('movements', routes.glMovements(client), 'listGlMovements'),
    define('compareLedgers', routes.compareLedgers(client), 'listGlItems'),
    define('documentBundles', routes.documentBundles(client), 'listDocumentBundles'),
    define('documentImport', routes.documentImport(client), 'createDocuments'),
  ]
}

const listCasePages = (t: Translate, organization: string): FurtherPage[] => [
  {
    title: t('collectionCases.titles.all'),
    href: routes.allCases(organization),
    words: t('layout.collection'),
    needs: 'listCases',
  },
]

const listOwnPages = (t: Translate): FurtherPage[] => [
  {
    title: t('searchEverything.page.bulkActions'),
    href: routes.bulkActions(),
    words: null,
    needs: 'listBulkActions',
  },
  { title: t('layout.sessions'), href: routes.sessions(), words: null, needs: null },
]
