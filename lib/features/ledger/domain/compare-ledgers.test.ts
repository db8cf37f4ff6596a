import { describe, expect, test } from 'vitest'
import { createRandom, type Random } from '@/sandbox/seed/random'
import { readIntervals } from './aging-intervals'
import { compareLedgers, countDifferences, isComplete, type LedgersRead } from './compare-ledgers'

const today = '2026-11-26'
const currencies = ['NOK', 'SEK', 'EUR']
const limits = [
  ['NOT_DUE', null, 0],
  ['DUE_1_30', 1, 30],
  ['DUE_31_60', 31, 60],
  ['DUE_61_90', 61, 90],
  ['DUE_91', 91, null],
] as const

/** Amounts in hundredths by what they are of: the books that all ledgers of a run are made from. */
class Books extends Map<string, number> {
  add(place: string, cents: number) {
    this.set(place, (this.get(place) ?? 0) + cents)
  }
  /** What is not zero, as the comparison writes it. */
  differing = () =>
    [...this]
      .filter(([, cents]) => cents !== 0)
      .map(([place, cents]) => `${place} ${write(cents)}`)
      .toSorted()
}

const write = (cents: number) => String(Number((cents / 100).toFixed(2)))
const dayOf = (random: Random, month: number) =>
  `2026-${String(month).padStart(2, '0')}-${String(random.integer(1, month === 11 ? 26 : 28)).padStart(2, '0')}`
const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
const placeOf = (dueDate: string, asOf: string) => {
  const late = daysBetween(dueDate, asOf)
  return limits.find(([, from, to]) => late >= (from ?? -Infinity) && late <= (to ?? Infinity))![0]
}

/** A run: four ledgers made from the same postings, some of them made to differ, and by what. */
function makeRun(seedNumber: number, planted: number) {
  const random = createRandom(seedNumber)
  const asOf = random.pick([today, today, '2026-09-30', '2026-08-31'])
  const items = Array.from({ length: random.integer(3, 40) }, (_, at) => ({
    id: 400_000 + at,
    currency: random.pick(currencies),
    dueDate: dayOf(random, random.integer(1, 11)),
    postings: Array.from({ length: random.integer(1, 3) }, (_, n) => ({
      day: dayOf(random, random.integer(1, 11)),
      cents: n === 0 ? random.integer(1, 5_000_000) : -random.integer(1, 900_000),
    })),
  }))
  const inTime = (day: string) => day <= asOf
  const differing = { items: new Books(), periods: new Books(), aging: new Books() }
  const lines = items.flatMap(({ id, currency, postings }) =>
    postings
      .filter(({ day }) => inTime(day))
      .map(({ day, cents }) => ({ id, currency, day, cents })),
  )
  const remaining = new Map(
    items.map(({ id, postings }) => [id, postings.reduce((sum, { cents }) => sum + cents, 0)]),
  )
  const [moved, aged] = [new Books(), new Books()]
  for (const { currency, day, cents, id } of lines) {
    moved.add(`${currency} ${day.slice(0, 7)}`, cents)
    const { dueDate } = items.find((item) => item.id === id)!
    aged.add(`${currency} ${placeOf(dueDate, asOf)}`, cents)
  }

  for (let n = 0; n < planted; n += 1) {
    const cents = random.pick([1, -1, 9, -100, 12_345, -270_000])
    const item = random.pick(items)
    const interval = `${item.currency} ${placeOf(item.dueDate, asOf)}`
    const kind = random.pick(['line', 'missing', 'extra', 'item', 'movement', 'aging'] as const)
    const line = lines.find(({ id }) => id === item.id)
    if ((kind === 'line' || kind === 'missing') && line) {
      const change = kind === 'line' ? cents : -line.cents
      line.cents += change
      if (kind === 'missing') lines.splice(lines.indexOf(line), 1)
      if (asOf === today) differing.items.add(`${item.id}`, change)
      else differing.aging.add(interval, -change)
      differing.periods.add(`${item.currency} ${line.day.slice(0, 7)}`, -change)
    }
    if (kind === 'extra' && asOf === today) {
      const id = 900_000 + n
      lines.push({ id, currency: item.currency, day: '2026-03-05', cents })
      differing.items.add(`${id}`, cents)
      differing.periods.add(`${item.currency} 2026-03`, -cents)
    }
    if (kind === 'item' && asOf === today) {
      remaining.set(item.id, remaining.get(item.id)! + cents)
      differing.items.add(`${item.id}`, -cents)
      differing.aging.add(interval, -cents)
    }
    if (kind === 'movement') {
      moved.add(`${item.currency} 2026-07`, cents)
      differing.periods.add(`${item.currency} 2026-07`, cents)
    }
    if (kind === 'aging') {
      aged.add(interval, cents)
      differing.aging.add(interval, cents)
    }
  }

  const used = [...new Set(items.map(({ currency }) => currency))]
  const read: LedgersRead = {
    ...{ asOf, today },
    items: items.map(({ id, currency, dueDate }) => ({
      ...{ arItemId: id, currency, dueDate, customerNo: 'c', documentNo: `d${id}` },
      remainingAmount: remaining.get(id)! / 100,
    })),
    lines: lines.map(({ id, currency, day, cents }) => ({
      ...{
        arItemId: id,
        currency,
        glAccountNo: '1500',
        year: 2026,
        period: Number(day.slice(5, 7)),
      },
      debitAmount: Math.max(cents, 0) / 100,
      creditAmount: Math.max(-cents, 0) / 100,
    })),
    movements: used.flatMap((currency) => makeMovements(currency, moved)),
    intervals: readIntervals(
      used.flatMap((currency) =>
        limits.map(([interval, fromDays, toDays]) => ({
          ...{ currency, interval, fromDays, toDays },
          amount: (aged.get(`${currency} ${interval}`) ?? 0) / 100,
        })),
      ),
    ),
  }
  return { read, differing }
}

