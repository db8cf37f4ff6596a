import { expect, test } from 'vitest'
import { judgeSingleWrites, planSingleWrites } from './single-writes.mjs'

const sound = { index: 0, kind: 'upload', told: [] as string[], state: 'done', times: 1 }
const once = 'written once: the service has done each at most once'
const missing = 'written once: none that is called done is missing'
const failed = 'written once: none that was done is called failed'

test.each<[string, object, string[]]>([
  ['done', {}, []],
  ['taken, and told so', { state: 'accepted', told: ['done'] }, []],
  ['not known, and done', { state: 'unknown' }, []],
  ['not known, and not done', { state: 'sending', times: 0 }, []],
  ['refused', { state: 'refused', told: ['failed'], times: 0 }, []],
  ['never arrived', { state: null, times: 0 }, []],
  ['done twice', { times: 2 }, [once]],
  ['called done and missing', { times: 0 }, [missing]],
  ['told as done and missing', { state: 'unknown', told: ['done'], times: 0 }, [missing]],
  ['called refused and done', { state: 'refused' }, [failed]],
  ['called not made and done', { state: 'not-applied' }, [failed]],
  ['told as failed and done', { state: 'unknown', told: ['failed'] }, [failed]],
  ['unheard of and done', { state: null }, [failed]],
])('of a write that is %s', (_, change, wrong) => {
  const checks = judgeSingleWrites([{ ...sound, ...change }])
  expect(checks.filter(({ violations }) => violations.length > 0).map(({ name }) => name)).toEqual(
    wrong,
  )
})

test('the plan follows from its seed, has every kind and a mark of its own for each', () => {
  const size = { seed: 7, writes: 120, people: 8 }
  const plan = planSingleWrites(size)
  expect(planSingleWrites(size)).toEqual(plan)
  expect(planSingleWrites({ ...size, seed: 8 })).not.toEqual(plan)
  expect(new Set(plan.map(({ kind }) => kind)).size).toBe(6)
  expect(new Set(plan.map(({ mark }) => mark)).size).toBe(120)
})
