import 'server-only'
import type { Database } from '@/lib/platform/database/open'
import type { FoundRow, TableName } from './found-rows'

/**
 * How what a table holds of a subject is found, and what becomes of it. `masked`: the row stays as
 * evidence, without what it held of them.
 */
export type Holding<Of> = {
  becomes: 'deleted' | 'masked'
  find: (db: Database, of: Of) => Promise<FoundRow[]>
  erase: (db: Database, found: readonly FoundRow[], of: Of) => Promise<void>
}

/** What is decided of a table: how it is erased, or why it holds nothing of them. */
export type Decision<Of> = Holding<Of> | string

/**
 * The decision for every table of the store; a test goes through the schema, so that no table is
 * forgotten. The README says the same in words.
 */
export type Decisions<Of> = Record<TableName, Decision<Of>>
