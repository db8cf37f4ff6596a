import { describe, expect, test } from 'vitest'
import { isJudged, isUnusual, measureChannels } from './channel-paces'
import { makeHistory, type Outage, replayRows, type Sent } from './testing/replayed-history'
import { learnUsualTimes } from './usual-times'

const end = Date.parse('2026-03-31T20:00:00Z')
const hourMs = 3_600_000

/** Numbers that are the same for one seed (mulberry32). */
function createRandom(seedNumber: number) {
  let state = seedNumber
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function measureAt(history: readonly Sent[], now: number) {
  const rows = replayRows(history, now)
  return measureChannels(rows, learnUsualTimes(rows.delivered), { since: 0, now })
}

describe('the usual time over a replayed history', () => {
  test.each(Array.from({ length: 6 }, (_, seedNumber) => seedNumber))(
    'equals counting, seed %i',
    (seedNumber) => {
      const history = makeHistory(createRandom(seedNumber), end)
      const now = end - 3 * hourMs
      const usualOf = learnUsualTimes(replayRows(history, now).delivered)
      for (const channel of ['Peppol', 'E-mail'])
        for (const kind of ['Invoice', 'CreditNote']) {
          const lengths = history
            .filter((sent) => sent.channel === channel && sent.kind === kind && !sent.isFailed)
            .filter(({ endAt }) => endAt <= now)
            .map(({ loggedAt, endAt }) => Math.floor(endAt) - Math.floor(loggedAt))
          const usual = usualOf({ companyId: 501, channel, kind })!
          const within = (ms: number) => lengths.filter((length) => length <= ms + 1).length
          const below = (ms: number) => lengths.filter((length) => length < ms - 1).length
          for (const [ms, share] of [
            [usual.medianMs, 0.5],
            [usual.longMs, 0.95],
          ] as const) {
            expect(within(ms)).toBeGreaterThanOrEqual(lengths.length * share)
            expect(below(ms)).toBeLessThan(lengths.length * share)
          }
          expect(usual).toMatchObject({ count: lengths.length, by: 'kind' })
        }
    },
  )
})

describe('a channel that goes down', () => {
  const seedNumbers = Array.from({ length: 12 }, (_, seedNumber) => 100 + seedNumber)
  const outage: Outage = { channel: 'Peppol', from: end - 12 * hourMs, failsAfterMs: 4 * hourMs }

  test.each(seedNumbers)('is told before half of its failures came, seed %i', (seedNumber) => {
    const history = makeHistory(createRandom(seedNumber), end, outage)
    const failures = history
      .filter(
        ({ channel, isFailed, endAt }) => channel === 'Peppol' && isFailed && endAt > outage.from,
      )
      .map(({ endAt }) => endAt)
      .sort((one, other) => one - other)
    const half = failures[Math.floor(failures.length / 2)]!
    const told = Array.from({ length: 24 }, (_, at) => outage.from + (at * hourMs) / 2).find(
      (now) =>
        measureAt(history, now).some(
          ({ channel, isSlow, isFailing }) => channel === 'Peppol' && (isSlow || isFailing),
        ),
    )
    expect(told).toBeLessThan(half)
  })

  test('leaves the other channel alone', () => {
    const told = seedNumbers.flatMap((seedNumber) =>
      measureAt(makeHistory(createRandom(seedNumber), end, outage), end).filter(
        ({ channel, isSlow, isFailing }) => channel !== 'Peppol' && (isSlow || isFailing),
      ),
    )
    expect(told).toEqual([])
  })

  test('is not told of days on which nothing happened', () => {
    const told = seedNumbers.flatMap((seedNumber) => {
      const history = makeHistory(createRandom(seedNumber), end)
      return [0, 6, 12, 18].flatMap((hours) =>
        measureAt(history, end - hours * hourMs).filter(
          ({ isSlow, isFailing }) => isSlow || isFailing,
        ),
      )
    })
    expect(told).toEqual([])
  })

  test('stands first, with what was late in its last hours and the share before', () => {
    const [first, second] = measureAt(makeHistory(createRandom(7), end, outage), end)
    expect(first).toMatchObject({ channel: 'Peppol', companies: 1, hours: 3, isSlow: true })
    expect(second).toMatchObject({ channel: 'E-mail', hours: 24, isSlow: false, isFailing: false })
    expect(first!.late.count / first!.late.of).toBeGreaterThan(0.9)
    expect(first!.lateBefore.count / first!.lateBefore.of).toBeLessThan(0.1)
  })

  test('is told by its failures where they come at once', () => {
    const atOnce = { ...outage, failsAfterMs: 60_000 }
    const [first] = measureAt(makeHistory(createRandom(7), end, atOnce), end)
    expect(first).toMatchObject({ channel: 'Peppol', isFailing: true, isSlow: false })
    expect(first!.failedBefore.count / first!.failedBefore.of).toBeLessThan(0.06)
  })
})

describe('what is counted', () => {
  const at = (hoursAgo: number) => new Date(end - hoursAgo * hourMs).toISOString()
  const row = (hoursAgo: number, more: object = {}) => ({
    CompanyId: 501,
    RequestedChannel: 'Print',
    LogTime: at(hoursAgo),
    ...more,
  })
  const delivered = (hoursAgo: number, tookHours: number) =>
    row(hoursAgo, { DeliveryTime: at(hoursAgo - tookHours) })
  const usual = { medianMs: hourMs, longMs: 2 * hourMs, count: 20, by: 'kind' } as const
  const measure = (rows: object, since = 0) =>
    measureChannels({ delivered: [], pending: [], failed: [], ...rows }, () => usual, {
      since,
      now: end,
    })[0]

  test('is late: delivered after its time, or still waiting when it is over', () =>
    expect(
      measure({
        delivered: [delivered(10, 2), delivered(10, 3)],
        pending: [row(3), row(1), row(2.01)],
      }),
    ).toMatchObject({ late: { count: 3, of: 4 }, lateBefore: { count: 0, of: 0 } }))

  test('goes by the moment at which it had to be there', () =>
    expect(measure({ pending: [row(25), row(26.1), row(40)] })).toMatchObject({
      late: { count: 1, of: 1 },
      lateBefore: { count: 2, of: 2 },
    }))

  test('is nothing before rows were read', () =>
    expect(
      measure({ pending: [row(5), row(40)], failed: [row(41)] }, end - 39 * hourMs),
    ).toMatchObject({ late: { of: 1 }, lateBefore: { of: 0 }, failedBefore: { of: 0 } }))

  test('is nothing of a time that lies ahead, or that nobody can read', () =>
    expect(measure({ failed: [row(-1), row(1, { LogTime: '2026-03-31' }), row(2)] })).toMatchObject(
      { failed: { count: 1, of: 1 } },
    ))

  test.each([
    [{ count: 2, of: 2 }, { count: 0, of: 1000 }, false],
    [{ count: 3, of: 3 }, { count: 0, of: 1000 }, true],
    [{ count: 3, of: 3 }, { count: 0, of: 0 }, false],
    [{ count: 5, of: 100 }, { count: 50, of: 1000 }, false],
    [{ count: 20, of: 100 }, { count: 50, of: 1000 }, true],
    [{ count: 100, of: 100 }, { count: 1000, of: 1000 }, false],
  ])('%j after %j is unusual: %s', (now, before, expected) =>
    expect(isUnusual(now, before)).toBe(expected),
  )

  test('is judged only against what was before, by either measure', () => {
    const failures = (count: number, hoursAgo: number) =>
      Array.from({ length: count }, () => row(hoursAgo))
    const judge = (rows: object) => isJudged(measure(rows)!)
    expect(measure({ failed: failures(40, 2) })).toMatchObject({
      failed: { count: 40, of: 40 },
      failedBefore: { count: 0, of: 0 },
    })
    expect(judge({ failed: failures(40, 2) })).toBe(false)
    expect(judge({ failed: failures(1, 40) })).toBe(false)
    expect(judge({ failed: failures(40, 2), pending: [row(40)] })).toBe(false)
    expect(judge({ failed: [row(2), row(40)] })).toBe(true)
    expect(judge({ pending: [row(3), row(40)] })).toBe(true)
  })
})
