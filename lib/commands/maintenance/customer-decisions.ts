import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { placeIn } from '@/lib/platform/database/places'
import { unseal } from '@/lib/platform/database/sealed'
import { eraseFromBulkRow, isOfCustomer } from './bulk-row-customers'
import { customerWrites } from './customer-writes'
import { isCustomerInExport } from './export-mentions'
import { changeRows, deleteRows, findRows } from './found-rows'
import type { Decisions, Holding } from './holding'
import { hasCustomerNo, hasMention, hasQueryMention } from './mentions'
import type { PlacedCustomer, Places } from './subject'

const drafts: Holding<PlacedCustomer> = {
  becomes: 'deleted',
  find: (db, of) =>
    findRows(db, 'user_state', {
      columns: ['content'],
      where: sql`kind in ('draft', 'lookup', 'recent')`,
      holds: ({ person, kind, subject, content }) => {
        const key = { person: String(person), kind: String(kind), subject: String(subject) }
        if (kind === 'draft' && !key.subject.startsWith(`${of.clientNo}/`)) return false
        const text = typeof content === 'string' ? unseal(content, placeIn.userState(key)) : null
        const isNamed = text !== null && hasMention(JSON.parse(text), of.customerNo)
        const ofOne = ['customer', 'customer-note'].map((name) => `${of.clientNo}/${name}:`)
        const isOfOther = ofOne.some((place) => key.subject.startsWith(place))
        const isOwn = ofOne.some((place) => key.subject === `${place}${of.customerNo}`)
        return isOwn || (isNamed && !isOfOther)
      },
    }),
  erase: (db, found) => deleteRows(db, 'user_state', found),
}

const views: Holding<PlacedCustomer> = {
  becomes: 'deleted',
  find: (db, { customerNo, places }) =>
    findRows(db, 'saved_view', {
      columns: ['name', 'query'],
      where: sql`cardinality(company_ids) = 0 or ${isInCompanies(places, (companyId) => sql`${companyId} = any(company_ids)`)}`,
      holds: ({ id, name, query }) =>
        hasCustomerNo(unseal(String(name), placeIn.viewName(String(id))) ?? '', customerNo) ||
        hasQueryMention(unseal(String(query), placeIn.viewQuery(String(id))) ?? '', customerNo),
    }),
  erase: (db, found) => deleteRows(db, 'saved_view', found),
}

const notes: Holding<PlacedCustomer> = {
  becomes: 'masked',
  find: (db, { customerNo, places }) =>
    findRows(db, 'handled_cause', {
      columns: ['note'],
      where: sql`note is not null and ${isInCompanies(places, (companyId) => sql`company_id = ${companyId}`)}`,
      holds: ({ company_id, cause, note }) =>
        hasCustomerNo(
          unseal(
            String(note),
            placeIn.causeNote({ companyId: Number(company_id), cause: String(cause) }),
          ) ?? '',
          customerNo,
        ),
    }),
  erase: (db, found) => changeRows(db, 'handled_cause', found, sql`note = null`),
}

const workNotes: Holding<PlacedCustomer> = {
  becomes: 'masked',
  find: (db, { clientNo, customerNo, places }) =>
    findRows(db, 'work_mark', {
      columns: ['note'],
      where: sql`note is not null and ${isInScopes(clientNo, places)}`,
      holds: ({ scope, subject, note }) =>
        hasCustomerNo(
          unseal(
            String(note),
            placeIn.workNote({ scope: String(scope), subject: String(subject) }),
          ) ?? '',
          customerNo,
        ),
    }),
  erase: (db, found) => changeRows(db, 'work_mark', found, sql`note = null, note_by = null`),
}

const joins: Holding<PlacedCustomer> = {
  becomes: 'deleted',
  find: (db, { clientNo, customerNo }) =>
    findRows(db, 'manual_link', {
      where: sql`area = 'customer' and place = ${clientNo} and target = ${customerNo}`,
    }),
  erase: (db, found) => deleteRows(db, 'manual_link', found),
}

const makeDeletion = (name: 'customer_note' | 'customer_follow_up'): Holding<PlacedCustomer> => ({
  becomes: 'deleted',
  find: (db, { clientNo, customerNo }) =>
    findRows(db, name, {
      where: sql`client_no = ${clientNo} and customer_no = ${customerNo}`,
    }),
  erase: (db, found) => deleteRows(db, name, found),
})

