import { OperationFailed } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import type { Piece } from '@/lib/client/reference-check'
import { waitOutThrottling } from '@/lib/client/wait-out-throttling'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { isAddressLine, type SentField } from '@/lib/features/customer-import/domain/import-fields'
import type { StoredLookup } from '@/lib/features/customer-import/domain/review-row'
import { addressGroup, isShown } from '@/lib/features/customers/domain/public'
import { isListCut } from '@/lib/shared/list-filters/list-end'
import { canTellAbsence } from './absence-by-number'
import { pickStored } from './pick-stored'
import { readRunningCustomers } from './running-customers'

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
/** So many of those of whom a list shows too little are asked for, to find out whether that helps. */
const probesMax = 3

type Question = {
  clientNo: string
  numbers: readonly string[]
  fields: readonly SentField[]
  /** An earlier look: whom it found, with all that is needed, is not looked for again. */
  earlier?: StoredCustomers | null
  /** Batches that are not asked about, because the page knows them. */
  ownKeys?: ReadonlySet<string>
  /** How many customers are read one by one at the most. */
  readsMax: number
}

/**
 * The stored customers of a file, read by pages of the client's list or one by one, whichever is
 * less. A list that was read to its end proves who is not there; whoever it did not prove is asked
 * for, as many of them as may be. What was not read is told as such: it proves nothing.
 */
export class StoredCustomers {
  readonly #clientNo: string
  readonly #fields: readonly SentField[]
  /** By number, without regard to case. */
  readonly #lookups = new Map<string, StoredLookup>()
  readonly #wanted: ReadonlyMap<string, string>
  readonly #listed = new Set<string>()
  readonly #running = new Set<string>()
  readonly #ownKeys: ReadonlySet<string>
  #areAllRunningKnown = true
  #areAllNamed = true
  #isListDone = false
  /** Those of whom the list shows too little of the address, by key; some are asked for alone first. */
  readonly #narrow = new Set<string>()
  #hasProbed = false
  #isListNarrow = false
  #total: number | null = null
  /** Those whom a list did not prove that gives only so many, and when their reading began. */
  #alone: { all: number; known: number; since: number } | null = null
  #isCut = false
  #absence: Promise<boolean> | null = null
  /** How many may still be read one by one, and how many are left over because of that. */
  #readsLeft: number
  #beyond = 0

  constructor({ clientNo, numbers, fields, earlier, ownKeys = new Set(), readsMax }: Question) {
    this.#ownKeys = ownKeys
    this.#readsLeft = readsMax
    this.#clientNo = clientNo
    this.#fields = fields
    this.#wanted = new Map(numbers.map((number) => [toKey(number), number]))
    if (!earlier?.covers(fields)) return
    for (const number of numbers) {
      const lookup = earlier.find(number)
      if (lookup?.is === 'found' || lookup?.is === 'missing')
        this.#lookups.set(toKey(number), lookup)
    }
  }

  /** Undefined for a customer whom nobody has looked for. */
  readonly find = (customerNo: string): StoredLookup | undefined =>
    this.#lookups.get(toKey(customerNo))

  /** Whether a batch that may still run changes the customer. */
  readonly isInBatch = (customerNo: string): boolean =>
    !this.#areAllRunningKnown || this.#running.has(toKey(customerNo))

