import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import type { Directory } from '../../../directory'
import { seedFiles } from '../../../seed/files'
import { countStoredFiles, storeFiles } from './file-store'

/** An arbitrary number: who holds it with a client's makes the client's first files. */
const filesLock = 7_243_006

/** Gives a client its first files when they are first asked for. */
export class ClientFiles {
  private readonly haveFiles = new Set<number>()

  constructor(
    private readonly db: Database,
    private readonly directory: Directory,
  ) {}

  async ensure(clientNo: number, now: number): Promise<void> {
    if (!this.directory.client(clientNo) || this.haveFiles.has(clientNo)) return
    await this.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${filesLock}, ${clientNo})`)
      if ((await countStoredFiles(tx, clientNo)) === 0)
        await storeFiles(tx, seedFiles(clientNo, now))
    })
    this.haveFiles.add(clientNo)
  }
}