/** The periods of a year in one currency, each beginning where the one before it ended. */
function makeMovements(currency: string, moved: Books) {
  let balance = 0
  return Array.from({ length: 11 }, (_, at) => {
    const cents = moved.get(`${currency} 2026-${String(at + 1).padStart(2, '0')}`) ?? 0
    const opening = balance
    balance += cents
    return {
      ...{ currency, glAccountNo: '1500', year: 2026, period: at + 1 },
      openingBalance: opening / 100,
      debitAmount: Math.max(cents, 0) / 100,
      creditAmount: Math.max(-cents, 0) / 100,
      closingBalance: balance / 100,
    }
  })
}

function findDifferences(read: LedgersRead) {
  const compared = compareLedgers(read)
  return {
    count: compared.reduce((sum, each) => sum + countDifferences(each), 0),
    items: compared
      .flatMap(({ items }) => (items ?? []).map(({ arItemId, by }) => `${arItemId} ${by}`))
      .toSorted(),
    periods: compared
      .flatMap(({ periods }) =>
        (periods ?? []).map(({ currency, period, by }) => `${currency} ${period} ${by}`),
      )
      .toSorted(),
    aging: compared
      .flatMap(({ aging }) =>
        (aging ?? []).map(({ currency, interval, by }) => `${currency} ${interval.name} ${by}`),
      )
      .toSorted(),
    broken: compared.flatMap(({ balances, carried }) => [
      ...balances,
      ...(carried === '0' || carried === null ? [] : [carried]),
    ]),
  }
}

test('of 1,000 runs every planted difference is found, by its amount, and none is invented', () => {
  let found = 0
  for (let seedNumber = 1; seedNumber <= 1000; seedNumber += 1) {
    const { read, differing } = makeRun(seedNumber, seedNumber % 7)
    const expected = {
      items: differing.items.differing(),
      periods: differing.periods.differing(),
      aging: differing.aging.differing(),
    }
    const { count, broken, ...differences } = findDifferences(read)
    expect(differences, `seed ${seedNumber}`).toEqual(expected)
    expect(broken).toEqual([])
    expect(count).toBe(Object.values(expected).flat().length)
    found += count
  }
  expect(found).toBeGreaterThan(3000)
})

const isOfToday = ({ asOf }: LedgersRead) => asOf === today