const findExports: Holding<PlacedCustomer>['find'] = (db, { customerNo, places }) =>
  findRows(db, 'export', {
    columns: ['search', 'kind'],
    where: sql`${isInCompanies(places, (companyId) => sql`company_ids @> ${JSON.stringify([companyId])}::jsonb`)} or ${isInOrganizations(places)}`,
    holds: ({ id, kind, search }) =>
      isCustomerInExport(
        db,
        { id: String(id), kind: String(kind), search: String(search) },
        customerNo,
      ),
  })

const exportFiles: Holding<PlacedCustomer> = {
  becomes: 'deleted',
  find: async (db, of) => {
    const found = await findExports(db, of)
    const chunks = found.map(async ({ row, at }) =>
      (await findRows(db, 'export_chunk', { where: sql`export_id = ${row.id}` })).map((chunk) => ({
        ...chunk,
        at,
      })),
    )
    return (await Promise.all(chunks)).flat()
  },
  erase: (db, found) => deleteRows(db, 'export_chunk', found),
}

const bulkReasons: Holding<PlacedCustomer> = {
  becomes: 'deleted',
  find: (db, { clientNo, customerNo, places }) =>
    findRows(db, 'bulk_action', {
      columns: ['common'],
      where: sql`common is not null and (organization_id = ${clientNo} or ${isInOrganizations(places)})`,
      holds: ({ id, common }) => {
        const text = unseal(String(common), placeIn.bulkCommon(String(id)))
        return text !== null && hasMention(JSON.parse(text), customerNo)
      },
    }),
  erase: (db, found) => deleteRows(db, 'bulk_action', found),
}

const bulkRows: Holding<PlacedCustomer> = {
  becomes: 'deleted',
  find: (db, { clientNo, customerNo }) =>
    findRows(db, 'bulk_action_row', {
      columns: ['content'],
      where: sql`bulk_action_id in (select id from desk.bulk_action where organization_id = ${clientNo})`,
      holds: ({ bulk_action_id, seq, content }) => {
        const of = { bulkActionId: String(bulk_action_id), seq: Number(seq) }
        const text = unseal(String(content), placeIn.bulkRow(of))
        return text !== null && isOfCustomer(JSON.parse(text), customerNo)
      },
    }),
  erase: async (db, found, { customerNo }) => {
    for (const each of found) await eraseFromBulkRow(db, each, customerNo)
  },
}

/** What is decided of each table for a customer. */
export const customerDecisions: Decisions<PlacedCustomer> = {
  journal: customerWrites,
  journal_source_id: 'ids of ours, under which nothing may go out twice',
  user_state: drafts,
  view_visit: 'transaction numbers and digests of filters; it goes with its view',
  saved_view: views,
  handled_cause: notes,
  work_mark: workNotes,
  manual_link: joins,
  resent_invoice: 'numbers of invoices and of what was sent in their place',
  customer_note: makeDeletion('customer_note'),
  customer_follow_up: makeDeletion('customer_follow_up'),
  bulk_action: bulkReasons,
  bulk_action_row: bulkRows,
  export_chunk: exportFiles,
  export: {
    becomes: 'deleted',
    find: findExports,
    erase: (db, found) => deleteRows(db, 'export', found),
  },
  session: 'who signs in',
  sign_in_attempt: 'who signs in',
  call_pause: 'who signs in',
  collection_event: 'ids of invoices, cases and batches',
  webhook_refusal: 'counts by day, reason and organization',
  shared_poll: 'sealed, and gone in seconds',
}

/** Whether a row is of the companies of a client: of any, where nothing tells which they are. */
function isInCompanies(places: Places, isOf: (companyId: number) => SQL): SQL {
  if (places === null) return sql`true`
  return places.companyIds.length === 0
    ? sql`false`
    : sql`(${sql.join(places.companyIds.map(isOf), sql` or `)})`
}

/** Whether a line of work is of a client, its organizations or its companies. */
function isInScopes(clientNo: string, places: Places): SQL {
  if (places === null) return sql`true`
  const scopes = [
    `client:${clientNo}`,
    ...places.organizationIds.map((id) => `organization:${id}`),
    ...places.companyIds.map((id) => `company:${id}`),
  ]
  return sql`scope in ${scopes}`
}

const isInOrganizations = (places: Places): SQL =>
  places === null
    ? sql`true`
    : places.organizationIds.length === 0
      ? sql`false`
      : sql`organization_id in ${places.organizationIds}`
