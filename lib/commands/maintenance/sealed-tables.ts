import 'server-only'
import { placeIn } from '@/lib/platform/database/places'
import type { SealingPlace } from '@/lib/platform/database/sealed'
import type { Row } from './visit-rows'

/** A table with the columns that hold one sealed text each, and the place each is bound to. */
export type SealedTable = {
  name: string
  key: string[]
  columns: Record<string, (row: Row) => SealingPlace>
}

const toText = (value: unknown) => String(value)

/**
 * Every column of the store that holds one sealed text. The journal, whose columns hold one in
 * JSON, has a way of its own (reseal.ts).
 */
export const sealedTables: SealedTable[] = [
  {
    name: 'session',
    key: ['id'],
    columns: {
      access_token: ({ id }) => placeIn.accessToken(toText(id)),
      refresh_token: ({ id }) => placeIn.refreshToken(toText(id)),
      partner_token: ({ id }) => placeIn.partnerToken(toText(id)),
    },
  },
  {
    name: 'user_state',
    key: ['person', 'kind', 'subject'],
    columns: {
      content: ({ person, kind, subject }) =>
        placeIn.userState({ person: toText(person), kind: toText(kind), subject: toText(subject) }),
    },
  },
  {
    name: 'saved_view',
    key: ['id'],
    columns: {
      name: ({ id }) => placeIn.viewName(toText(id)),
      query: ({ id }) => placeIn.viewQuery(toText(id)),
    },
  },
  {
    name: 'view_visit',
    key: ['person', 'view_id'],
    columns: {
      snapshot: ({ person, view_id }) =>
        placeIn.viewVisit({ person: toText(person), viewId: toText(view_id) }),
    },
  },
  {
    name: 'handled_cause',
    key: ['company_id', 'cause'],
    columns: {
      note: ({ company_id, cause }) =>
        placeIn.causeNote({ companyId: Number(company_id), cause: toText(cause) }),
    },
  },
  {
    name: 'work_mark',
    key: ['scope', 'subject'],
    columns: {
      note: ({ scope, subject }) =>
        placeIn.workNote({ scope: toText(scope), subject: toText(subject) }),
    },
  },
  {
    name: 'customer_note',
    key: ['id'],
    columns: { text: ({ id }) => placeIn.customerNote(toText(id)) },
  },
  {
    name: 'bulk_action',
    key: ['id'],
    columns: { common: ({ id }) => placeIn.bulkCommon(toText(id)) },
  },
  {
    name: 'bulk_action_row',
    key: ['bulk_action_id', 'seq'],
    columns: {
      content: ({ bulk_action_id, seq }) =>
        placeIn.bulkRow({ bulkActionId: toText(bulk_action_id), seq: Number(seq) }),
    },
  },
  {
    name: 'export',
    key: ['id'],
    columns: {
      search: ({ id }) => placeIn.exportSearch(toText(id)),
      place: ({ id }) => placeIn.exportPlace(toText(id)),
    },
  },
  {
    name: 'journal',
    key: ['idempotency_key'],
    columns: { record_note: ({ idempotency_key }) => placeIn.recordNote(toText(idempotency_key)) },
  },
]
