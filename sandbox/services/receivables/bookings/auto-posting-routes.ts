import Big from 'big.js'
import {
  type AutoPosting,
  type AutoPostingResult,
  createAutoPostings,
  validateAutoPostings,
} from '@/lib/contracts/receivables/auto-postings'
import type { Database } from '@/lib/platform/database/open'
import { makeAnswer } from '../../../answer'
import { toCalendarDate } from '../../../clock'
import type { HandlerInput, Implement } from '../../../implement'
import { notFound, unprocessable } from '../../../refusal'
import type { ClientItems } from '../items/client-items'
import { writeLogItem } from '../log-store'
import { addPosting } from './add-posting'
import { type JudgedPosting, judgePostings } from './auto-posting-rules'

/** In which ways auto postings are booked. Assumed: no document lists them. */
export const autoPostingMethods = ['PAYMENT', 'WRITE_OFF', 'PREPAYMENT'] as const

/** Most postings in one set. Assumed. */
export const autoPostingsMax = 1_000

type Parts = { db: Database; items: ClientItems }
type Asked = Pick<HandlerInput<typeof createAutoPostings>, 'params' | 'body' | 'now'>

/** Auto postings: all of a set, or none. `validateOnly` on one row is of the whole set. */
export function registerAutoPostingRoutes(implement: Implement, parts: Parts) {
  implement(validateAutoPostings, (asked) => book(parts, asked, false), {
    takes: (body) => {
      const rows = (body as { autoPostings?: unknown } | null)?.autoPostings
      return Array.isArray(rows) && rows.every((row) => row?.validateOnly === true)
    },
  })
  implement(createAutoPostings, (asked) =>
    book(parts, asked, !asked.body.autoPostings.some(({ validateOnly }) => validateOnly)),
  )
}

async function book({ db, items }: Parts, { params, body, now }: Asked, isBooked: boolean) {
  const { clientno, autopostingmethod: method } = params
  const clientNo = Number(clientno)
  if (!autoPostingMethods.some((each) => each === method))
    throw notFound(`Auto posting method ${method}`)
  if (body.autoPostings.length > autoPostingsMax)
    throw unprocessable({ autoPostings: `a set holds at most ${autoPostingsMax} postings` })
  await items.ensure(clientNo, now())
  const today = toCalendarDate(now())
  return db.transaction(async (tx) => {
    const judged = await judgePostings(tx, clientNo, body.autoPostings, today)
    if (judged.some(({ wrong }) => wrong !== null)) return makeAnswer(200, toRejection(judged))
    if (!isBooked)
      return makeAnswer(200, {
        status: 'VALIDATED',
        message: 'Nothing was booked',
        results: judged.map((each, index) => ({
          ...toRow(each, index),
          status: 'VALIDATED',
          resultType: 'VALID',
        })),
      })
    const results: NonNullable<AutoPostingResult['results']> = []
    for (const [index, each] of judged.entries()) {
      const voucherNo = await bookOne(tx, each, method)
      await writeLogItem(tx, {
        clientNo,
        customerNo: each.posting.customerNo,
        arItemId: each.item!.arItemId,
        documentNo: each.posting.documentNo,
        type: 'POSTING',
        message: describePosting(each.posting, method),
        userId: body.metadata?.userId ?? null,
        loggedAt: now(),
      })
      results.push({
        ...toRow(each, index),
        status: 'PROCESSED',
        resultType: 'POSTED',
        voucherNo,
      })
    }
    return makeAnswer(200, {
      status: 'PROCESSED',
      message: `${results.length} postings booked`,
      results,
    })
  })
}

async function bookOne(tx: Database, { item, posting }: JudgedPosting, kind: string) {
  const { voucherNo } = await addPosting(tx, {
    arItemId: item!.arItemId,
    date: posting.postingDate,
    kind,
    amount: new Big(posting.amount).times(-1).toFixed(),
  })
  return voucherNo
}

/** One bad row rejects all, each of the others as rejected with it. */
const toRejection = (judged: readonly JudgedPosting[]) => ({
  status: 'FAILED',
  message: 'Nothing was booked, because a posting was rejected',
  results: judged.map((each, index) => ({
    ...toRow(each, index),
    status: 'FAILED',
    resultType: each.wrong === null ? 'BATCH-REJECTED' : 'REJECTED',
    message: each.wrong ?? 'Rejected with the set',
  })),
})

const toRow = ({ posting, item }: JudgedPosting, index: number) => ({
  index,
  customerNo: posting.customerNo,
  documentNo: posting.documentNo,
  ...(item && { arItemId: item.arItemId }),
})

const describePosting = ({ amount, currency, text }: AutoPosting, method: string) =>
  [`${method} of ${new Big(amount).toFixed()} ${currency} posted`, text].filter(Boolean).join(': ')
