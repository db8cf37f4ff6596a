import type { ReadContext } from '@/lib/client/background-reads'
import { isDenied, OperationFailed } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import type { Answer, Input, OperationName } from '@/lib/contracts/registry'
import type { Failure } from '@/lib/contracts/result'
import type {
  Findings,
  Found,
  FoundKind,
  SearchPlaces,
} from '@/lib/features/search-everything/domain/found'
import type { SearchPlan, SearchSource } from '@/lib/features/search-everything/domain/search-plan'
import {
  listFoundBatches,
  listFoundCases,
  listFoundCollectionInvoices,
  listFoundCustomers,
  listFoundFiles,
  listFoundItems,
  listFoundReceivablesBatch,
  listFoundRows,
  listFoundSettlement,
  listFoundStatus,
  listFoundUpstreamBatch,
} from './found-in-answers'
import { findListHref } from './list-hrefs'
import { rowsMax } from './require-found'

/** A place with its name. */
export type NamedPlaces = SearchPlaces & { name: string }

/** A source with its question, and what was found in its answer. */
export type SourceQuery = {
  source: SearchSource
  kind: FoundKind
  queryKey: readonly unknown[]
  queryFn: (context: ReadContext) => Promise<Findings>
  /** The list in which the same is searched for; null where there is none, or no address may say it. */
  listHref: string | null
  /** The place that is asked about, where it is not the one that a person works in, and its name. */
  places?: SearchPlaces
  placeName?: string
}

type Asking = { plan: SearchPlan; places: SearchPlaces }
type SourceDefinition = {
  kind: FoundKind
  /** One of them is enough. */
  needs: readonly OperationName[]
  /** Null where nothing names the place that would be asked about. */
  build: (asking: Asking) => Omit<SourceQuery, 'source' | 'kind' | 'listHref'> | null
}

/** The questions that a person may ask about a word, in the order of what they find. */
export const listSourceQueries = (
  plan: SearchPlan,
  places: SearchPlaces,
  isOffered: (name: OperationName) => boolean,
): SourceQuery[] =>
  plan.sources.flatMap((source) => {
    const { kind, needs, build } = definitions[source]
    const built = needs.some(isOffered) ? build({ plan, places }) : null
    return built ? [{ source, kind, ...built, listHref: findListHref(source, plan, places) }] : []
  })

/**
 * The same questions about a person's other places, each answer saying where it is from. What is
 * asked about no place was answered already.
 */
export function listQueriesElsewhere(
  plan: SearchPlan,
  others: readonly NamedPlaces[],
  isOffered: (name: OperationName) => boolean,
): SourceQuery[] {
  const nowhere = listSourceQueries(plan, { client: null, organization: null }, isOffered)
  const everywhere = new Set(nowhere.map(({ source }) => source))
  return others.flatMap(({ name, ...places }) =>
    listSourceQueries(plan, places, isOffered)
      .filter(({ source }) => !everywhere.has(source))
      .map((query) => ({ ...query, places, placeName: name })),
  )
}