  /** Whether it holds all that a file with these fields needs. */
  readonly covers = (fields: readonly SentField[]): boolean =>
    fields.every((field) => this.#fields.includes(field))

  /** How many customers are looked for, and of how many it is known. */
  readonly count = () => ({
    known: this.#lookups.size - this.#beyond,
    all: this.#wanted.size - this.#beyond,
  })

  /** How many customers were not looked for, because only so many are read one by one. */
  readonly countBeyond = (): number => this.#beyond

  /**
   * How many customers are read one by one because the list gives only so many, and how long the
   * rest takes at the pace so far; null where none are.
   */
  readonly readsAlone = (): { all: number; listed: number; leftMs: number | null } | null => {
    if (!this.#alone) return null
    const { all, known, since } = this.#alone
    const done = this.#lookups.size - known
    const leftMs = done > 0 ? ((performance.now() - since) / done) * (all - done) : null
    return { all, listed: this.#listed.size, leftMs }
  }

  /** What the look begins with. */
  readonly createPieces = (): StoredPiece[] => [
    { does: 'batches', state: 'open', failure: null },
    ...(this.#wanted.size - this.#lookups.size > singlesPerPage
      ? [{ does: 'list' as const, page: 1, state: 'open', failure: null }]
      : this.#createSingles()),
  ]

  /**
   * Single reads for those of whom the list, once it has ended, proved nothing, and for a few of
   * whom it shows too little. If those reads show more, the others follow.
   */
  readonly plan = (pieces: readonly StoredPiece[]): StoredPiece[] => {
    const singles = pieces.filter(({ does }) => does === 'single')
    if (!this.#isListDone || singles.some(({ state }) => state === 'open')) return []
    if (singles.length === 0) {
      const planned = this.#createSingles([...this.#narrow].slice(0, probesMax))
      const known = this.#lookups.size
      const all = this.#wanted.size - known
      if (this.#isCut && all > 0) this.#alone = { all, known, since: performance.now() }
      return planned
    }
    if (this.#hasProbed) return []
    this.#hasProbed = true
    return this.#isListNarrow ? this.#createSingles([...this.#narrow]) : []
  }

  /** One request for a piece, or some that belong together. */
  readonly step = async (piece: StoredPiece, signal: AbortSignal): Promise<StoredPiece> => {
    if (piece.does === 'list') return this.#readPage(piece, signal)
    if (piece.does === 'batches') await this.#readRunning(signal)
    if (piece.does === 'single') await this.#readSingles(piece.numbers, signal)
    return { ...piece, state: 'done' }
  }

  async #readRunning(signal: AbortSignal) {
    const { numbers, isWhole } = await readRunningCustomers(this.#clientNo, this.#ownKeys, signal)
    for (const customerNo of numbers) this.#running.add(toKey(customerNo))
    this.#areAllRunningKnown = isWhole
  }

  /** Those of whom the list proved nothing come first; whoever is too many of them is not read. */
  #createSingles(narrow: readonly string[] = []): StoredPiece[] {
    const unproven = [...this.#wanted.keys()].filter((key) => !this.#lookups.has(key))
    const keys = [...unproven, ...narrow].slice(0, this.#readsLeft)
    this.#readsLeft -= keys.length
    for (const key of unproven.slice(keys.length)) this.#lookups.set(key, { is: 'beyond' })
    this.#beyond += Math.max(0, unproven.length - keys.length)
    const open = keys.map((key) => this.#wanted.get(key)!)
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
    const { totalCount } = answer.summary ?? {}
    this.#total = typeof totalCount === 'number' ? totalCount : this.#total
    this.#isCut = isListCut(this.#listed.size, answer.summary)
    const isEnd = rows.length === 0 || (this.#total !== null && this.#listed.size >= this.#total)
    const isStuck = rows.length > 0 && this.#listed.size === before
    if (!isEnd && !isStuck && !this.#isDear(rows.length)) return { ...piece, page: piece.page + 1 }
    const isWhole = answer.customers != null && isEnd && !this.#isCut && this.#areAllNamed
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
    if (wanted === undefined || (customerNo !== wanted && this.#lookups.has(key))) return
    this.#lookups.set(key, { is: 'found', customer: pickStored(customer, this.#fields) })
    if (!this.#showsEnough(customer)) this.#narrow.add(key)
  }

  /** Whether all lines of the address are shown, where the file has one of them. */
  #showsEnough({ postalAddress }: Customer): boolean {
    return (
      !this.#fields.some(isAddressLine) ||
      addressGroup.every((line) => isShown(postalAddress?.[line]))
    )
  }

  async #readSingles(numbers: readonly string[], signal: AbortSignal) {
    const isOpen = (key: string) => !this.#lookups.has(key) || this.#narrow.has(key)
    const waiting = numbers.filter((number) => isOpen(toKey(number)))
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        this.#learn(toKey(next), await this.#readSingle(next, signal))
    }
    await Promise.all(Array.from({ length: singlesAtOnce }, work))
  }

  /** What a single read told: of somebody whom the list showed it counts only if it told anything. */
  #learn(key: string, lookup: StoredLookup) {
    const isNarrow = this.#narrow.delete(key)
    if (isNarrow && lookup.is === 'found' && this.#showsEnough(lookup.customer))
      this.#isListNarrow = true
    if (!isNarrow || lookup.is !== 'untold') this.#lookups.set(key, lookup)
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
      const { kind, code } = error instanceof OperationFailed ? error.failure : {}
      if (kind === 'not-found' && code === 'maybe-not-offered')
        return { is: (await this.#canTellAbsence(signal)) ? 'missing' : 'untold' }
      if (kind === 'not-found') return { is: 'missing' }
      if (kind === 'off-contract' || kind === 'invalid') return { is: 'untold' }
      throw error
    }
  }

  /** Asked once a look; a failure is nobody's answer, so that it is asked again. */
  async #canTellAbsence(signal: AbortSignal): Promise<boolean> {
    this.#absence ??= canTellAbsence(this.#clientNo, signal)
    try {
      return await this.#absence
    } catch (error) {
      this.#absence = null
      throw error
    }
  }
}

const toKey = (customerNo: string) => customerNo.toLowerCase()
