import { OperationFailed } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import type { Piece } from '@/lib/client/reference-check'
import type { Customer } from '@/lib/contracts/receivables/customers'
import type { SentField } from '@/lib/features/customer-import/domain/import-fields'
import type { StoredLookup } from '@/lib/features/customer-import/domain/review-row'
import { pickStored } from './pick-stored'
import { readRunningCustomers } from './running-customers'
import { waitOutThrottling } from './wait-out-throttling'

/** A part of the look at the stored customers of a file. */
export type StoredPiece = Piece &
  ({ does: 'batches' } | { does: 'list'; page: number } | { does: 'single'; numbers: string[] })

/** A service gives so many customers of its list at once at most (public documentation). */
const pageSize = 1_000
/** So many single reads cost about as much as one page of the list. */
const singlesPerPage = 20
/** So many customers are asked for one by one in a step, and so many of them at the same time. */
const singlesPerStep = 40
const singlesAtOnce = 4

type Question = {
  clientNo: string
  numbers: readonly string[]
  fields: readonly SentField[]
  /** An earlier look: whom it found, with all that is needed, is not looked for again. */
  earlier?: StoredCustomers | null
}

/**
 * The stored customers of a file, read by pages of the client's list or one by one, whichever is
 * less. A list that was read to its end proves who is not there; whoever it did not prove is asked
 * for. What could not be read is told as such: it proves nothing.
 */
export class StoredCustomers {
  readonly #clientNo: string
  readonly #fields: readonly SentField[]
  /** By number, without regard to case. */
  readonly #lookups = new Map<string, StoredLookup>()
  readonly #wanted: ReadonlyMap<string, string>
  readonly #listed = new Set<string>()
  readonly #running = new Set<string>()
  #areAllNamed = true
  #isListDone = false
  #total: number | null = null

  constructor({ clientNo, numbers, fields, earlier }: Question) {
    this.#clientNo = clientNo
    this.#fields = fields
    this.#wanted = new Map(numbers.map((number) => [toKey(number), number]))
    if (!earlier?.covers(fields)) return
    for (const number of numbers) {
      const lookup = earlier.find(number)
      if (lookup && lookup.is !== 'untold') this.#lookups.set(toKey(number), lookup)
    }
  }

  /** Undefined for a customer whom nobody has looked for. */
  readonly find = (customerNo: string): StoredLookup | undefined =>
    this.#lookups.get(toKey(customerNo))

  /** Whether a batch that may still run changes the customer. */
  readonly isInBatch = (customerNo: string): boolean => this.#running.has(toKey(customerNo))

