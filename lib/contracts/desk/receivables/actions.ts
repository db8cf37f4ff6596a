import * as z from 'zod'
import { CalendarDate, ClientNo, CustomerNo } from '../../formats'

const common = {
  idempotencyKey: z.uuid(),
  userName: z.string(),
  clientNo: ClientNo,
}
const type = z.string().trim().min(1).max(60)

/** An action as it arrives from a browser. */
export const ActionSubmission = z.strictObject({
  ...common,
  actionType: type,
  customerNo: CustomerNo.nullable(),
  documentNo: z.string().trim().min(1).max(200).nullable(),
  text: z.string().trim().max(500),
})
export type ActionSubmission = z.infer<typeof ActionSubmission>

/** An order of a report as it arrives from a browser. */
export const ReportSubmission = z
  .strictObject({ ...common, reportType: type, fromDate: CalendarDate, toDate: CalendarDate })
  .refine(({ fromDate, toDate }) => fromDate <= toDate, { path: ['toDate'], error: 'before' })
export type ReportSubmission = z.infer<typeof ReportSubmission>

/** What an action came to; its id is null where the service names none. */
export type ActionOutcome = { actionId: string | null }
