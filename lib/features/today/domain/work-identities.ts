import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { WorkLine, WorkSource } from '@/lib/contracts/desk/work'
import type { WorkScope } from '@/lib/contracts/desk/work-marks'
import { toSubject } from './work-line'

/**
 * What tells a line of work from others wherever it is met, and whom it belongs to: what is said of
 * it in Today and where it is done is said of the same line.
 */
export type WorkIdentity = {
  source: Exclude<WorkSource, 'followUps' | 'failures' | 'waiting' | 'webhooks'>
  subject: string
  scope: WorkScope
}

type Owned = { clientNo: string | null; organizationId: string | null }

/** The line of a write whose outcome is not known. */
export const identifyOutcome = (entry: Owned & Pick<JournalEntry, 'idempotencyKey'>) => ({
  source: 'outcomes' as const,
  subject: toSubject('outcome', entry.idempotencyKey),
  scope: toScope(entry),
})

/** The line of a batch of which not every row was booked. */
export const identifyBatch = (batch: Owned & Pick<SentBatch, 'idempotencyKey'>) => ({
  source: 'batches' as const,
  subject: toSubject('batch', batch.idempotencyKey),
  scope: toScope(batch),
})

/** The line of a bulk action that was halted. */
export const identifyBulkAction = ({
  bulkActionId,
  organizationId,
  clientNo,
}: Owned & Pick<BulkAction, 'bulkActionId'>) => ({
  source: 'bulkActions' as const,
  subject: toSubject('bulk', bulkActionId),
  scope: organizationId ? { organizationId } : { clientNo: clientNo ?? undefined },
})

/** The line of one case that waits for its creditor. */
export const identifyCase = (
  organizationId: string,
  { caseNumber, caseId }: Pick<CollectionCase, 'caseNumber' | 'caseId'>,
) => ({
  source: 'decisions' as const,
  subject: toSubject('decision', organizationId, String(caseNumber ?? caseId ?? '')),
  scope: { organizationId },
})

/** The line of all cases of an organization's debt-collection list. */
export const identifyCaseList = (organizationId: string) => ({
  source: 'decisions' as const,
  subject: toSubject('decisions', organizationId),
  scope: { organizationId },
})

/** The line of a client's stops that end soon. */
export const identifyStops = (clientNo: string) => ({
  source: 'stops' as const,
  subject: toSubject('stops', clientNo),
  scope: { clientNo },
})

/** The line of a person's own customers of a client whose follow-up day has come: nobody shares it. */
export const identifyFollowUps = (clientNo: string) => ({
  source: 'followUps' as const,
  subject: toSubject('followUps', clientNo),
  scope: {},
})

/**
 * The line of amounts of a record that do not add up.
 *
 * @param id null for the line of several of an organization.
 */
export const identifyAmounts = (
  organizationId: string,
  record: Extract<WorkLine, { source: 'amounts' }>['record'],
  id: string | null = null,
) => ({
  source: 'amounts' as const,
  subject: toSubject('amounts', record, organizationId, ...(id === null ? [] : [id])),
  scope: { organizationId },
})

const toScope = ({ clientNo, organizationId }: Owned): WorkScope => ({
  ...(clientNo !== null && { clientNo }),
  ...(organizationId !== null && { organizationId }),
})

/**
 * Whether a line is marked in the place that its name tells, and in no other: a mark counts for
 * everybody who sees it, in whichever place it was made. Names that tell no place fit anywhere.
 *
 * @param scopes the places of the mark, as `organization:…`.
 */
export function isSubjectInPlace(subject: string, scopes: readonly string[]): boolean {
  const [kind = '', first = '', second = ''] = subject.split(':')
  const place = placesOfKinds(first, second).get(kind)
  if (place === undefined) return true
  // As the parts of a subject are written.
  const named = scopes.map((scope) => scope.replace(/[^\w.:-]/g, '_'))
  return named.join(' ') === place
}

/** What of a subject tells its place, by its kind; empty for one that is of its person alone. */
const placesOfKinds = (first: string, second: string) =>
  new Map([
    ['decision', `organization:${first}`],
    ['decisions', `organization:${first}`],
    ['amounts', `organization:${second}`],
    ['webhooks', second === 'unproven' ? '' : `organization:${second}`],
    ['stops', `client:${first}`],
    ['followUps', ''],
    ['waiting', `company:${first}`],
  ])
