import { randomUUID } from 'node:crypto'
import { createAction, createReportAction } from '@/lib/contracts/receivables/actions'
import type { Database } from '@/lib/platform/database/open'
import { makeAnswer } from '../../../answer'
import type { Directory } from '../../../directory'
import type { Implement } from '../../../implement'
import { notFound, unprocessable } from '../../../refusal'
import { findCustomer } from '../customers/customer-store'
import { ClientFiles } from '../documents/client-files'
import { storeFiles } from '../documents/file-store'
import { writeLogItem } from '../log-store'

/** What can be asked for, and which reports can be made. Assumed: no document lists them. */
export const actionTypes = ['SEND_STATEMENT', 'SEND_REMINDER', 'CALL_CUSTOMER', 'REVIEW'] as const
export const reportTypes = ['OPEN_ITEMS', 'AGED_BALANCES', 'POSTINGS'] as const

/** A report is there so long after it was asked for. */
export const reportDelayMs = 3_000

/** Actions: told by log items under their id, because nothing reads one. */
export function registerActionRoutes(
  implement: Implement,
  { db, directory }: { db: Database; directory: Directory },
) {
  const clientFiles = new ClientFiles(db, directory)
  implement(createAction, async ({ params, body, now }) => {
    const clientNo = Number(params.clientno)
    const { actionType, customerNo, documentNo, text } = body.action
    requireKnown('action.actionType', actionType, actionTypes)
    if (customerNo !== undefined && !(await findCustomer(db, clientNo, customerNo)))
      throw notFound(`Customer ${customerNo}`)
    const actionId = randomUUID()
    await writeLogItem(db, {
      clientNo,
      customerNo: customerNo ?? null,
      documentNo: documentNo ?? null,
      type: 'ACTION',
      message: [`${actionType} created`, text].filter(Boolean).join(': '),
      reference: actionId,
      userId: body.metadata?.userId ?? null,
      loggedAt: now(),
    })
    return makeAnswer(200, {
      ...{ status: 'PROCESSED', result: 'CREATED', message: `Action ${actionId} created` },
      ...{ actionId, clientNo },
    })
  })

  implement(createReportAction, async ({ params, body, now }) => {
    const clientNo = Number(params.clientno)
    const { reportType, fromDate, toDate } = body.report
    requireKnown('report.reportType', reportType, reportTypes)
    if (fromDate > toDate) throw unprocessable({ 'report.toDate': 'before fromDate' })
    const [actionId, fileId] = [randomUUID(), randomUUID()]
    const line = {
      clientNo,
      reference: actionId,
      userId: body.metadata?.userId ?? null,
    }
    await writeLogItem(db, {
      ...line,
      type: 'ACTION',
      message: `Report ${reportType} from ${fromDate} to ${toDate} ordered`,
      loggedAt: now(),
    })
    await writeLogItem(db, {
      ...line,
      ...{ type: 'REPORT', fileId },
      message: `Report ${reportType} from ${fromDate} to ${toDate} is ready`,
      loggedAt: now() + reportDelayMs,
    })
    await clientFiles.ensure(clientNo, now())
    const content = Buffer.from(`report;from;to\n${reportType};${fromDate};${toDate}\n`)
    await storeFiles(db, [
      {
        ...{ fileId, clientNo, fileName: `${reportType}-${toDate}.csv`, contentType: 'text/csv' },
        ...{ content: content.toString('base64'), fileSize: content.length },
        createdAt: now() + reportDelayMs,
        createdBy: body.metadata?.userId ?? 'service',
      },
    ])
    return makeAnswer(202, {
      ...{ status: 'ACCEPTED', message: `Report ${actionId} ordered`, actionId, clientNo, fileId },
    })
  })
}

function requireKnown(field: string, value: string, known: readonly string[]) {
  if (!known.includes(value)) throw unprocessable({ [field]: `must be one of ${known.join(', ')}` })
}