  /** Whether it holds all that a file with these fields needs. */
  readonly covers = (fields: readonly SentField[]): boolean =>
    fields.every((field) => this.#fields.includes(field))

  /** How many customers are looked for, and of how many it is known. */
  readonly count = () => ({ known: this.#lookups.size, all: this.#wanted.size })

  /** What the look begins with. */
  readonly createPieces = (): StoredPiece[] => [
    { does: 'batches', state: 'open', failure: null },
    ...(this.#wanted.size - this.#lookups.size > singlesPerPage
      ? [{ does: 'list' as const, page: 1, state: 'open', failure: null }]
      : this.#createSingles()),
  ]

  /** Single reads for those of whom the list, once it has ended, proved nothing. */
  readonly plan = (pieces: readonly StoredPiece[]): StoredPiece[] =>
    this.#isListDone && !pieces.some(({ does }) => does === 'single') ? this.#createSingles() : []

  /** One request for a piece, or some that belong together. */
  readonly step = async (piece: StoredPiece, signal: AbortSignal): Promise<StoredPiece> => {
    if (piece.does === 'list') return this.#readPage(piece, signal)
    if (piece.does === 'batches')
      for (const customerNo of await readRunningCustomers(this.#clientNo, signal))
        this.#running.add(toKey(customerNo))
    if (piece.does === 'single') await this.#readSingles(piece.numbers, signal)
    return { ...piece, state: 'done' }
  }

  #createSingles(): StoredPiece[] {
    const open = [...this.#wanted].flatMap(([key, number]) =>
      this.#lookups.has(key) ? [] : number,
    )
    return Array.from({ length: Math.ceil(open.length / singlesPerStep) }, (_, at) => ({
      does: 'single',
      numbers: open.slice(at * singlesPerStep, (at + 1) * singlesPerStep),
      state: 'open',
      failure: null,
    }))
  }

  async #readPage(piece: StoredPiece & { does: 'list' }, signal: AbortSignal) {
    const answer = await waitOutThrottling(
      () =>
        read(
          'listCustomers',
          {
            params: { clientno: this.#clientNo },
            query: { orderby: 'customerNo', pageno: piece.page, pagesize: pageSize },
          },
          { signal },
        ),
      signal,
    )
    const rows = (answer.customers ?? []).filter((row) => row !== null && row !== undefined)
    const before = this.#listed.size
    for (const row of rows) this.#hold(row)
    const { totalCount, maximumCount } = answer.summary ?? {}
    this.#total = typeof totalCount === 'number' ? totalCount : this.#total
    const isCut =
      this.#total !== null && this.#total >= Number(maximumCount ?? Number.POSITIVE_INFINITY)
    const isEnd = rows.length === 0 || (this.#total !== null && this.#listed.size >= this.#total)
    const isStuck = rows.length > 0 && this.#listed.size === before
    if (!isEnd && !isStuck && !this.#isDear(rows.length)) return { ...piece, page: piece.page + 1 }
    const isWhole = answer.customers != null && isEnd && !isCut && this.#areAllNamed
    this.#isListDone = true
    if (isWhole && this.#listed.size >= (this.#total ?? 0))
      for (const key of this.#wanted.keys())
        if (!this.#lookups.has(key)) this.#lookups.set(key, { is: 'missing' })
    return { ...piece, state: 'done' }
  }

  /** Whether the rest of the list costs more than asking for those who are left one by one. */
  #isDear(rows: number): boolean {
    if (this.#total === null || rows === 0) return false
    const pages = Math.ceil((this.#total - this.#listed.size) / rows)
    return pages * singlesPerPage > this.#wanted.size - this.#lookups.size
  }

  #hold(customer: Customer) {
    const { customerNo } = customer
    if (!customerNo) {
      this.#areAllNamed = false
      return
    }
    const key = toKey(customerNo)
    this.#listed.add(customerNo)
    const wanted = this.#wanted.get(key)
    if (wanted !== undefined && (customerNo === wanted || !this.#lookups.has(key)))
      this.#lookups.set(key, { is: 'found', customer: pickStored(customer, this.#fields) })
  }

  async #readSingles(numbers: readonly string[], signal: AbortSignal) {
    const waiting = numbers.filter((number) => !this.#lookups.has(toKey(number)))
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        this.#lookups.set(toKey(next), await this.#readSingle(next, signal))
    }
    await Promise.all(Array.from({ length: singlesAtOnce }, work))
  }

  async #readSingle(customerno: string, signal: AbortSignal): Promise<StoredLookup> {
    try {
      const customer = await waitOutThrottling(
        () => read('getCustomer', { params: { clientno: this.#clientNo, customerno } }, { signal }),
        signal,
      )
      return !customer.customerNo || toKey(customer.customerNo) === toKey(customerno)
        ? { is: 'found', customer: pickStored(customer, this.#fields) }
        : { is: 'untold' }
    } catch (error) {
      const kind = error instanceof OperationFailed ? error.failure.kind : null
      if (kind === 'not-found') return { is: 'missing' }
      if (kind === 'off-contract' || kind === 'invalid') return { is: 'untold' }
      throw error
    }
  }
}

const toKey = (customerNo: string) => customerNo.toLowerCase()
