import * as z from 'zod'
import { CalendarDate, ClientNo, CompanyId, OrganizationId } from '../formats'
import { defineLocalOperation } from '../operation'
import { Person } from './receivables/customer-notes'

/** The longest note on a line of work, in characters. */
export const workNoteMax = 200

/** Whom a line belongs to: who may see all of it sees the line, and what others said of it. */
export const WorkScope = z.strictObject({
  clientNo: ClientNo.optional(),
  organizationId: OrganizationId.optional(),
  companyIds: z.array(CompanyId).max(500).optional(),
})
export type WorkScope = z.infer<typeof WorkScope>

/** What people said of a line. Days are calendar dates. */
export const WorkMark = z.object({
  subject: z.string(),
  claimedBy: z.string().nullable(),
  claimedAt: z.string().nullable(),
  snoozedUntil: z.string().nullable(),
  doneAs: z.string().nullable(),
  doneBy: z.string().nullable(),
  note: z.string().nullable(),
  noteBy: z.string().nullable(),
})
export type WorkMark = z.infer<typeof WorkMark>

/**
 * What was said of the work of the person's clients, organizations and companies, as far as they
 * may read those.
 */
export const listWorkMarks = defineLocalOperation({
  name: 'listWorkMarks',
  summary: 'List what people said of lines of work',
  effect: 'read',
  right: null,
  body: z.object({}),
  sensitive: [],
  answers: { 200: z.object({ marks: z.array(WorkMark) }) },
  example: { body: {} },
})

const Note = z.string().max(workNoteMax)

/**
 * The note that stood on a line when another was typed (null: none). One that a colleague has changed
 * since is not overwritten: it is refused. Left out by pages that are older: nothing is compared.
 */
const SeenNote = Note.nullable().optional()

const Subject = z.string().regex(/^[a-z]{1,20}:[\w:.@-]{1,160}$/)

const Snooze = z.strictObject({ is: z.literal('snooze'), until: CalendarDate })
const Done = z.strictObject({ is: z.literal('done'), shows: z.string().max(400) })

/**
 * What the person said of a line and now undoes. Where somebody has said otherwise of it since, that is
 * refused. Left out: the line comes back, whatever was said of it.
 */
const Undone = z.discriminatedUnion('is', [Snooze, Done]).optional()

/** One thing said of a line. */
const WorkChange = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('claim') }),
  z.strictObject({ is: z.literal('assign'), to: Person }),
  z.strictObject({ is: z.literal('release') }),
  Snooze,
  Done,
  z.strictObject({ is: z.literal('return'), undoes: Undone }),
  z.strictObject({ is: z.literal('note'), note: Note, seenNote: SeenNote }),
])
export type WorkChange = z.infer<typeof WorkChange>

/**
 * Who had a line when that was decided (null: nobody). Whatever is said of a line that somebody else
 * has taken since is refused, and tells who has it.
 */
const Seen = z.string().max(200).nullable()

/** What shows the places of a line: who may not read them says nothing of it. */
const listRightsOf = ({ clientNo, organizationId, companyIds = [] }: WorkScope) => [
  ...(clientNo ? ['read:arm.customer'] : []),
  ...(organizationId ? ['read:collection.case'] : []),
  ...(companyIds.length > 0 ? ['read:partner.invoice'] : []),
]

/** Says one thing of a line of work, seen by everybody whom it belongs to. */
export const markWork = defineLocalOperation({
  name: 'markWork',
  summary: 'Claim, assign, snooze, finish or note a line of work',
  effect: 'write',
  right: null,
  rightsOf: ({ body: { scope } }) => listRightsOf(scope),
  scope: ({ body: { scope } }) => ({
    ...scope,
    companyIds: (scope.companyIds ?? []).map(Number),
  }),
  target: ({ body }) => body.subject,
  sensitive: ['note', 'seenNote'],
  body: z.object({ subject: Subject, scope: WorkScope, seen: Seen, change: WorkChange }),
  answers: { 200: z.object({ mark: WorkMark }) },
  refusals: [409],
  example: {
    body: {
      subject: 'decision:0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10:20418',
      scope: { organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10' },
      seen: null,
      change: { is: 'claim' },
    },
  },
})

/** A press on a verb of a line, as it arrives from a browser. */
export const WorkMarking = z.strictObject({
  idempotencyKey: z.uuid(),
  userName: z.string(),
  subject: Subject,
  scope: WorkScope,
  seen: Seen,
  change: WorkChange,
})
export type WorkMarking = z.infer<typeof WorkMarking>
