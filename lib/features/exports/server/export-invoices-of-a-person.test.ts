import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import {
  exportId,
  exportsUnderTest,
  firstCells,
  open,
  wish,
} from '@/tests/support/exports-under-test'
import { idsOf, servingInvoices, startInvoiceExport } from '@/tests/support/invoice-exports'
import { everyRight } from '@/tests/support/tokens'

const desk = deskUnderTest()
const { exported } = exportsUnderTest(startInvoiceExport)
const serving = (count: number) => servingInvoices(desk, count)

describe('its person', () => {
  test('cancels it: what is stored stays', async () => {
    await asKari()
    const model = serving(10)
    model.before = async (asked) => {
      if (asked === 'rows-8') await wish('cancelExport')
      return false
    }
    expect(await exported()).toMatchObject({
      state: 'cancelled',
      hasFile: true,
      canContinue: false,
    })
  })

  test('starts none of an organization of others, and gets no row of one', async () => {
    await asKari()
    const model = serving(10)
    expect(await startInvoiceExport({ organizationId: 'of-others' })).toMatchObject({
      failure: { kind: 'forbidden', code: 'scope' },
    })
    model.rows = model.rows.map((row, at) =>
      at === 5 ? { ...row, organization: { id: 'of-others' } } : row,
    )
    expect(await exported()).toMatchObject({
      state: 'failed',
      why: { kind: 'forbidden', code: 'scope-of-answer' },
      rows: 4,
    })
    expect(await firstCells()).toEqual(idsOf(4))
  })

  test('is the only one who has it, and opens it while the organization is theirs and they may read it', async () => {
    await asKari()
    serving(3)
    await exported()
    await asOla()
    for (const name of ['continueExport', 'cancelExport'] as const)
      expect(await wish(name)).toMatchObject({ failure: { kind: 'not-found' } })
    expect([await open(), await executeOperation('listExports', {})]).toMatchObject([
      { failure: { kind: 'not-found' } },
      { value: { exports: [] } },
    ])

    for (const [code, stated] of [
      [
        'scope',
        {
          workspaces: [
            { name: 'Elsewhere', clientNo: '1001', companyIds: [501], organizationId: 'elsewhere' },
          ],
        },
      ],
      ['right', { rights: everyRight.filter((right) => right !== 'read:collection.case') }],
    ] as const) {
      await asKari(stated as never)
      expect(await open()).toMatchObject({ failure: { kind: 'forbidden', code } })
      for (const name of ['continueExport', 'cancelExport'] as const)
        expect(await wish(name)).toMatchObject({ failure: { code } })
      expect(await executeOperation('listExports', {})).toEqual({
        ok: true,
        value: { exports: [] },
      })
    }
  })

  test('who may read collection alone sees no export of the partner part, and starts none', async () => {
    await asKari()
    const summaryId = randomUUID()
    serving(3)
    const summary = {
      body: {
        exportId: summaryId,
        file: { format: 'csv', style: { kind: 'iso' } } as const,
        CompanyIds: [501],
      },
    }
    await executeOperation('startExport', summary, { idempotencyKey: summaryId })
    await exported()
    await asKari({ rights: ['read:collection.case'] })
    expect(await open(summaryId)).toMatchObject({ failure: { kind: 'forbidden', code: 'right' } })
    expect(await executeOperation('listExports', {})).toMatchObject({
      value: { exports: [{ exportId, kind: 'collectionInvoices' }] },
    })
    expect(
      await executeOperation('startExport', summary, { idempotencyKey: randomUUID() }),
    ).toMatchObject({ failure: { kind: 'forbidden', code: 'right' } })
  })
})
