import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import type { Directory } from '../../../directory'
import { derivePostings } from '../ledger/derive-postings'
import { plantDifferences } from '../ledger/plant-differences'
import { countItems } from './ar-item-store'
import { deriveItems } from './derive-items'

/** An arbitrary number: who holds it with a client's derives the client's items. */
const itemsLock = 7_243_003

/**
 * Items of clients and what is booked on them. Nothing but reads of the ledgers needs any, so a
 * client gets them when they are first asked for, from what it has then.
 */
export class ClientItems {
  private readonly derived = new Set<number>()

  constructor(
    private readonly db: Database,
    private readonly directory: Directory,
  ) {}

  /** Sees to it that the client has its items and postings. It derives them once, whoever asks. */
  async ensure(clientNo: number, now: number): Promise<void> {
    const client = this.directory.client(clientNo)
    if (!client || this.derived.has(clientNo)) return
    await this.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${itemsLock}, ${clientNo})`)
      const isNew = (await countItems(tx, clientNo, {}, 1)) === 0
      if (isNew) await deriveItems(tx, client, now)
      await derivePostings(tx, clientNo, now)
      if (isNew) await plantDifferences(tx, clientNo)
    })
    this.derived.add(clientNo)
  }
}
