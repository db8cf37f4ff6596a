import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { journal } from '@/lib/platform/database/schema'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import type { JournalScope } from './journal-filter'
import { readJournal, readJournalEntry, readRowPlaces } from './read-journal'

const desk = deskUnderTest()
const nowhere = { clients: [], organizations: [] }
const nobody: JournalScope = {
  person: 'kari',
  ...nowhere,
  own: nowhere,
  operations: ['updateCustomer'],
  isWhole: true,
}
const keys: Record<string, string> = {}

/**
 * A write of kari and of ola in each place: nowhere, in a client, in an organization, and in both.
 */
const rows = (['kari', 'ola'] as const).flatMap((person) =>
  [
    { name: 'nowhere', clientNo: null, organizationId: null },
    { name: 'client', clientNo: '1001', organizationId: null },
    { name: 'organization', clientNo: null, organizationId: 'o-1' },
    { name: 'both', clientNo: '1001', organizationId: 'o-1' },
  ].map(({ name, ...place }) => ({ target: `${person} ${name}`, person, ...place })),
)

beforeEach(async () => {
  const at = new Date()
  const common = {
    operation: 'updateCustomer',
    area: 'receivables',
    requestId: 'r',
    fingerprint: 'f',
    state: 'unknown' as const,
  }
  for (const row of rows) {
    keys[row.target] = randomUUID()
    await desk.db
      .insert(journal)
      .values({ idempotencyKey: keys[row.target]!, ...common, ...row, sentAt: at, deadlineAt: at })
  }
})

async function seenBy(reader: Partial<JournalScope>): Promise<string[]> {
  const { entries, unknown } = await readJournal({ ...nobody, ...reader }, {})
  const seen = entries.map(({ target }) => target!).sort()
  expect(unknown).toBe(seen.length)
  for (const { target } of rows) {
    const one = await readJournalEntry({ ...nobody, ...reader }, keys[target]!)
    expect(one?.entry.target ?? null).toBe(seen.includes(target) ? target : null)
  }
  return seen
}

describe('of the rows of the journal', () => {
  test.each<[string, Partial<JournalScope>, string[]]>([
    ['nowhere: their own that stand nowhere', {}, ['kari nowhere']],
    [
      'a client as their own: their own there',
      { own: { clients: ['1001'], organizations: [] } },
      ['kari client', 'kari nowhere'],
    ],
    [
      'an organization as their own: their own there',
      { own: { clients: [], organizations: ['o-1'] } },
      ['kari nowhere', 'kari organization'],
    ],
    [
      'both as their own: all of their own',
      { own: { clients: ['1001'], organizations: ['o-1'] } },
      ['kari both', 'kari client', 'kari nowhere', 'kari organization'],
    ],
    [
      'a client: everybody’s there',
      { clients: ['1001'] },
      ['kari client', 'kari nowhere', 'ola client'],
    ],
    [
      'an organization: everybody’s there',
      { organizations: ['o-1'] },
      ['kari nowhere', 'kari organization', 'ola organization'],
    ],
    [
      'both: everybody’s that stand somewhere',
      { clients: ['1001'], organizations: ['o-1'] },
      [
        'kari both',
        'kari client',
        'kari nowhere',
        'kari organization',
        'ola both',
        'ola client',
        'ola organization',
      ],
    ],
    ['others', { clients: ['1002'], organizations: ['o-2'] }, ['kari nowhere']],
    [
      'both, but not the operation',
      { clients: ['1001'], organizations: ['o-1'], operations: ['createCustomer'] },
      [],
    ],
  ])('a person sees who may see %s', async (_, reader, seen) =>
    expect(await seenBy(reader)).toEqual(seen),
  )
})

describe('the places to ask about', () => {
  const placesOf = async (
    question: Parameters<typeof readRowPlaces>[1],
    person: Partial<Parameters<typeof readRowPlaces>[0]> = {},
  ) => {
    const { clients, organizations } = await readRowPlaces(
      { person: 'eva', ...nowhere, ...person },
      question,
    )
    return { clients: [...new Set(clients)], organizations: [...new Set(organizations)] }
  }
  const [client, organization] = [{ clients: ['1001'] }, { organizations: ['o-1'] }]

  test('are those of one’s own rows, and of the rows in one’s workspaces', async () => {
    const both = { clients: ['1001'], organizations: ['o-1'] }
    expect(await placesOf({})).toEqual(nowhere)
    expect(await placesOf({}, { person: 'ola' })).toEqual(both)
    expect(await placesOf({}, client)).toEqual(both)
    expect(await placesOf({}, organization)).toEqual(both)
  })

  test('narrow to a client, to an organization, and to one write', async () => {
    const ola = { person: 'ola' }
    expect(await placesOf({ clientNo: '1002' }, ola)).toEqual(nowhere)
    expect(await placesOf({ organizationId: 'o-2' }, ola)).toEqual(nowhere)
    expect(await placesOf({ clientNo: '1001', organizationId: 'o-1' }, ola)).toEqual({
      clients: ['1001'],
      organizations: ['o-1'],
    })
    expect(await placesOf({ idempotencyKey: keys['ola client']! }, ola)).toEqual({
      clients: ['1001'],
      organizations: [],
    })
    expect(await placesOf({ idempotencyKey: keys['kari client']! }, ola)).toEqual(nowhere)
  })
})
