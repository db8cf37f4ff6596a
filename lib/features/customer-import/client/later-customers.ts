import { read } from '@/lib/client/read'
import type { Piece } from '@/lib/client/reference-check'
import { waitOutThrottling } from '@/lib/client/wait-out-throttling'
import type { BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import { listSentFields } from '@/lib/features/customers/domain/public'
import { isSentField, sentFields } from '../domain/import-fields'
import type { ImportResult, ImportStanding } from '../domain/import-results'
import type { StoredLookup } from '../domain/review-row'
import { readImportCustomers } from './import-customers'
import { StoredCustomers, type StoredPiece } from './stored-customers'

/** A part of a later look: the customers of some batches, or what is stored of them now. */
export type LaterPiece = (Piece & { does: 'results'; from: number }) | StoredPiece

/**
 * Customers of an import that stand somewhere, read from its batches, and then what the service has
 * of them now.
 */
export class LaterCustomers {
  readonly #named: { bulkActionId: string; clientNo: string; readsMax: number }
  readonly #standings: readonly ImportStanding[]
  /** By the place of their batch, so that one that is read again counts once. */
  readonly #batches = new Map<number, ImportResult[]>()
  readonly #ownKeys = new Set<string>()
  #stored: StoredCustomers | null = null

  constructor(
    named: { bulkActionId: string; clientNo: string; readsMax: number },
    standings: readonly ImportStanding[],
  ) {
    this.#named = named
    this.#standings = standings
  }

  /** In the order of the file. */
  readonly list = (): readonly ImportResult[] => [...this.#batches.values()].flat()

  readonly find = (customerNo: string): StoredLookup | undefined => this.#stored?.find(customerNo)

  /** Whether another batch that may still run changes the customer. */
  readonly isInBatch = (customerNo: string): boolean => this.#stored?.isInBatch(customerNo) ?? true

  /** How many customers are looked for, and of how many it is known; null until they are listed. */
  readonly count = () => this.#stored?.count() ?? null

  readonly createPieces = (): LaterPiece[] => [
    { does: 'results', from: 0, state: 'open', failure: null },
  ]

  /** What is stored is asked for once all batches have told who is meant. */
  readonly plan = (pieces: readonly LaterPiece[]): readonly LaterPiece[] => {
    if (pieces.some(({ does, state }) => does === 'results' && state === 'open')) return []
    if (this.#stored) return this.#stored.plan(pieces.filter((piece) => piece.does !== 'results'))
    this.#stored = new StoredCustomers({
      clientNo: this.#named.clientNo,
      readsMax: this.#named.readsMax,
      numbers: this.list().map(({ customerNo }) => customerNo),
      ownKeys: this.#ownKeys,
      fields: sentFields.filter(isSentField),
    })
    return this.#stored.createPieces()
  }

  readonly #isMeant = ({ standing, customer }: ImportResult): boolean =>
    this.#standings.includes(standing) &&
    listSentFields(customer as { customerNo?: string }).length > 0

  readonly step = async (piece: LaterPiece, signal: AbortSignal): Promise<LaterPiece> => {
    if (piece.does !== 'results') return this.#stored!.step(piece, signal)
    const { bulkActionId } = this.#named
    const { rows, more } = await waitOutThrottling(
      () =>
        read(
          'listBulkActionRows',
          { params: { bulkActionId }, body: { from: piece.from } },
          { signal },
        ),
      signal,
    )
    for (const row of rows) {
      this.#ownKeys.add(row.idempotencyKey)
      if (!mayHold(this.#standings)(row)) continue
      const customers = await waitOutThrottling(
        () => readImportCustomers(bulkActionId, row, { signal }),
        signal,
      )
      this.#batches.set(row.seq, customers.filter(this.#isMeant))
    }
    const last = rows.at(-1)
    return more && last ? { ...piece, from: last.seq + 1 } : { ...piece, state: 'done' }
  }
}

/** Whether a batch can hold customers that stand so; of one that went out, only it can tell. */
const mayHold =
  (standings: readonly ImportStanding[]) =>
  ({ state }: BulkRow): boolean =>
    state !== 'waiting' && (state !== 'done' || standings.includes('done'))
