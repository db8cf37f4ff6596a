import * as z from 'zod'
import { usualBounds } from '../bounds'
import { ExactNumber } from '../exact-number'
import { ClientNo, OrganizationId } from '../formats'
import { defineLocalOperation } from '../operation'
import { InvoiceSummarySearch } from '../partner/invoice-summary'

/** The longest query string of a view, and how many views a person may have. */
export const viewQueryMax = 4_000
export const viewsMax = 100

const ViewName = z.string().trim().min(1).max(60)
const ViewQuery = z.string().max(viewQueryMax)
const companyIds = z.array(z.int().min(0)).max(1_000)
const viewId = z.uuid()

const example = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

/** The lists that have views. */
export const viewLists = [
  'search',
  'failures',
  'customers',
  'items',
  'cases',
  'invoices',
  'decisions',
  'settlements',
  'activity',
  'bulkActions',
  'stops',
  'aging',
  'glItems',
  'glMovements',
  'documents',
  'storedFiles',
  'files',
] as const
export type ViewList = (typeof viewLists)[number]

/** What it takes to read a list; null: everybody reads their own part of it. */
export const viewListRights: Record<ViewList, string | null> = {
  ...{ search: 'read:partner.invoice', failures: 'read:partner.invoice' },
  ...{ files: 'read:partner.invoice' },
  ...{ customers: 'read:arm.customer', items: 'read:arm.customer' },
  ...{ stops: 'read:arm.customer', aging: 'read:arm.customer' },
  ...{ glItems: 'read:arm.customer', glMovements: 'read:arm.customer' },
  ...{ documents: 'read:arm.customer', storedFiles: 'read:arm.customer' },
  ...{ cases: 'read:collection.case', invoices: 'read:collection.case' },
  ...{ decisions: 'read:collection.case', settlements: 'read:collection.case' },
  ...{ activity: null, bulkActions: null },
}

/**
 * Whose list a view is of: of a client, of an organization, or of neither, where companies may be
 * named.
 */
const listPlace = {
  list: z.enum(viewLists),
  clientNo: ClientNo.nullable(),
  organizationId: OrganizationId.nullable(),
}

/** A page that knows of no other list saves views of the search. */
const askedPlace = {
  list: listPlace.list.default('search'),
  clientNo: listPlace.clientNo.default(null),
  organizationId: listPlace.organizationId.default(null),
}

const oneView = { right: null, params: z.object({ viewId }) }
const viewAnswer = { 200: z.object({ viewId: z.string() }) }

/**
 * A view is a name for an address of a list: opening it is going there, and it never overrides what
 * an address says. A shared one is seen by whoever may read the list where it is: that of its
 * client, of its organization, or of all companies that its maker named.
 */
export const SavedView = z.object({
  viewId: z.string(),
  name: z.string(),
  ...listPlace,
  /** The query string of the list's page, without its question mark. */
  query: z.string(),
  companyIds: z.array(z.number()),
  shared: z.boolean(),
  owner: z.string(),
  isOwn: z.boolean(),
  updatedAt: z.string(),
  /** When the person who asks last looked at it; null: never. */
  visitedAt: z.string().nullable(),
})
export type SavedView = z.infer<typeof SavedView>

/**
 * The person's own views of lists that they may read, and those that others share of places that
 * are the person's. By name.
 */
export const listViews = defineLocalOperation({
  right: null,
  name: 'listViews',
  summary: 'List saved views',
  effect: 'read',
  body: z.object({}),
  answers: { 200: z.object({ views: z.array(SavedView) }) },
  example: { body: {} },
})

/**
 * Saves a view under a new id, or what an own one holds under the id given. A view may be seen by
 * others, so its changes are writes with a row of the journal, private ones too: whether it is
 * shared may change later. Name and query may name people and are sealed there.
 */
export const saveView = defineLocalOperation({
  right: null,
  rightsOf: ({ body }) => [viewListRights[body.list]].filter((right) => right !== null),
  name: 'saveView',
  summary: 'Save a view of a list',
  effect: 'write',
  scope: ({ body: { companyIds, clientNo, organizationId } }) => ({
    companyIds,
    ...(clientNo !== null && { clientNo }),
    ...(organizationId !== null && { organizationId }),
  }),
  body: z.object({
    viewId: viewId.optional(),
    ...askedPlace,
    name: ViewName,
    query: ViewQuery,
    companyIds,
    shared: z.boolean(),
  }),
  answers: viewAnswer,
  refusals: [400, 404],
  sensitive: ['name', 'query'],
  example: {
    body: {
      ...{ list: 'search', clientNo: null, organizationId: null },
      ...{ name: 'Failed this week', query: 'status=Failed', companyIds: [501], shared: false },
    },
  },
})

