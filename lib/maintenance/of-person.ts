import 'server-only'
import { sql } from 'drizzle-orm'
import { maskWithoutMark } from '../database/mask'
import { erasePersonFrom } from '../journal/erase-journal'
import { accountKey } from '../session/throttle'
import { changeRows, deleteRows, findRows, type TableName } from './found-rows'
import type { Decisions, Holding } from './holding'

/** A person, by every way in which the store writes their name. */
export type NamedPerson = { names: string[] }

const deleted = (name: TableName, column = 'person'): Holding<NamedPerson> => ({
  becomes: 'deleted',
  find: (db, { names }) => findRows(db, name, { where: sql`${sql.identifier(column)} in ${names}` }),
  erase: (db, found) => deleteRows(db, name, found),
})

const masked = (name: TableName, change = sql`person = ${maskWithoutMark}`): Holding<NamedPerson> => ({
  becomes: 'masked',
  find: (db, { names }) => findRows(db, name, { where: sql`person in ${names}` }),
  erase: (db, found) => changeRows(db, name, found, change),
})

const writes: Holding<NamedPerson> = {
  becomes: 'masked',
  find: (db, { names }) =>
    findRows(db, 'journal', { where: sql`(person in ${names} or look ->> 'person' in ${names} or record ->> 'person' in ${names})` }),
  erase: async (db, found, { names }) => {
    for (const { row } of found) await erasePersonFrom(db, String(row.intent_id), names)
  },
}

const attempts: Holding<NamedPerson> = {
  becomes: 'deleted',
  find: (db, { names }) => findRows(db, 'sign_in_attempt', { where: sql`key in ${names.map(accountKey)}` }),
  erase: (db, found) => deleteRows(db, 'sign_in_attempt', found),
}

const exportFiles: Holding<NamedPerson> = {
  ...deleted('export_chunk'),
  find: (db, { names }) => findRows(db, 'export_chunk', { where: sql`export_id in (select id from desk.export where person in ${names})` }),
}

/** What is decided of each table for a person who signs in. */
export const ofPerson: Decisions<NamedPerson> = {
  session: deleted('session', 'user_name'),
  sign_in_attempt: attempts,
  call_pause: deleted('call_pause'),
  journal: writes,
  journal_source_id: 'ids of ours, under which nothing may go out twice',
  kept: deleted('kept'),
  view_look: deleted('view_look'),
  saved_view: deleted('saved_view', 'owner'),
  handled_cause: masked('handled_cause', sql`person = ${maskWithoutMark}, note = null`),
  invoice_join: masked('invoice_join'),
  export_chunk: exportFiles,
  export: deleted('export'),
  collection_event: 'ids of invoices, cases and batches',
  shared_poll: 'sealed, under a digest, and gone in seconds',
}
