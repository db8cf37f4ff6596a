import 'server-only'
import { sql } from 'drizzle-orm'
import { maskWithoutMark } from '@/lib/platform/database/mask'
import { erasePersonFrom } from '@/lib/platform/journal/erase-journal'
import { makeAccountKey } from '@/lib/platform/session/throttle'
import { changeRows, deleteRows, findRows, type TableName } from './found-rows'
import type { Decisions, Holding } from './holding'

/** A person, by every way in which the store writes their name. */
export type NamedPerson = { names: string[] }

const makeDeletion = (name: TableName, column = 'person'): Holding<NamedPerson> => ({
  becomes: 'deleted',
  find: (db, { names }) =>
    findRows(db, name, { where: sql`${sql.identifier(column)} in ${names}` }),
  erase: (db, found) => deleteRows(db, name, found),
})

const makeMasking = (
  name: TableName,
  change = sql`person = ${maskWithoutMark}`,
): Holding<NamedPerson> => ({
  becomes: 'masked',
  find: (db, { names }) => findRows(db, name, { where: sql`person in ${names}` }),
  erase: (db, found) => changeRows(db, name, found, change),
})

const writes: Holding<NamedPerson> = {
  becomes: 'masked',
  find: (db, { names }) =>
    findRows(db, 'journal', {
      where: sql`(person in ${names} or look ->> 'person' in ${names} or record ->> 'person' in ${names})`,
    }),
  erase: async (db, found, { names }) => {
    for (const { row } of found) await erasePersonFrom(db, String(row.idempotency_key), names)
  },
}

const attempts: Holding<NamedPerson> = {
  becomes: 'deleted',
  find: (db, { names }) =>
    findRows(db, 'sign_in_attempt', { where: sql`key in ${names.map(makeAccountKey)}` }),
  erase: (db, found) => deleteRows(db, 'sign_in_attempt', found),
}

const exportFiles: Holding<NamedPerson> = {
  ...makeDeletion('export_chunk'),
  find: (db, { names }) =>
    findRows(db, 'export_chunk', {
      where: sql`export_id in (select id from desk.export where person in ${names})`,
    }),
}

const bulkRows: Holding<NamedPerson> = {
  ...makeDeletion('bulk_action_row'),
  find: (db, { names }) =>
    findRows(db, 'bulk_action_row', {
      where: sql`bulk_action_id in (select id from desk.bulk_action where person in ${names})`,
    }),
}

const workMarks: Holding<NamedPerson> = {
  ...makeDeletion('work_mark'),
  find: (db, { names }) =>
    findRows(db, 'work_mark', {
      where: sql`(claimed_by in ${names} or done_by in ${names} or note_by in ${names})`,
    }),
}

/** Whom they had is nobody's then; whom they gave to others stays with those. */
const followUps: Holding<NamedPerson> = {
  becomes: 'masked',
  find: (db, { names }) =>
    findRows(db, 'customer_follow_up', { where: sql`(owner in ${names} or person in ${names})` }),
  erase: (db, found, { names }) =>
    changeRows(
      db,
      'customer_follow_up',
      found,
      sql`owner = case when owner in ${names} then null else owner end, person = case when person in ${names} then ${maskWithoutMark} else person end`,
    ),
}

/** What is decided of each table for a person who signs in. */
export const personDecisions: Decisions<NamedPerson> = {
  session: makeDeletion('session', 'user_name'),
  sign_in_attempt: attempts,
  call_pause: makeDeletion('call_pause'),
  journal: writes,
  journal_source_id: 'ids of ours, under which nothing may go out twice',
  user_state: makeDeletion('user_state'),
  view_visit: makeDeletion('view_visit'),
  saved_view: makeDeletion('saved_view', 'owner'),
  handled_cause: makeMasking('handled_cause', sql`person = ${maskWithoutMark}, note = null`),
  work_mark: workMarks,
  manual_link: makeMasking('manual_link'),
  resent_invoice: makeMasking('resent_invoice'),
  customer_note: makeDeletion('customer_note'),
  customer_follow_up: followUps,
  bulk_action_row: bulkRows,
  bulk_action: makeDeletion('bulk_action'),
  export_chunk: exportFiles,
  export: makeDeletion('export'),
  collection_event: 'ids of invoices, cases and batches',
  webhook_refusal: 'counts by day, reason and organization',
  shared_poll: 'sealed, under a digest, and gone in seconds',
}
