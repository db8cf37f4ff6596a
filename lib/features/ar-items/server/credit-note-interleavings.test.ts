import { test } from 'vitest'
import { creditingService } from '@/tests/support/crediting-service'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { checkOnce, type MeantWrite } from '@/tests/support/once'
import { submitCreditNote } from './submit-credit-note'

const desk = deskUnderTest()
const people = ['kari', 'ola'] as const

/** Two people credit the same document by the same amount. */
test('whatever happens, a credit note is made once at most, and nothing is said of it that is not so', async () => {
  await checkOnce(
    desk,
    () => {
      const service = creditingService(desk)
      const toMeantWrite = (userName: MeantWrite['userName'], index: number): MeantWrite => {
        const idempotencyKey = `6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b1${index}`
        return {
          ...{ idempotencyKey, userName, operation: 'updateArItem' },
          send: () =>
            submitCreditNote({
              ...{ idempotencyKey, userName, clientNo: '1001', customerNo: '10001' },
              ...{ arItemId: 400_012, documentNo: '2026-10442', amount: 30, text: userName },
              seen: { remaining: String(service.item.remainingAmount) },
            }),
          saysDone: (value) => (value as { outcome: string }).outcome === 'sent',
          countDone: () => service.notes.filter(({ text }) => text === userName).length,
        }
      }
      return { service, writes: people.map(toMeantWrite) }
    },
    40,
  )
}, 120_000)
