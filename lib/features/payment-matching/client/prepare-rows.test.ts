import { expect, test, vi } from 'vitest'
import type { BankLine } from '@/lib/features/payment-matching/domain/bank-line'
import type { OpenInvoice } from '@/lib/features/payment-matching/domain/open-invoices'
import type { PlannedLine } from '@/lib/features/payment-matching/domain/payment-plan'
import { makePaymentId } from './payment-keys'
import { prepareRows } from './prepare-rows'
import { readSentLines } from './read-sent-lines'

type Standing = 'there' | 'refused' | 'absent'
const journal = vi.hoisted(() => ({ of: new Map<string, Standing>(), asked: [] as string[][] }))

/** What the desk tells of the ids that are in its journal. */
function findSentPayments(sourceIds: string[]) {
  journal.asked.push(sourceIds)
  const listIds = (standing: Standing) => sourceIds.filter((id) => journal.of.get(id) === standing)
  const write = { idempotencyKey: 'k', batchId: 'b', sentAt: '2026-03-02T10:00:00Z' }
  return {
    payments: listIds('there').map((sourceId) => ({ sourceId, ...write })),
    refused: listIds('refused').map((sourceId) => ({ sourceId, nextId: `${sourceId}-2` })),
    absent: listIds('absent'),
    isWhole: true,
  }
}
vi.mock('@/lib/client/read', () => ({
  read: async (_: string, { body }: { body: { sourceIds: string[] } }) =>
    findSentPayments(body.sourceIds),
}))

const invoice = (id: string): OpenInvoice => ({
  ...{ id, number: null, kid: null, open: '1000', currency: 'NOK', dueDate: null },
  ...{ customerNo: null, names: [] },
})
const plan = (payer: string, ...amounts: `${number}`[]) => {
  const line: BankLine = {
    ...{ no: 1, paid: '2026-03-02', payer, reference: '', amount: '3000' },
    ...{ currency: null, bankReference: null },
  }
  const repeat = { of: null, occurrence: 1, isSame: false }
  const parts = amounts.map((amount, at) => ({ invoice: invoice(`i${at}`), amount }))
  return { line, repeat, currency: 'NOK', candidate: { proof: 'kids', parts } } as PlannedLine
}
const whole = plan('Kari Nordmann', '3000')
const split = plan('Kari Nordmann', '1000', '2000')
const other = plan('Ola Hansen', '3000')
const makeId = ({ line }: PlannedLine, part: number) =>
  makePaymentId(line, { currency: 'NOK', occurrence: 1 }, part)

/** Lets the journal hold the parts of Kari's line, one after the other, each as it stands. */
async function hold(...standings: Standing[]) {
  journal.asked = []
  journal.of = new Map()
  for (const [part, standing] of standings.entries())
    journal.of.set(await makeId(whole, part), standing)
}
const prepare = (...lines: PlannedLine[]) =>
  prepareRows(lines, { currency: 'NOK', organizationId: 'o', signInAgain: async () => {} })
const summarizeIds = async (...lines: PlannedLine[]) => {
  const prepared = await prepare(...lines)
  return prepared.ok && prepared.value.map(({ sourceId, amount }) => [sourceId, amount])
}

test.each<[string, ...Standing[]]>([
  ['first part', 'there'],
  ['second part, where the first was refused', 'refused', 'there'],
  ['second part, where the first is surely not there', 'absent', 'there'],
  ['third part', 'refused', 'absent', 'there'],
])('a line whose %s may be booked went out before, and does not again', async (_, ...standings) => {
  await hold(...standings)
  const found = await readSentLines([other, whole], 'NOK', async (ids) => findSentPayments(ids))
  const sourceId = await makeId(whole, standings.length - 1)
  expect(found.before).toMatchObject([null, { sourceId }])
  for (const line of [whole, split])
    expect(await prepare(other, line)).toEqual({
      ok: false,
      failure: { kind: 'not-sent', code: 'sent-before' },
    })
})

test('one of whose parts none may be booked goes out, refused parts under their next ids', async () => {
  const [one, two] = [await makeId(whole, 0), await makeId(whole, 1)]
  await hold('refused', 'refused')
  expect(await summarizeIds(split)).toEqual([
    [`${one}-2`, 1000],
    [`${two}-2`, 2000],
  ])
  await hold('refused')
  expect(await summarizeIds(split)).toEqual([
    [`${one}-2`, 1000],
    [two, 2000],
  ])
  await hold('absent')
  expect(await summarizeIds(whole)).toEqual([[one, 3000]])
})

test('lines that never went out are asked for once', async () => {
  await hold()
  expect(await prepare(split, other)).toMatchObject({ ok: true })
  expect(journal.asked).toEqual([[await makeId(split, 0), await makeId(other, 0)]])
})