const definitions: Record<SearchSource, SourceDefinition> = {
  sent: {
    kind: 'invoice',
    needs: ['searchInvoiceSummary'],
    build: ({ plan }) => {
      const body = toSummaryQuestion(plan)
      return defineSource('searchInvoiceSummary', { body }, (answer) => {
        const { rows, unread } = listFoundRows(answer, body)
        return { rows: [...rows, ...listFoundFiles(answer, plan.word)], unread }
      })
    },
  },
  status: {
    kind: 'invoice',
    needs: ['getInvoiceStatus', 'postInvoiceStatus', 'postInvoicePstatus'],
    build: ({ plan: { parsed, word } }) => {
      const body = parsed?.as === 'receiptId' ? { Identifier: word } : { InvoiceNumber: word }
      return defineSource('getInvoiceStatus', { body }, (answer) => listFoundStatus(answer, body))
    },
  },
  customers: {
    kind: 'customer',
    needs: ['listCustomers'],
    build: ({ plan: { word }, places: { client } }) =>
      client === null
        ? null
        : defineSource(
            'listCustomers',
            {
              params: { clientno: client },
              query: { search: word, orderby: 'name', pageno: 1, pagesize: rowsMax },
            },
            (answer) => listFoundCustomers(answer, client, word),
          ),
  },
  items: {
    kind: 'item',
    needs: ['listArItems'],
    build: ({ plan: { word }, places: { client } }) => buildItems(client, { documentno: word }),
  },
  itemsByKid: {
    kind: 'item',
    needs: ['listArItems'],
    build: ({ plan: { word }, places: { client } }) =>
      buildItems(client, { kid: word.slice(0, 60) }),
  },
  collectionInvoices: {
    kind: 'claim',
    needs: ['listCollectionInvoices'],
    build: ({ plan: { word }, places: { organization } }) =>
      organization === null
        ? null
        : defineSource(
            'listCollectionInvoices',
            {
              params: { organizationId: organization },
              query: { InvoiceNumber: word.slice(0, 100) },
            },
            (answer) => listFoundCollectionInvoices(answer, organization, word),
          ),
  },
  cases: {
    kind: 'case',
    needs: ['listCases'],
    build: ({ plan: { word }, places: { organization } }) =>
      organization === null
        ? null
        : defineSource(
            'listCases',
            {
              params: { organizationId: organization },
              query: { SearchTerm: word, PageSize: rowsMax },
            },
            (answer) => listFoundCases(answer, organization, word),
          ),
  },
  settlement: {
    kind: 'settlement',
    needs: ['getSettlement'],
    build: ({ plan: { word }, places: { organization } }) =>
      organization === null
        ? null
        : defineSource(
            'getSettlement',
            { params: { organizationId: organization, settlementId: word } },
            (answer) => listFoundSettlement(answer, organization),
          ),
  },
  batches: {
    kind: 'batch',
    needs: ['getCollectionBatch', 'getReceivablesBatch'],
    build: ({ plan: { word } }) =>
      defineSource('listSentBatches', { body: { search: word, limit: rowsMax } }, listFoundBatches),
  },
  batch: {
    kind: 'batch',
    needs: ['getCollectionBatch'],
    build: ({ plan: { word }, places: { organization } }) =>
      organization === null
        ? null
        : defineSource(
            'getCollectionBatch',
            { params: { organizationId: organization, batchId: word } },
            (answer) => listFoundUpstreamBatch(answer, organization),
          ),
  },
  receivablesBatch: {
    kind: 'batch',
    needs: ['getReceivablesBatch'],
    build: ({ plan: { word }, places: { client } }) =>
      client === null
        ? null
        : defineSource(
            'getReceivablesBatch',
            { params: { clientno: client, batchuuid: word } },
            (answer) => listFoundReceivablesBatch(answer, client, word),
          ),
  },
}

/** The ledger is asked by number or by KID: a word that may be either is two questions. */
const buildItems = (client: string | null, asked: { documentno: string } | { kid: string }) =>
  client === null
    ? null
    : defineSource(
        'listArItems',
        { params: { clientno: client }, query: { ...asked, pageno: 1, pagesize: rowsMax } },
        (answer) => listFoundItems(answer, client, asked),
      )

/** A word with its label in front is asked for whole, in the field that the label names. */
function toSummaryQuestion({ parsed, word }: SearchPlan): Input<'searchInvoiceSummary'>['body'] {
  const order = { PageSize: rowsMax, OrderBy: 'desc', SortableColId: 'RowId' } as const
  if (parsed?.why.key !== 'labelled') return { Search: word, ...order }
  const { as } = parsed.why.values
  return as === 'InvoiceeName'
    ? { SearchType: as, Search: word, ...order }
    : { SearchType: as, Searches: [word], ...order }
}

/** Questions for one thing, whose 404 says that there is none; that of a list proves nothing. */
const forOne: readonly OperationName[] = [
  ...(['getInvoiceStatus', 'getSettlement'] as const),
  ...(['getCollectionBatch', 'getReceivablesBatch'] as const),
]

const isNothing = (name: OperationName, failure: Failure) =>
  forOne.includes(name) && isDenied(failure)

/** One question. */
const defineSource = <Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  list: (answer: Answer<Name>) => Findings | Found[],
): Pick<SourceQuery, 'queryKey' | 'queryFn'> => ({
  queryKey: [name, input, 'found'],
  queryFn: async (context) => {
    try {
      const found = list(await read(name, input, context))
      return Array.isArray(found) ? { rows: found, unread: null } : found
    } catch (error) {
      if (error instanceof OperationFailed && isNothing(name, error.failure))
        return { rows: [], unread: null }
      throw error
    }
  },
})
