import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  getDocumentBundle,
  listDocumentBundles,
} from '@/lib/contracts/receivables/document-bundles'
import {
  createDocument,
  createDocuments,
  getDocument,
  listDocuments,
} from '@/lib/contracts/receivables/documents'
import { getSandboxPath } from '../../../addresses'
import { makeAnswer } from '../../../answer'
import type { Implement } from '../../../implement'
import { notFound, unprocessable } from '../../../refusal'
import { type BatchParts, enqueueBatch } from '../customers/batches'
import type { ClientItems } from '../items/client-items'
import { buildListSummary, resolvePaging } from '../paging'
import { RememberedQueries } from '../remembered-queries'
import { bookDocument } from './book-document'
import { deriveDocuments } from './derive-documents'
import {
  countBundles,
  countDocuments,
  type DocumentFilter,
  type DocumentRow,
  selectBundles,
  selectDocuments,
} from './document-store'

type DocumentQuery = DocumentFilter & { pagesize?: number; maximumcount?: number }
type Asked = DocumentQuery & { pageno?: number; query?: string }

/** An arbitrary number: who holds it with a client's derives the client's documents. */
const documentsLock = 7_243_007
const bundleMax = 1_000

/** Most documents of one batch. Assumed: as of customers. */
const batchMax = 10_000

/** Documents and the bundles that they went out in: read, and created one by one. */
export function registerDocumentRoutes(
  implement: Implement,
  parts: BatchParts,
  items: ClientItems,
) {
  const { db } = parts
  const queries = new RememberedQueries<DocumentQuery>()

  /** Items may be new since: each that has no document gets one. */
  async function ensureDocuments(clientNo: number, now: number) {
    await items.ensure(clientNo, now)
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock}, ${clientNo})`)
      await deriveDocuments(tx, clientNo)
    })
  }

  function readPaging(
    { query, pageno, ...stated }: Asked,
    counted: (words: DocumentQuery) => Promise<number>,
  ) {
    const words = query === undefined ? stated : queries.of(query)
    const paging = resolvePaging({ ...words, pageno })
    return counted(words).then((total) => {
      const totalCount = Math.min(total, paging.maximumCount)
      const from = (paging.pageNo - 1) * paging.pageSize
      const size = Math.max(0, Math.min(paging.pageSize, totalCount - from))
      return { words, paging, totalCount, page: { from, size }, queryId: queries.remember(words) }
    })
  }

  implement(listDocuments, async ({ params, query, origin, now }) => {
    const clientNo = Number(params.clientno)
    await ensureDocuments(clientNo, now())
    const { words, paging, totalCount, page, queryId } = await readPaging(query, (wanted) =>
      countDocuments(db, clientNo, wanted),
    )
    const rows = page.size === 0 ? [] : await selectDocuments(db, clientNo, words, page)
    const url = origin + getSandboxPath(listDocuments).replace(':clientno', params.clientno)
    const currentPageSize = rows.length
    const summary = buildListSummary({ ...paging, totalCount, currentPageSize, queryId, url })
    return makeAnswer(200, { summary, documents: rows.map(toDocument) })
  })

  implement(getDocument, async ({ params, now }) => {
    const clientNo = Number(params.clientno)
    await ensureDocuments(clientNo, now())
    const wanted = { documentno: params.documentno }
    const [row] = await selectDocuments(db, clientNo, wanted, { size: 1, from: 0 })
    if (!row) throw notFound(`Document ${params.documentno}`)
    return makeAnswer(200, toDocument(row))
  })

  implement(createDocument, async ({ params, body, now }) => {
    const clientNo = Number(params.clientno)
    await ensureDocuments(clientNo, now())
    const [sent] = body.documents
    const { arItemId, documentUuid } = await db.transaction((tx) =>
      bookDocument(tx, clientNo, sent!, { documentUuid: randomUUID(), now: now() }),
    )
    const { customerNo, documentNo } = sent!
    return makeAnswer(200, {
      ...{ status: 'PROCESSED', result: 'CREATED', message: `Document ${documentNo} created` },
      ...{ clientNo, customerNo, documentNo, documentUuid, arItemId, warnings: [] },
    })
  })

  implement(createDocuments, async ({ params, body, now }) => {
    const clientNo = Number(params.clientno)
    const { documents } = body
    if (documents.length === 0 || documents.length > batchMax)
      throw unprocessable({ documents: `a batch holds 1 to ${batchMax} documents` })
    await ensureDocuments(clientNo, now())
    return makeAnswer(202, {
      batchUuid: await enqueueBatch(parts, clientNo, 'documents', documents),
    })
  })

  implement(listDocumentBundles, async ({ params, query, origin, now }) => {
    const clientNo = Number(params.clientno)
    await ensureDocuments(clientNo, now())
    const { paging, totalCount, page, queryId } = await readPaging(query, () =>
      countBundles(db, clientNo),
    )
    const rows = page.size === 0 ? [] : await selectBundles(db, clientNo, page)
    const url = origin + getSandboxPath(listDocumentBundles).replace(':clientno', params.clientno)
    const currentPageSize = rows.length
    const summary = buildListSummary({ ...paging, totalCount, currentPageSize, queryId, url })
    const documentBundles = rows.map(({ bundleId, documentCount }) => ({
      ...{ bundleId: bundleId ?? '', documentCount },
      bundleDate: toBundleDate(bundleId ?? ''),
    }))
    return makeAnswer(200, { summary, documentBundles })
  })

  implement(getDocumentBundle, async ({ params, now }) => {
    const clientNo = Number(params.clientno)
    await ensureDocuments(clientNo, now())
    const wanted = { bundleid: params.bundleid }
    const rows = await selectDocuments(db, clientNo, wanted, { size: bundleMax, from: 0 })
    if (rows.length === 0) throw notFound(`Document bundle ${params.bundleid}`)
    return makeAnswer(200, {
      bundleId: params.bundleid,
      bundleDate: toBundleDate(params.bundleid),
      documentCount: await countDocuments(db, clientNo, wanted),
      documentNos: rows.map(({ documentNo }) => documentNo),
    })
  })
}

const toBundleDate = (bundleId: string) => bundleId.replace(/^DB-/, '')

const toDocument = ({ documentNo, customerNo, arItemId, bundleId, data }: DocumentRow) => ({
  ...data,
  ...{ documentNo, customerNo, arItemId, bundleId },
})
