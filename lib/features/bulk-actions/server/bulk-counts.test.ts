import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BulkAction, BulkRowState } from '@/lib/contracts/desk/bulk/bulk-actions'
import { describeBulkCounts } from '@/lib/features/bulk-actions/messages/describe-bulk-action'
import { bulkActionRows, bulkActions } from '@/lib/platform/database/bulk-schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { getResultRows } from '@/sandbox/database/result-rows'
import {
  begin,
  caseUpstream,
  organizationId,
  pausing,
} from '@/tests/support/bulk-actions-under-test'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { t } from '@/tests/support/english'
import { checkCounts } from '@/tests/support/random-filters'

const desk = deskUnderTest()

const people = ['kari', 'ola', 'maja', 'per', 'ida']
const states = ['running', 'waiting', 'stopped', 'halted', 'over'] as const
const actionsCount = 24

/** Bulk actions of several people, in all states, with rows that came to anything. */
async function storeActions() {
  const random = fc.sample(
    fc.array(fc.nat(BulkRowState.options.length - 1), { minLength: 1, maxLength: 8 }),
    {
      ...{ numRuns: actionsCount, seed: 7 },
    },
  )
  for (const [at, rowStates] of random.entries()) {
    const action = pausing(caseUpstream(desk, rowStates.length).cases)
    expect(await begin(action)).toMatchObject({ ok: true })
    const id = action.bulkActionId
    await desk.db
      .update(bulkActions)
      .set({
        ...{ person: people[Math.floor(Math.sqrt(at))]!, state: states[at % 5]! },
        startedAt: new Date(Date.UTC(2026, 2, 12, 12, at)),
      })
      .where(eq(bulkActions.id, id))
    for (const [row, state] of rowStates.entries())
      await desk.db.execute(sql`
        update ${bulkActionRows} set state = ${BulkRowState.options[state]!}
        where bulk_action_id = ${id} and idempotency_key = ${action.rows.rows[row]!.idempotencyKey}`)
  }
}

type Counted = { id: string; person: string; state: string; startedAt: string; of: string }

/** Each bulk action with its rows by state, by the database alone. */
const countInDatabase = async () =>
  getResultRows<Counted>(
    await desk.db.execute(sql`
      select action.id, action.person, action.state, to_char(action.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt",
        (select json_object_agg(state, count) from (select state, count(*)::int as count from desk.bulk_action_row
          where bulk_action_id = action.id group by state) as counted)::text as of
      from desk.bulk_action as action`),
  )

type Question = { person?: string; organizationId?: string; limit: number }

/** All pages of a question. */
async function readAll(question: Question) {
  const listed: BulkAction[] = []
  for (let before: string | undefined; ; ) {
    const read = await executeOperation('listBulkActions', { body: { ...question, before } })
    if (!read.ok) throw new Error(JSON.stringify(read.failure))
    listed.push(...read.value.actions)
    if (!read.value.more) return listed
    before = listed.at(-1)!.startedAt
  }
}

const shownInOrder = [
  ...(['accepted', 'changed', 'gone', 'differs', 'partly', 'undelivered'] as const),
  ...(['refused', 'unknown', 'not-applied', 'waiting'] as const),
]

test('bulk actions are listed each once, with as many rows of each result as the database counts, under 200 random filters', async () => {
  await asKari()
  await storeActions()
  const stored = await countInDatabase()
  const other = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d99'
  const questions = fc.record({
    person: fc.constantFrom(undefined, ...people, 'nobody'),
    organizationId: fc.constantFrom(undefined, undefined, organizationId),
    limit: fc.integer({ min: 1, max: 30 }),
  })
  await checkCounts(questions, async (question) => {
    const listed = await readAll(question)
    const expected = stored.filter(
      ({ person }) => question.person === undefined || person === question.person,
    )
    expect(listed.map(({ bulkActionId }) => bulkActionId).toSorted()).toEqual(
      expected.map(({ id }) => id).toSorted(),
    )
    for (const action of listed) {
      const counts = JSON.parse(expected.find(({ id }) => id === action.bulkActionId)!.of)
      expect(action.counts).toEqual(counts)
      const shown = [counts.done ?? 0, action.total, ...shownInOrder.map((state) => counts[state])]
      expect(describeBulkCounts(t, action).match(/\d+/g)!.map(Number)).toEqual(
        shown.filter((count) => count !== undefined),
      )
    }
    return listed.length
  })
  expect(
    await executeOperation('listBulkActions', { body: { organizationId: other } }),
  ).toMatchObject({ ok: false })
})
