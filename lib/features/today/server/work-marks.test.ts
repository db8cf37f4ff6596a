import { describe, expect, test } from 'vitest'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { storeKinds } from '@/tests/support/stores'
import { changeWorkMark } from './work-marks'

const line = { scopes: ['company:501', 'company:502'], subject: 'failure:silent' }

describe.each(storeKinds)('on %s', (kind) => {
  deskUnderTest(kind)

  test('one of twenty who take a line at the same moment has it, and all are told who', async () => {
    for (let round = 0; round < 3; round++) {
      const subject = `${line.subject}-${round}`
      // Rows that are there already are what two may read at once.
      await changeWorkMark(
        { ...line, subject, person: 'kari', seen: null },
        { is: 'note', note: 'Seen' },
      )
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          changeWorkMark({ ...line, subject, person: `person-${at}`, seen: null }, { is: 'claim' }),
        ),
      )
      expect(results.filter(({ refusal }) => refusal === null)).toHaveLength(1)
      expect(new Set(results.map(({ mark }) => mark.claimedBy)).size).toBe(1)
    }
  })

  test('one of twenty who note a line at the same moment has noted it, and the others are refused', async () => {
    for (const seenNote of [null, 'Seen']) {
      const subject = `${line.subject}-noted-${seenNote}`
      if (seenNote)
        await changeWorkMark(
          { ...line, subject, person: 'kari', seen: null },
          { is: 'note', note: seenNote },
        )
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          changeWorkMark(
            { ...line, subject, person: `person-${at}`, seen: null },
            { is: 'note', note: `Note ${at}`, seenNote },
          ),
        ),
      )
      expect(results.filter(({ refusal }) => refusal === null)).toHaveLength(1)
      expect(results.filter(({ refusal }) => refusal === 'noted')).toHaveLength(19)
      expect(new Set(results.map(({ mark }) => mark.note)).size).toBe(1)
    }
  })

  test('a snooze of a line that was done as it stood before is taken back', async () => {
    const kari = { ...line, subject: 'failure:grew', person: 'kari', seen: null }
    await changeWorkMark(kari, { is: 'done', shows: '3 lines' })
    await changeWorkMark(kari, { is: 'snooze', until: '2026-12-08' })
    const undone = await changeWorkMark(kari, {
      is: 'return',
      undoes: { is: 'snooze', until: '2026-12-08' },
    })
    expect(undone).toMatchObject({ refusal: null, mark: { doneAs: null, snoozedUntil: null } })
  })

  test('that a line is done is not taken back once somebody else has put it off', async () => {
    const kari = { ...line, subject: 'failure:put-off', person: 'kari', seen: null }
    await changeWorkMark(kari, { is: 'done', shows: '3 lines' })
    await changeWorkMark({ ...kari, person: 'ola' }, { is: 'snooze', until: '2026-12-08' })
    const undone = await changeWorkMark(kari, {
      is: 'return',
      undoes: { is: 'done', shows: '3 lines' },
    })
    expect(undone).toMatchObject({
      ...{ refusal: 'marked-since', mark: { doneAs: '3 lines', snoozedUntil: '2026-12-08' } },
    })
  })
})
