import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import {
  arrivedAt,
  asKari,
  asOla,
  type DeskUnderTest,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { storeKinds } from '@/tests/support/stores'
import { executeOperation } from './execute-operation'

const poll = (Identifier = 'R-1') =>
  executeOperation('getInvoiceStatus', { body: { Identifier } }, { isBackground: true })
const right = { rights: ['read:distribution.invoice'] }

/** An upstream that tells how often it was asked, after `wait`. */
function counting(desk: DeskUnderTest, status = 200, wait: Promise<void> = Promise.resolve()) {
  let count = 0
  upstreamAnswers(desk, async (_, response) => {
    count += 1
    const answer = count
    await wait
    json(response, status, { ReceiptId: `asked ${answer}`, Status: 2 })
  })
}

describe.each(storeKinds)('on %s', (kind) => {
  const desk = deskUnderTest(kind)

  test('pages that follow one invoice at the same time ask the upstream once, whoever of the same access they are', async () => {
    let answer = () => {}
    counting(desk, 200, new Promise((resolve) => (answer = resolve)))
    await asKari(right)
    const first = [poll(), poll()]
    await vi.waitFor(() => expect(arrivedAt(desk)).toHaveLength(1), { timeout: 20_000 })
    await asOla(right)
    const second = [poll(), poll()]
    answer()
    for (const each of await Promise.all([...first, ...second]))
      expect(each).toMatchObject({ ok: true, value: { ReceiptId: 'asked 1' } })
    expect(await poll()).toMatchObject({ value: { ReceiptId: 'asked 1' } })
    expect(arrivedAt(desk)).toHaveLength(1)
  })

  test('another invoice, a person with other access, and who reads by themselves are asked for each', async () => {
    counting(desk)
    await asKari(right)
    await poll('R-2')
    await poll('R-3')
    await executeOperation('getInvoiceStatus', { body: { Identifier: 'R-2' } })
    expect(arrivedAt(desk)).toHaveLength(3)
    await asOla({ rights: [...right.rights, 'read:partner.invoice'] })
    expect(await poll('R-2')).toMatchObject({ value: { ReceiptId: 'asked 4' } })
  })

  test('who may not ask gets nothing that others were answered', async () => {
    counting(desk)
    await asKari(right)
    await poll('R-4')
    await asOla({ rights: ['read:arm.customer'] })
    expect(await poll('R-4')).toMatchObject({ failure: { kind: 'forbidden', code: 'right' } })
  })

  test('a refused token is nobody else’s, and after a while the upstream is asked again', async () => {
    counting(desk, 403)
    await asKari(right)
    expect(await poll('R-5')).toMatchObject({ ok: false, failure: { kind: 'forbidden' } })
    counting(desk)
    expect(await poll('R-5')).toMatchObject({ ok: true })

    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000)
    await desk.db.execute(sql`update desk.shared_poll set until = until - interval '2 s'`)
    expect(await poll('R-5')).toMatchObject({ value: { ReceiptId: 'asked 2' } })
    now.mockRestore()
  })
})
