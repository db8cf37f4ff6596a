import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WriteState } from '@/lib/contracts/desk/journal'
import { journal } from '@/lib/platform/database/schema'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { countJournal } from './count-journal'
import type { JournalQuestion, JournalScope } from './journal-filter'
import { readJournal } from './read-journal'
import { sealRow } from './sealed-payload'

const desk = deskUnderTest()

/** Numbers that look random and are the same each time. */
function createRandom(seedNumber: number) {
  let state = seedNumber
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
const random = createRandom(16)
const pick = <Value>(values: readonly Value[]): Value => values[random(values.length)]!

const people = ['kari', 'ola', 'ida.sorensen', 'Kari Hansen'] as const
const clients = ['1001', '1002', null] as const
const organizations = ['o-1', 'o-2', null] as const
const operations = ['updateCustomer', 'pauseCase', 'createPayments', 'startExport'] as const
const targets = ['10001', '10002', '2', null] as const
const numbers = ['20431', '20429'] as const
const states: WriteState[] = [
  ...(['sending', 'done', 'refused', 'accepted', 'not-sent', 'unknown', 'not-applied'] as const),
]
const noon = Date.UTC(2026, 2, 12, 12)
const hour = 3_600_000

/** Writes of two days, many of them in the same millisecond. */
const rows = Array.from({ length: 400 }, (_, at) => {
  const state = pick(states)
  const isDead = state === 'sending' && random(2) === 0
  return {
    idempotencyKey: createUuid(at),
    operation: pick(operations),
    area: 'collection',
    person: pick(people),
    clientNo: pick(clients),
    organizationId: pick(organizations),
    target: pick(targets),
    requestId: `r-${at}`,
    fingerprint: 'f',
    payload: { body: { reason: 'Asked for time' } },
    before: { caseNumber: pick(numbers) },
    state,
    sentAt: new Date(noon - random(12) * 4 * hour),
    deadlineAt: new Date(isDead ? noon : Date.now() + 24 * hour),
  }
})

function createUuid(at: number) {
  const digits = createHash('sha256').update(String(at)).digest('hex')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}

type Row = (typeof rows)[number]

const chooseSome = <Value>(values: readonly Value[]) => values.filter(() => random(2) === 0)
const choosePlaces = (): { clients: string[]; organizations: string[] } => ({
  clients: chooseSome(clients).filter((place) => place !== null),
  organizations: chooseSome(organizations).filter((place) => place !== null),
})

function chooseReader(): JournalScope {
  const all = choosePlaces()
  const own = choosePlaces()
  return {
    person: pick(people),
    ...all,
    own: {
      clients: [...new Set([...all.clients, ...own.clients])],
      organizations: [...new Set([...all.organizations, ...own.organizations])],
    },
    operations: chooseSome(operations),
    isWhole: true,
  }
}

function chooseQuestion(): JournalQuestion {
  const chosen: JournalQuestion = {
    clientNo: pick(clients) ?? undefined,
    customerNo: pick(targets) ?? undefined,
    operations: chooseSome(operations),
    from: new Date(noon - random(48) * hour).toISOString(),
    until: new Date(noon - random(24) * hour).toISOString(),
    search: pick(['kari', 'KARI H', '1000', '20431', '2', 'nobody']),
    person: pick(people),
    state: pick(states),
  }
  return Object.fromEntries(Object.entries(chosen).filter(() => random(4) === 0))
}

const isSeen = (row: Row, reader: JournalScope) => {
  const isIn = (places: { clients: string[]; organizations: string[] }) =>
    (row.clientNo === null || places.clients.includes(row.clientNo)) &&
    (row.organizationId === null || places.organizations.includes(row.organizationId))
  const isPlaced = row.clientNo !== null || row.organizationId !== null
  return (
    reader.operations.includes(row.operation) &&
    ((row.person === reader.person && isIn(reader.own)) || (isPlaced && isIn(reader)))
  )
}
const toState = ({ state, deadlineAt }: Row) =>
  state === 'sending' && deadlineAt.getTime() < Date.now() ? 'unknown' : state
const isFound = (row: Row, text: string) =>
  row.person.toLowerCase().includes(text.toLowerCase()) ||
  (row.target ?? '').startsWith(text) ||
  row.before.caseNumber === text
const isAsked = (row: Row, asked: JournalQuestion) =>
  (asked.clientNo === undefined || row.clientNo === asked.clientNo) &&
  (asked.customerNo === undefined || row.target === asked.customerNo) &&
  (asked.operations === undefined || asked.operations.includes(row.operation)) &&
  (asked.from === undefined || row.sentAt.toISOString() >= asked.from) &&
  (asked.until === undefined || row.sentAt.toISOString() < asked.until) &&
  (asked.search === undefined || isFound(row, asked.search))

/** The same numbers, counted one by one. */
function countByHand(reader: JournalScope, asked: JournalQuestion, since: string) {
  const seen = rows.filter((row) => isSeen(row, reader))
  const about = seen.filter((row) => isAsked(row, asked))
  const today = seen.filter((row) => row.sentAt.toISOString() >= since)
  const count = (all: Row[], fits: (row: Row) => boolean) => all.filter(fits).length
  return {
    shown: count(
      about,
      (row) =>
        (asked.person === undefined || row.person === asked.person) &&
        (asked.state === undefined || toState(row) === asked.state),
    ),
    all: about.length,
    mine: count(about, ({ person }) => person === reader.person),
    unknown: count(about, (row) => toState(row) === 'unknown'),
    refused: count(about, ({ state }) => state === 'refused'),
    today: {
      changes: today.length,
      people: new Set(today.map(({ person }) => person)).size,
      unknown: count(today, (row) => toState(row) === 'unknown'),
    },
    people: [...new Set(seen.map(({ person }) => person))].sort(),
  }
}

async function readToTheEnd(reader: JournalScope, asked: JournalQuestion, limit: number) {
  const keys: string[] = []
  for (let place = {}; ; ) {
    const { entries, more } = await readJournal(reader, { ...asked, ...place, limit })
    keys.push(...entries.map(({ idempotencyKey }) => idempotencyKey))
    const last = entries.at(-1)
    if (!more || !last) return keys
    place = { before: last.sentAt, beforeKey: last.idempotencyKey }
  }
}

describe('the journal, over random readers and filters,', () => {
  beforeAll(() => {
    expect(new Set(rows.map(({ sentAt }) => sentAt.getTime())).size).toBeLessThan(20)
  })

  test('counts what one counts by hand, and nothing that the reader may not see', async () => {
    await desk.db.insert(journal).values(rows.map(sealRow))
    let most = 0
    for (let time = 0; time < 200; time++) {
      const [reader, asked] = [chooseReader(), chooseQuestion()]
      const since = new Date(noon - random(40) * hour).toISOString()
      const { people: named, ...counts } = await countJournal(reader, asked, since)
      const { people: expected, ...byHand } = countByHand(reader, asked, since)
      expect({ asked, reader, ...counts }).toEqual({ asked, reader, ...byHand })
      expect([...named].sort()).toEqual(expected)
      most = Math.max(most, counts.shown)
    }
    expect(most).toBeGreaterThan(50)
  })

  test('holds on its pages, each write once, as many as it counts', async () => {
    await desk.db.insert(journal).values(rows.map(sealRow))
    for (let time = 0; time < 20; time++) {
      const [reader, asked] = [chooseReader(), chooseQuestion()]
      const { shown } = await countJournal(reader, asked, new Date(noon).toISOString())
      const keys = await readToTheEnd(reader, asked, 1 + random(30))
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys).toHaveLength(shown)
    }
  })
})
