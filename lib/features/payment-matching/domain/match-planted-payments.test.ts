import { expect, test } from 'vitest'
import { matchLine } from './match-line'
import { settleMatches } from './match-list'
import { indexInvoices, toInvoiceKeys } from './open-invoices'
import { type PlantedPayment, plantPayments } from './testing/planted-payments'

const rounds = 50
const linesOfRound = 200

type Judged = PlantedPayment & { isSure: boolean; isRight: boolean; isFirst: boolean }

function judgeRound(seedNumber: number): Judged[] {
  const { invoices, planted } = plantPayments(seedNumber, linesOfRound)
  const index = indexInvoices(invoices.map(toInvoiceKeys), true)
  const lines = planted.map(({ line }) => line)
  const matches = settleMatches(
    lines,
    lines.map((line) => matchLine(index, line, 'NOK')),
  )
  return planted.map((each, at) => {
    const { is, candidates } = matches[at]!
    const ids = candidates[0]?.parts.map(({ invoice }) => invoice.id).toSorted() ?? []
    const isFirst = JSON.stringify(ids) === JSON.stringify(each.truth.toSorted())
    return { ...each, isSure: is === 'sure', isRight: is === 'sure' && isFirst, isFirst }
  })
}

test('of 10 000 planted payments all that is sure is right, and most is sure or first', () => {
  const judged = Array.from({ length: rounds }, (_, seedNumber) => judgeRound(seedNumber)).flat()
  expect(judged).toHaveLength(10_000)
  const wrong = judged.filter(({ isSure, isRight }) => isSure && !isRight)
  expect(wrong.slice(0, 5)).toEqual([])

  const payable = judged.filter(({ truth }) => truth.length > 0)
  const recall = payable.filter(({ isRight }) => isRight).length / payable.length
  const first = payable.filter((each) => each.isFirst).length / payable.length
  process.stdout.write(`${describeRecall(judged, recall, first)}\n`)
  expect(recall).toBeGreaterThan(0.6)
  expect(first).toBeGreaterThan(0.8)
})

function describeRecall(judged: readonly Judged[], recall: number, first: number): string {
  const byKind = [...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, own]) => {
    const [sure, best] = [own.filter((each) => each.isSure), own.filter((each) => each.isFirst)]
    return `${kind} ${own.length}: ${sure.length} sure, ${best.length} right or right first`
  })
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  return [`sure ${percent(recall)}, right first ${percent(first)}`, ...byKind].join('\n')
}
