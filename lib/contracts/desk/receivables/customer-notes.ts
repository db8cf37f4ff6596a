import * as z from 'zod'
import { CalendarDate, ClientNo, CustomerNo } from '../../formats'
import { defineLocalOperation } from '../../operation'
import { listCustomers } from '../../receivables/customers'

/** The longest note, in characters. */
export const customerNoteMax = 1000

/** So many notes of a customer are read, the newest. */
export const customerNotesMax = 200

/** A name by which a person signs in. */
/** The name of somebody to whom something is given. */
export const Person = z.string().trim().min(1).max(100)
const NoteText = z.string().trim().min(1).max(customerNoteMax)

const customer = {
  right: listCustomers.right,
  params: z.object({ clientno: ClientNo, customerno: CustomerNo }),
} as const
const params = { clientno: '1001', customerno: '10001' }

const CustomerNote = z.object({
  id: z.string(),
  by: z.string(),
  /** An instant. */
  at: z.string(),
  /** Null: it cannot be opened any more. */
  text: z.string().nullable(),
})
export type CustomerNote = z.infer<typeof CustomerNote>

/** What people of a client wrote about a customer, newest first. */
export const listCustomerNotes = defineLocalOperation({
  ...customer,
  name: 'listCustomerNotes',
  summary: 'List notes about a customer',
  effect: 'read',
  answers: {
    200: z.object({
      notes: z.array(CustomerNote),
      /** False: there are older ones. */
      all: z.boolean(),
    }),
  },
  example: { params },
})

const write = {
  ...customer,
  effect: 'write',
  target: ({ params }: { params: { customerno: string } }) => params.customerno,
  answers: { 200: null },
} as const

/** Keeps a note: everybody who may read the client's customers sees it. */
export const addCustomerNote = defineLocalOperation({
  ...write,
  name: 'addCustomerNote',
  summary: 'Write a note about a customer',
  sensitive: ['Text'],
  body: z.strictObject({ Id: z.uuid(), Text: NoteText }),
  example: {
    params,
    body: { Id: 'b1a1f0de-6f0e-4c57-9d0b-2f3f6f1f7a01', Text: 'Disputes the January delivery.' },
  },
})

/** Removes a note that the person wrote. */
export const removeCustomerNote = defineLocalOperation({
  ...write,
  name: 'removeCustomerNote',
  summary: 'Remove one’s own note about a customer',
  body: z.strictObject({ Id: z.uuid() }),
  example: { params, body: { Id: 'b1a1f0de-6f0e-4c57-9d0b-2f3f6f1f7a01' } },
})

/** Who has a customer, and on which day they look again. */
export const FollowUp = z.strictObject({
  owner: Person.nullable(),
  followUpOn: CalendarDate.nullable(),
})
export type FollowUp = z.infer<typeof FollowUp>

/** Both are null of a customer whom nobody has; `by` and `at` tell the last change. */
export const getFollowUp = defineLocalOperation({
  ...customer,
  name: 'getFollowUp',
  summary: 'Read who has a customer',
  effect: 'read',
  answers: {
    200: z.object({
      ...FollowUp.shape,
      by: z.string().nullable(),
      at: z.string().nullable(),
    }),
  },
  example: { params },
})

/** Customers of one question for who has them. */
export const followUpsMax = 1_000

/**
 * Who has some customers, those of whom nobody was said alone left out, and the people of the client
 * whom the desk has seen: who has customers there, wrote of them, or changed something.
 */
export const listFollowUps = defineLocalOperation({
  name: 'listFollowUps',
  summary: 'List who has some customers, and whom they can be given to',
  effect: 'read',
  right: listCustomers.right,
  params: z.object({ clientno: ClientNo }),
  body: z.strictObject({ CustomerNos: z.array(CustomerNo).max(followUpsMax) }),
  answers: {
    200: z.object({
      followUps: z.array(
        z.object({
          customerNo: z.string(),
          owner: z.string().nullable(),
          followUpOn: z.string().nullable(),
        }),
      ),
      people: z.array(z.string()),
    }),
  },
  example: { params: { clientno: '1001' }, body: { CustomerNos: ['10001'] } },
})

/**
 * Says who has a customer from now on. `Seen` is what the person saw before: when it is not so any
 * more, nothing is changed.
 */
export const changeFollowUp = defineLocalOperation({
  ...write,
  name: 'changeFollowUp',
  summary: 'Change who has a customer',
  body: z.strictObject({
    Seen: FollowUp,
    Owner: FollowUp.shape.owner,
    FollowUpOn: FollowUp.shape.followUpOn,
  }),
  example: {
    params,
    body: {
      Seen: { owner: null, followUpOn: null },
      Owner: 'kari',
      FollowUpOn: '2026-03-16',
    },
  },
})

const submission = {
  idempotencyKey: z.uuid(),
  userName: z.string(),
  clientNo: ClientNo,
  customerNo: CustomerNo,
}

/** "Add note" as it arrives from a browser, or "Remove" where it names a note. */
export const CustomerNoteChange = z.union([
  z.strictObject({ ...submission, text: NoteText }),
  z.strictObject({ ...submission, noteId: z.uuid() }),
])
export type CustomerNoteChange = z.infer<typeof CustomerNoteChange>

/** A change of the owner or of the follow-up day as it arrives from a browser. */
export const FollowUpChange = z.strictObject({ ...submission, seen: FollowUp, next: FollowUp })
export type FollowUpChange = z.infer<typeof FollowUpChange>
