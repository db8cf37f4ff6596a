import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { exportsUnderTest, firstCells, receipt, wish } from '@/tests/support/exports-under-test'
import { json } from '@/tests/support/fake-upstream'
import { idsOf, servingInvoices, startInvoiceExport } from '@/tests/support/invoice-exports'
import { invoiceOf } from '@/tests/support/invoice-list-upstream'

const desk = deskUnderTest()
const { run } = exportsUnderTest(startInvoiceExport)
const serving = (count: number) => servingInvoices(desk, count)

/**
 * What happens while a page is asked for: so many invoices arrive at the top, and it may be
 * refused, so that a second part has to go on.
 */
const happening = fc.record({ arrive: fc.nat({ max: 4 }), refused: fc.boolean() })

test('every invoice that stood there at the start comes exactly once, whatever arrives and breaks off meanwhile', async () => {
  await asKari()
  const runs = fc.asyncProperty(
    fc.nat({ max: 30 }),
    fc.integer({ min: 1, max: 9 }),
    fc.array(happening, { maxLength: 20 }),
    async (...drawn) => {
      const [count, pageMax, happenings] = drawn
      const id = randomUUID()
      const model = serving(count)
      model.pageMax = pageMax
      const old = idsOf(count)
      const next = [...happenings]
      model.before = (_, [, response]) => {
        const now = next.shift()
        for (let at = 0; at < (now?.arrive ?? 0); at += 1)
          model.rows = [{ ...invoiceOf(0), id: randomUUID() }, ...model.rows]
        if (now?.refused) json(response, 400, {})
        return now?.refused ?? false
      }
      await startInvoiceExport({}, id)
      let state = ''
      for (let at = 0; at <= happenings.length && state !== 'complete'; at += 1) {
        if (at > 0) await wish('continueExport', id)
        await run(id)
        state = (await receipt(id)).state
      }
      expect(state).toBe('complete')
      expect(new Set(await firstCells(id)).size).toBe((await firstCells(id)).length)
      expect(await firstCells(id)).toEqual(expect.arrayContaining(old as string[]))
    },
  )
  await fc.assert(runs, { numRuns: 40 })
})
