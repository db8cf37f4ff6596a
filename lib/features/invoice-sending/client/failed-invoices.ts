import { toFailure } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import type { Piece } from '@/lib/client/reference-check'
import { waitOutThrottling } from '@/lib/client/wait-out-throttling'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { FailureKind } from '@/lib/contracts/result'
import { matchListedCustomer, searchByName } from '@/lib/features/customers/domain/public'
import type { ReplacedStanding } from '@/lib/features/invoice-sending/domain/replaced-standing'
import type {
  FailedInvoice,
  FoundCustomer,
  ReadInvoice,
} from '@/lib/features/invoice-sending/domain/resend'
import { isLiveResend } from '@/lib/features/invoice-sending/domain/resent-links'
import type { StandingReader } from './standing-reader'

/** A part of the look at failed invoices: what was sent in their place, and each of them. */
export type InvoicePiece = Piece &
  (
    | { does: 'links' }
    | { does: 'invoice'; invoice: FailedInvoice; identifier: string; read: ReadInvoice | null }
  )

/** Answers about one invoice or customer, after which the next may well be read. */
const ofOneAlone: readonly FailureKind[] = ['not-found', 'invalid', 'refused', 'off-contract']

type Question = {
  invoices: readonly FailedInvoice[]
  /** Under which client a company's customers are; null where nobody knows. */
  findClient: (companyId: number) => string | null
  mint: () => string
  standing: StandingReader
}

/**
 * The failed invoices of a cause with all that is needed to send them again: what each says, who the
 * customer of its name is, and whether something was sent in its place before. What could not be
 * read of one is told as such; a failure that the next would meet too ends the look, and it goes on
 * from there.
 */
export class FailedInvoices {
  readonly #invoices: readonly FailedInvoice[]
  readonly #findClient: Question['findClient']
  readonly #mint: Question['mint']
  readonly #customers = new Map<string, Promise<FoundCustomer>>()
  readonly #standing: StandingReader
  readonly #replaced = new Set<string>()
  /** Clients whose receivables the person may not read. */
  readonly #forbidden = new Set<string | null>()
  #copies: ReadonlyMap<string | undefined, SummaryRow[]> | null | undefined

  constructor({ invoices, findClient, mint, standing }: Question) {
    this.#standing = standing
    this.#invoices = invoices
    this.#findClient = findClient
    this.#mint = mint
  }

  /** Whether something was sent in the place of an invoice, or may have been. */
  readonly isReplaced = ({ key }: FailedInvoice): boolean => this.#replaced.has(key)

  /** The look as it begins: with what was sent before, by which each of them is judged. */
  readonly createPieces = (): InvoicePiece[] => [{ does: 'links', state: 'open', failure: null }]

