import { OperationFailed, toFailure } from '@/lib/client/operation-failed'
import { pauseForPage } from '@/lib/client/pauses'
import { read } from '@/lib/client/read'
import type { SignInAgain } from '@/lib/client/session-guard'
import type { Answer } from '@/lib/contracts/registry'
import type { Failure } from '@/lib/contracts/result'
import { findDebtorName, isClosed } from '@/lib/features/collection-invoices/domain/public'
import type { OpenInvoice } from '@/lib/features/payment-matching/domain/open-invoices'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { normalizeCurrency, parseAmount } from '@/lib/shared/numbers/money'

type InvoiceRow = NonNullable<NonNullable<Answer<'listCollectionInvoices'>['data']>[number]>

/** Paused invoices are paid too; the service filters by one status at a time. */
const statuses = ['OPEN', 'PAUSED'] as const
const invoicesMax = 10_000
const pagesMax = 200

/**
 * What was read of the open invoices. `isWhole` is false where a page failed, the list went on past
 * what is read, one of it cannot be named, or nothing came at all: then there may be more.
 */
export type OpenInvoices = {
  invoices: OpenInvoice[]
  isWhole: boolean
  failure: Failure | null
  readAt: number
}

type Question = {
  organizationId: string
  signInAgain: SignInAgain
  signal: AbortSignal
  onRead: (count: number) => void
}

/**
 * Reads the open invoices of an organization, page by page: there is no filter by KID (interface.md
 * 4.9). What came before a page that failed is kept.
 */
export async function readOpenInvoices(question: Question): Promise<OpenInvoices> {
  const found = new Map<string, OpenInvoice>()
  let isWhole = true
  let failure: Failure | null = null
  for (const status of statuses) {
    const end = await readStatus(status, question, found)
    isWhole &&= end.isWhole
    failure ??= end.failure
  }
  return { invoices: [...found.values()], isWhole, failure, readAt: Date.now() }
}

async function readStatus(
  Status: string,
  { organizationId, signInAgain, signal, onRead }: Question,
  found: Map<string, OpenInvoice>,
): Promise<{ isWhole: boolean; failure: Failure | null }> {
  const seen = new Set<string>()
  let isReadable = true
  let token: string | undefined
  for (let page = 0; page < pagesMax && found.size < invoicesMax; page += 1) {
    const query = { Status, ...(token && { PageToken: token }) }
    const answer = await readPage({ organizationId, query, signInAgain, signal })
    if (answer.page === null) return { isWhole: false, failure: answer.failure }
    if (!answer.page.data) return { isWhole: false, failure: null }
    for (const row of answer.page.data) {
      const invoice = row && takesPayments(row) ? toOpenInvoice(row) : null
      if (invoice) found.set(invoice.id, invoice)
      else if (!row || takesPayments(row)) isReadable = false
    }
    onRead(found.size)
    token = answer.page.summary?.nextPageToken?.trim() || undefined
    if (!token) return { isWhole: isReadable, failure: null }
    if (seen.size === seen.add(token).size) return { isWhole: false, failure: null }
    await pauseForPage()
  }
  return { isWhole: false, failure: null }
}

type PageQuestion = Pick<Question, 'organizationId' | 'signInAgain' | 'signal'> & {
  query: { Status: string; PageToken?: string }
}

async function readPage({ organizationId, query, signInAgain, signal }: PageQuestion) {
  const ask = () =>
    read('listCollectionInvoices', { params: { organizationId }, query }, { signal })
  try {
    return { page: await ask(), failure: null }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof OperationFailed) || error.failure.kind !== 'unauthenticated')
      return { page: null, failure: toFailure(error) }
    await signInAgain()
    return ask().then(
      (page) => ({ page, failure: null }),
      (again: unknown) => ({ page: null, failure: toFailure(again) }),
    )
  }
}

/** False for one that says that it is closed, or of another status than was asked for. */
function takesPayments(row: InvoiceRow): boolean {
  const status = row.status?.trim().toUpperCase()
  return (status === undefined || statuses.some((each) => each === status)) && !isClosed(row)
}

/** An invoice as payments are matched to it; null for one that cannot be named, or tells no currency. */
function toOpenInvoice(row: InvoiceRow): OpenInvoice | null {
  const { id, invoiceNumber, ocrReferenceNumber, dueDate, debtors } = row
  const currency = normalizeCurrency(row.currency)
  if (!id || currency === null) return null
  const remaining = parseAmount(row.remainingAmount)
  return {
    ...{ id, currency },
    number: invoiceNumber?.trim() || null,
    kid: ocrReferenceNumber?.trim() || null,
    open: remaining.is === 'exact' ? remaining.decimal : null,
    dueDate: dueDate ? (toCalendarDay(dueDate) ?? dueDate) : null,
    customerNo: debtors?.find((each) => each?.customerNumber)?.customerNumber ?? null,
    names: (debtors ?? []).flatMap((debtor) => (debtor && findDebtorName(debtor)) || []),
  }
}
