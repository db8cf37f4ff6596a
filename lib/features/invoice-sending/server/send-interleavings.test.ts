import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sendOperationNames } from '@/lib/contracts/distribution/send'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { journal } from '@/lib/platform/database/schema'
import { settleMs } from '@/lib/platform/journal/write-journal'
import { asKari, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import type { Fault } from '@/tests/support/faulty-upstream'
import { restartDesk } from '@/tests/support/faulty-upstream'
import { sendUpstream, submitting } from '@/tests/support/send-upstream'
import { emptyDesk } from '@/tests/support/stores'
import { sendDocument } from './send-document'
import { sendDocumentAgain } from './send-document-again'

const desk = deskUnderTest()

const fault = fc.constantFrom<Fault>(
  ...(['drop-before', 'drop-after', 'kill-before', 'kill-after'] as const),
  ...([400, 409, 422, 429, 500, 503] as const),
)
const step = fc.oneof(
  fc.record({ does: fc.constantFrom('write fault', 'read fault'), fault }),
  fc.record({
    does: fc.constantFrom('send', 'send twice', 'look', 'again', 'time passes', 'other document'),
  }),
)
type Step = { does: string; fault?: Fault }

/** A service that deduplicates, and one that does not: the desk may not lean on it. */
test.each(sendOperationNames)(
  'whatever happens, %s sends a document once at most, and nothing is said of it that is not so',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 14 }),
        fc.boolean(),
        fc.boolean(),
        async (steps, dedupes, hasOthers) => {
          await emptyDesk(desk.db)
          await endPauses(desk)
          await asKari()
          const service = Object.assign(sendUpstream(desk), {
            dedupes,
            others: hasOthers ? [{ receiptId: 'R-9', identifier: 'erp-9', number: '9' }] : [],
          })
          const submission = submitting(name)
          const { idempotencyKey } = submission
          const held = () => service.heldBy(submission.document.body.Identifier).length
          const letTimePass = () =>
            desk.db.update(journal).set({ deadlineAt: new Date(Date.now() - settleMs) })
          const check = () => checkOutcome({ idempotencyKey, operation: name })
          const act = async ({ does, fault: planted }: Step) => {
            if (does === 'write fault') service.writeFaults.push(planted!)
            if (does === 'read fault') service.readFaults.push(planted!)
            if (does === 'send') await sendDocument(submission)
            if (does === 'send twice')
              await Promise.all([sendDocument(submission), sendDocument(submission)])
            if (does === 'look') await check()
            if (does === 'again') await sendDocumentAgain({ idempotencyKey, userName: 'kari' })
            if (does === 'time passes') await letTimePass()
            if (does === 'other document') await sendDocument(submitting(name))
          }
          for (const each of steps) {
            await act(each)
            if (service.killed) await restartDesk(desk, service.killed)
            service.killed = null
            await endPauses(desk)
            expect(held()).toBeLessThanOrEqual(1)
          }
          Object.assign(service, { writeFaults: [], readFaults: [] })
          await letTimePass()
          await check()
          const [row] = (await desk.journalRows()).filter(
            (each) => each.idempotencyKey === idempotencyKey,
          )
          const { state } = row ?? {}
          if (held() === 1) expect(['accepted', 'done', 'unknown']).toContain(state)
          if (state === 'accepted' || state === 'done') expect(held()).toBe(1)
          if (state === 'not-applied' || state === 'refused') expect(held()).toBe(0)
        },
      ),
      { numRuns: 12 },
    )
  },
  60_000,
)
