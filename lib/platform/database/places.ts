import type { SealingPlace } from './sealed'

/**
 * Where sealed texts stand, a function a column. A text is bound to its place by these words: a
 * table that was renamed since has here the name under which its texts are sealed. `npm run
 * desk:reseal` knows the same places (reseal.ts), and a test compares.
 */
export const placeIn = {
  accessToken: (sessionId: string): SealingPlace => ({
    table: 'session',
    column: 'access_token',
    row: sessionId,
  }),
  refreshToken: (sessionId: string): SealingPlace => ({
    table: 'session',
    column: 'refresh_token',
    row: sessionId,
  }),
  partnerToken: (sessionId: string): SealingPlace => ({
    table: 'session',
    column: 'partner_token',
    row: sessionId,
  }),
  userState: (row: { person: string; kind: string; subject: string }): SealingPlace => ({
    table: 'kept',
    column: 'content',
    row: makeRowKey(row.person, row.kind, row.subject),
  }),
  viewName: (id: string): SealingPlace => ({ table: 'saved_view', column: 'name', row: id }),
  viewQuery: (id: string): SealingPlace => ({ table: 'saved_view', column: 'query', row: id }),
  viewVisit: (row: { person: string; viewId: string }): SealingPlace => ({
    table: 'view_look',
    column: 'snapshot',
    row: makeRowKey(row.person, row.viewId),
  }),
  causeNote: (row: { companyId: number; cause: string }): SealingPlace => ({
    table: 'handled_cause',
    column: 'note',
    row: makeRowKey(row.companyId, row.cause),
  }),
  workNote: (row: { scope: string; subject: string }): SealingPlace => ({
    table: 'work_mark',
    column: 'note',
    row: makeRowKey(row.scope, row.subject),
  }),
  customerNote: (id: string): SealingPlace => ({ table: 'customer_note', column: 'text', row: id }),
  exportSearch: (id: string): SealingPlace => ({ table: 'export', column: 'search', row: id }),
  exportPlace: (id: string): SealingPlace => ({ table: 'export', column: 'place', row: id }),
  bulkCommon: (id: string): SealingPlace => ({ table: 'bulk_action', column: 'common', row: id }),
  bulkRow: (row: { bulkActionId: string; seq: number }): SealingPlace => ({
    table: 'bulk_action_row',
    column: 'content',
    row: makeRowKey(row.bulkActionId, row.seq),
  }),
  pollAnswer: (key: string): SealingPlace => ({ table: 'shared_poll', column: 'answer', row: key }),
  payload: (idempotencyKey: string): SealingPlace => ({
    table: 'journal',
    column: 'payload',
    row: idempotencyKey,
  }),
  payloadField: (idempotencyKey: string, field: string): SealingPlace => ({
    table: 'journal',
    column: 'payload',
    row: makeRowKey(idempotencyKey, field),
  }),
  recordNote: (idempotencyKey: string): SealingPlace => ({
    table: 'journal',
    column: 'record_note',
    row: idempotencyKey,
  }),
  before: (idempotencyKey: string): SealingPlace => ({
    table: 'journal',
    column: 'before',
    row: idempotencyKey,
  }),
}

/** The parts of a key as one text that no other parts make. */
const makeRowKey = (...parts: (string | number)[]) => JSON.stringify(parts)