/** Gives an own view another name. */
export const renameView = defineLocalOperation({
  ...oneView,
  name: 'renameView',
  summary: 'Rename a saved view',
  effect: 'write',
  body: z.object({ name: ViewName }),
  answers: viewAnswer,
  refusals: [400, 404],
  sensitive: ['name'],
  example: { params: { viewId: example }, body: { name: 'Failed in March' } },
})

/** Shares an own view, or makes it private again. */
export const shareView = defineLocalOperation({
  ...oneView,
  name: 'shareView',
  summary: 'Share a saved view, or stop sharing it',
  effect: 'write',
  body: z.object({ shared: z.boolean() }),
  answers: viewAnswer,
  refusals: [400, 404],
  example: { params: { viewId: example }, body: { shared: true } },
})

/** Deletes an own view, with everybody's memory of it. */
export const deleteView = defineLocalOperation({
  ...oneView,
  name: 'deleteView',
  summary: 'Delete a saved view',
  effect: 'write',
  answers: viewAnswer,
  refusals: [404],
  example: { params: { viewId: example } },
})

/**
 * `exact`, `about`, and `moreThan` are the upstream's words; `atLeast`: so many were seen, and
 * nobody says of how many.
 */
const Count = z.object({ count: z.number(), is: z.enum(['exact', 'about', 'moreThan', 'atLeast']) })
export type Count = z.infer<typeof Count>

/**
 * Transactions of which a change is proven. `atLeast`: there may be more beyond what was or is
 * held.
 */
const Proven = { count: z.number(), atLeast: z.boolean() }

/**
 * What changed in a view since the person last looked.
 *
 * - `first`: nobody looked before, so there is nothing to compare with.
 * - `changed`: it holds other filters, companies or days now than it did then.
 * - `silent`: the upstream answered without rows, so it cannot be told, and there is no look to
 *   keep.
 * - `compared`: `newFailures` are failed now and were not then; `recovered` were failed then and
 *   say now what else they are; `gone` were failed then and are not found now;
 *   `pendingLong` have been pending for over a day, `fresh` of them since then.
 */
export const ViewChanges = z.object({
  kind: z.enum(['first', 'changed', 'silent', 'compared']),
  since: z.string().nullable(),
  /** What is known now, sealed, for `visitView`: so exactly what was told counts as seen. */
  look: z.string().nullable(),
  newFailures: z.object({ ...Proven, rids: z.array(ExactNumber) }),
  recovered: z.object({
    ...Proven,
    rows: z.array(z.object({ rid: ExactNumber, status: z.string() })),
  }),
  gone: z.number(),
  pendingLong: z.object({ ...Count.shape, fresh: z.object(Proven), before: z.string() }),
  /** Rows of the whole view, now and when the person last looked. */
  rows: z.object({ now: Count, earlier: Count.nullable() }),
})
export type ViewChanges = z.infer<typeof ViewChanges>

/** What a page sends as the view's search. The order and place in it do not matter. */
const search = InvoiceSummarySearch

/**
 * Compares a view with the person's memory of it. Asks the upstream at most five times, and once
 * for each hundred that no longer fail.
 */
export const getViewChanges = defineLocalOperation({
  ...oneView,
  right: 'read:partner.invoice',
  name: 'getViewChanges',
  summary: 'Tell what changed in a view since one last looked',
  effect: 'read',
  scope: ({ body }) => ({ companyIds: (body.search.CompanyIds ?? []).map(Number) }),
  body: z.object({ search }),
  answers: { 200: ViewChanges },
  refusals: [401, 403, 404],
  example: { params: { viewId: example }, body: { search: { CompanyIds: [501] } } },
})

/** The longest sealed look, in characters. */
const snapshotMax = 60_000

/**
 * Notes that the person has looked, and what there was to see: null of a list whose views are not
 * compared. An earlier look never replaces a later one.
 */
export const visitView = defineLocalOperation({
  ...oneView,
  name: 'visitView',
  summary: 'Remember what a view held when one looked',
  effect: 'local-write',
  bounds: { ...usualBounds, text: snapshotMax },
  body: z.object({ look: z.string().min(1).max(snapshotMax).nullable() }),
  answers: { 200: null },
  refusals: [400, 404],
  example: { params: { viewId: example }, body: { look: 'v1.example' } },
})

/** A change of a view as it arrives from a browser. */
export const ViewChange = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('save'), idempotencyKey: z.uuid(), ...saveView.body!.shape }),
  z.strictObject({ change: z.literal('rename'), idempotencyKey: z.uuid(), viewId, name: ViewName }),
  z.strictObject({
    change: z.literal('share'),
    idempotencyKey: z.uuid(),
    viewId,
    shared: z.boolean(),
  }),
  z.strictObject({ change: z.literal('delete'), idempotencyKey: z.uuid(), viewId }),
])
export type ViewChange = z.infer<typeof ViewChange>