describe('what is not known is compared with nothing', () => {
  const { read } = makeRun(3, 0)
  const only = (change: Partial<LedgersRead>) => compareLedgers({ ...read, ...change })

  test('where a ledger was not read, what needs it is null and the rest is not', () => {
    for (const each of only({ asOf: today, lines: null }))
      expect([each.items, each.periods, each.totals.gl]).toEqual([null, null, null])
    for (const each of only({ asOf: today, intervals: null }))
      expect([each.aging, each.totals.aging, each.items]).toEqual([null, null, expect.any(Array)])
  })

  test('an item without an amount leaves no total, and is not taken for nothing', () => {
    const items = read.items!.map((item, at) =>
      at === 0 ? { ...item, remainingAmount: null } : item,
    )
    for (const each of only({ asOf: today, items })) {
      expect([each.items, each.aging, each.totals.items]).toEqual([null, null, null])
      expect(isComplete(each)).toBe(false)
    }
  })

  test('an item whose due date is not known is in no interval, also not in that of none', () => {
    const past = { ...makeRun(3, 0).read, asOf: '2026-09-30' }
    const undated = ['NOK', 'SEK', 'EUR'].map((currency) => ({
      ...{ currency, interval: 'NO_DUE_DATE', amount: 0 },
    }))
    const intervals = [...past.intervals!, ...readIntervals(undated)]
    const untold = read.items!.map(({ dueDate: _, ...item }) => item)
    for (const items of [[], untold])
      for (const each of compareLedgers({ ...past, items, intervals }))
        expect(each.aging).toBeNull()
    for (const each of only({ asOf: today, items: untold, intervals }))
      expect(each.aging).toBeNull()
  })

  test('a movement that names no account may be of this one, and leaves no balance', () => {
    const ofToday = { ...read, asOf: today }
    const movements = [...read.movements!, { ...read.movements![0]!, glAccountNo: null }]
    for (const each of compareLedgers({ ...ofToday, movements }))
      if (each.currency === read.movements![0]!.currency)
        expect([each.totals.movements, each.periods]).toEqual([null, null])
  })

  test('on a day within a period no movement is held against it', () => {
    for (const each of only({ asOf: '2026-09-15' }))
      expect([each.periods, each.totals.movements]).toEqual([null, null])
  })

  test('an interval without a currency may be of any, and leaves no total of aging', () => {
    const [first] = read.intervals!
    for (const amount of ['5', null]) {
      const intervals = [...read.intervals!, { ...first!, currency: null, amount }]
      for (const each of only({ intervals }))
        expect([each.aging, each.totals.aging]).toEqual([null, null])
    }
    const intervals = [...read.intervals!, { ...first!, currency: null, amount: '0' }]
    for (const each of only({ intervals })) expect(each.totals.aging).not.toBeNull()
  })

  test('where nobody tells a closing balance, not all could be compared', () => {
    const runs = Array.from({ length: 20 }, (_, seedNumber) => makeRun(seedNumber, 0).read)
    const ofToday = runs.find(isOfToday)!
    for (const each of compareLedgers(ofToday)) expect(isComplete(each)).toBe(true)
    const movements = ofToday.movements!.map((row) => ({ ...row, closingBalance: null }))
    for (const each of compareLedgers({ ...ofToday, movements })) {
      expect([each.carried, countDifferences(each)]).toEqual([null, 0])
      expect(isComplete(each)).toBe(false)
    }
  })

  test('intervals that nobody can place have a total and are not compared', () => {
    const intervals = read.intervals!.map((each) => ({ ...each, is: 'unplaced' as const }))
    for (const each of only({ intervals })) {
      expect(each.aging).toBeNull()
      expect(each.totals.aging).not.toBeNull()
    }
  })
})

test('a balance that does not follow, and one that was carried in, are told as such', () => {
  const { read } = makeRun(5, 0)
  const broken = read.movements!.map((row) =>
    row.period === 9 ? { ...row, closingBalance: Number(row.closingBalance) + 0.05 } : row,
  )
  for (const { balances } of compareLedgers({ ...read, movements: broken }))
    expect(balances).toEqual([{ account: '1500', period: '2026-09', by: '0.05' }])
  const carried = read.movements!.map((row) => ({
    ...row,
    openingBalance: Number(row.openingBalance) + 100,
    closingBalance: Number(row.closingBalance) + 100,
  }))
  for (const each of compareLedgers({ ...read, movements: carried })) {
    expect(each.carried).toBe('100')
    expect(countDifferences(each)).toBe(1)
  }
})