  /** Each of the invoices, under the identifier under which it goes out, made once. */
  readonly plan = (pieces: readonly InvoicePiece[]): InvoicePiece[] =>
    pieces.length > 1 || pieces.some(({ state }) => state === 'open')
      ? []
      : this.#invoices.map((invoice) => ({
          ...{ does: 'invoice' as const, state: 'open', failure: null },
          ...{ invoice, identifier: this.#mint(), read: null },
        }))

  /** What one part asks for. */
  readonly step = async (piece: InvoicePiece, signal: AbortSignal): Promise<InvoicePiece> => {
    if (piece.does === 'links') {
      await this.#readLinks(signal)
      await this.#readCopies(signal)
      return { ...piece, state: 'done' }
    }
    const { invoice, identifier } = piece
    const view = await this.#readView(invoice, signal)
    const found = await this.#findCustomer(invoice, signal)
    const standing = await this.#readStanding(invoice, signal)
    return { ...piece, state: 'done', read: { invoice, identifier, view, found, standing } }
  }

  async #readLinks(signal: AbortSignal) {
    const companyIds = [...new Set(this.#invoices.map(({ companyId }) => companyId))]
    const { links } = await ask(
      () =>
        read(
          'listResentInvoices',
          {
            body: {
              CompanyIds: companyIds,
              TransactionRids: this.#invoices.map(({ replaces }) => replaces.transactionRid),
            },
          },
          { signal },
        ),
      signal,
    )
    for (const { companyId, transactionRid, state } of links)
      if (isLiveResend(state)) this.#replaced.add(`${companyId} ${transactionRid}`)
  }

  /** What else was sent under the numbers of all of them. */
  async #readCopies(signal: AbortSignal) {
    const numbers = [...new Set(this.#invoices.flatMap((invoice) => findNumber(invoice) ?? []))]
    const rows = await orUnread(
      () => ask(() => this.#standing.readCopies(numbers, { signal }), signal),
      signal,
    )
    this.#copies = rows && Map.groupBy(rows, ({ InvoiceNumber }) => InvoiceNumber?.trim())
  }

  async #readStanding(invoice: FailedInvoice, signal: AbortSignal): Promise<ReplacedStanding> {
    const number = findNumber(invoice)
    if (number === null) return {}
    const clientNo = this.#findClient(invoice.companyId)
    const items = this.#forbidden.has(clientNo)
      ? null
      : await orUnread(
          () => ask(() => this.#standing.readItems(clientNo, number, { signal }), signal),
          signal,
          () => this.#forbidden.add(clientNo),
        )
    return { items, copies: this.#copies && (this.#copies.get(number) ?? []) }
  }

  async #readView({ companyId, replaces, route }: FailedInvoice, signal: AbortSignal) {
    if (route === null) return null
    const query = { TransactionRid: replaces.transactionRid, CompanyId: companyId }
    return orNull(() => ask(() => read('getInvoiceView', { query }, { signal }), signal))
  }

  /** The customer of a name is looked for once, however many invoices bear it. */
  #findCustomer({ companyId, name, route }: FailedInvoice, signal: AbortSignal) {
    const clientNo = this.#findClient(companyId)
    if (clientNo === null || name === '' || route === null) return { is: 'unread' } as const
    const key = JSON.stringify([clientNo, name])
    const known = this.#customers.get(key) ?? findCustomer(clientNo, name, signal)
    this.#customers.set(key, known)
    known.catch(() => this.#customers.delete(key))
    return known
  }
}

/** The number of what can be sent again; null where it has none. */
const findNumber = ({ route, replaces }: FailedInvoice) =>
  route === null ? null : replaces.invoiceNumber?.trim() || null

async function findCustomer(
  clientNo: string,
  name: string,
  signal: AbortSignal,
): Promise<FoundCustomer> {
  const query = searchByName(name)
  const list = await orNull(() =>
    ask(() => read('listCustomers', { params: { clientno: clientNo }, query }, { signal }), signal),
  )
  const match = list && matchListedCustomer(name, list)
  if (!match || match.kind === 'unlisted') return { is: 'unread' }
  if (match.kind !== 'likely') return { is: match.kind === 'none' ? 'none' : 'several' }
  const customerNo = match.customer.customerNo ?? ''
  const params = { clientno: clientNo, customerno: customerNo }
  const customer = await orNull(() =>
    ask(() => read('getCustomer', { params }, { signal }), signal),
  )
  // A service may answer with another customer than the one that was asked for.
  const isOther = customer?.customerNo != null && customer.customerNo !== customerNo
  return customer && !isOther ? { is: 'found', customerNo, customer } : { is: 'unread' }
}

const ask = waitOutThrottling

/** What was read; null where the answer concerns this one alone. */
async function orNull<Value>(ask: () => Promise<Value>): Promise<Value | null> {
  try {
    return await ask()
  } catch (error) {
    if (ofOneAlone.includes(toFailure(error).kind)) return null
    throw error
  }
}

/**
 * What speaks beside the invoices, which holds none of them up: null where it could not be read, for
 * whatever reason.
 *
 * @throws what tells that the session has ended, or that nobody waits any more.
 */
async function orUnread<Value>(
  ask: () => Promise<Value>,
  signal: AbortSignal,
  onForbidden?: () => void,
): Promise<Value | null> {
  try {
    return await ask()
  } catch (error) {
    const { kind } = toFailure(error)
    if (signal.aborted || kind === 'unauthenticated') throw error
    if (kind === 'forbidden') onForbidden?.()
    return null
  }
}
