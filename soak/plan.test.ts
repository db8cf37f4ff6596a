import { describe, expect, test } from 'vitest'
import { AdjustmentRow } from '@/lib/contracts/desk/batches'
import { planOf, writeFaults } from './plan.mjs'

const size = { seed: 7, drafts: 1_000, kills: 50, people: 8 }
const plan = planOf(size)

describe('the plan of a run', () => {
  test('follows from its seed', () => {
    expect(planOf(size)).toEqual(plan)
    expect(planOf({ ...size, seed: 8 })).not.toEqual(plan)
  })

  test('gives a draft the same chances however many there are', () => {
    expect(planOf({ ...size, drafts: 10 }).drafts).toEqual(plan.drafts.slice(0, 10))
  })

  test('has every fault among the first sends, and drafts that meet none', () => {
    const first = plan.drafts.map(({ sends }) => sends[0])
    expect(new Set(first)).toEqual(new Set([null, ...Object.keys(writeFaults)]))
  })

  test('gives every row an id of its own that the desk takes', () => {
    const ids = plan.drafts.flatMap(({ rows }) => rows.map(({ sourceId }) => sourceId))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !AdjustmentRow.shape.sourceId.safeParse(id).success)).toEqual([])
  })

  test('kills in order, while there is something to kill', () => {
    const moments = plan.kills.map(({ afterSends }) => afterSends)
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
    expect(moments).toHaveLength(50)
    expect(Math.max(...moments)).toBeLessThan(1_000)
  })
})
