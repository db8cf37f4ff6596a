import { test } from 'vitest'
import type { PostingSubmission } from '@/lib/contracts/desk/receivables/auto-postings'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { checkOnce, type MeantWrite } from '@/tests/support/once'
import { postingService } from '@/tests/support/posting-service'
import { bookPostings } from './book-postings'

const desk = deskUnderTest()
const sets = (['kari', 'ola'] as const).map((userName, index) => ({
  ...{ idempotencyKey: `6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b1${index}`, userName },
  ...{ clientNo: '1001', method: 'PAYMENT', typedTotal: '1' },
  rows: [
    {
      ...{ customerNo: '10001', documentNo: '7', amount: 10, currency: 'NOK' },
      ...{ postingDate: '2026-11-26', text: userName },
    },
  ],
}))

/** Two people book the same amount on the same document. */
test('whatever happens, a set is booked once at most, and nothing is said of it that is not so', async () => {
  await checkOnce(
    desk,
    () => {
      const service = postingService(desk)
      const toMeantWrite = (set: PostingSubmission & { userName: 'kari' | 'ola' }): MeantWrite => ({
        ...{ idempotencyKey: set.idempotencyKey, userName: set.userName },
        operation: 'createAutoPostings',
        send: () => bookPostings(set),
        countDone: () => service.booked.filter(([row]) => row?.text === set.userName).length,
      })
      return { service, writes: sets.map(toMeantWrite) }
    },
    40,
  )
}, 120_000)
