import { describe, expect, test } from 'vitest'
import type { SentCompany } from '@/lib/contracts/desk/registrations'
import { type CompanySources, combineCompanies } from './combine-companies'
import {
  findCompanyEnd,
  getCompanyStatus,
  isCompanyFollowed,
  isCompanyWithNumber,
} from './company-answer'
import { filterCompanies } from './filter-companies'

const makeAddition = (stated: Partial<SentCompany> = {}): SentCompany => ({
  ...{ idempotencyKey: 'key-1', operation: 'addCompany', area: 'distribution', person: 'kari' },
  ...{ clientNo: '1001', organizationId: null, target: 'Fjord Havn AS', state: 'accepted' },
  ...{ sentAt: '2026-11-20T10:00:00Z', endedAt: null, deadlineAt: '', status: null, code: null },
  ...{ message: null, requestId: '', reasons: [], record: null, checkedAt: null },
  sent: { OrganizationNumber: '984842252', Name: 'Fjord Havn AS', CountryCode: 'NO' },
  answer: { Status: 'New' },
  ...stated,
})
const fjord = { CompanyId: 501, Name: 'Fjord Energi AS', OrganizationNumber: '310000017' }
const workspaces = [{ name: 'Fjord', companyIds: [501] }]
const combine = (stated: Partial<CompanySources>) =>
  combineCompanies({ added: [], available: [fjord], workspaces, ...stated })
const find = (rows: ReturnType<typeof combine>, id: number | null) =>
  rows.find((each) => each.id === id)!

describe('one list of every source', () => {
  test('a company that all sources have alike is one row without a difference', () =>
    expect(combine({})).toMatchObject([
      {
        id: 501,
        name: 'Fjord Energi AS',
        workspaces: ['Fjord'],
        isAvailable: true,
        differences: [],
      },
    ]))

  test('one that the partner part does not have, or no workspace has, is said to differ', () => {
    const rows = combine({
      workspaces: [{ name: 'Fjord', companyIds: [502] }],
    })
    expect(find(rows, 502)).toMatchObject({
      isAvailable: false,
      name: null,
      differences: [{ is: 'workspace-only' }],
    })
    expect(find(rows, 501).differences).toEqual([{ is: 'available-only' }])
  })

  test('a source that could not be read, or is not told, says nothing', () => {
    expect(combine({ available: null })).toMatchObject([
      { id: 501, isAvailable: null, differences: [] },
    ])
    expect(combine({ workspaces: null })).toMatchObject([
      { id: 501, workspaces: null, differences: [] },
    ])
    expect(combine({ added: null })).toHaveLength(1)
  })

  test('an addition stands by itself until it has become a company, by id or by number', () => {
    expect(combine({ added: [makeAddition()] })).toMatchObject([
      { id: null, name: 'Fjord Havn AS', number: '984842252', isAvailable: false },
      { id: 501, added: null },
    ])
    const byId = makeAddition({ answer: { Status: 'Active', CompanyId: 501 } })
    expect(combine({ added: [byId] })).toMatchObject([{ id: 501, added: byId }])
    const byNumber = makeAddition({
      sent: { OrganizationNumber: '310 000 017', Name: 'Fjord Energi as' },
    })
    expect(combine({ added: [byNumber] })).toMatchObject([
      { id: 501, added: byNumber, differences: [] },
    ])
    const ofOther = makeAddition({
      answer: { Status: 'Active', CompanyId: 502 },
      sent: byNumber.sent,
    })
    expect(find(combine({ added: [ofOther] }), 501).added).toBeNull()
  })

  test('an active one that is nowhere yet is said to be so; another name or number too', () => {
    const active = makeAddition({ answer: { Status: 'Active', CompanyId: 541 } })
    expect(combine({ added: [active] })[0]).toMatchObject({
      id: 541,
      differences: [{ is: 'active-not-available' }],
    })
    const renamed = makeAddition({
      answer: {
        Status: 'Active',
        CompanyId: 501,
        Name: 'Fjord AS',
        OrganizationNumber: '310000018',
      },
    })
    expect(combine({ added: [renamed] })[0]!.differences).toEqual([
      { is: 'names-differ', other: 'Fjord AS' },
      { is: 'numbers-differ', other: '310000018' },
    ])
    const refused = makeAddition({ ...renamed, state: 'unknown' })
    expect(combine({ added: [refused] })[0]!.differences).toEqual([])
  })

  test('of several additions of a number the newest stands for it; erased ones stand alone', () => {
    const [newest, older] = [makeAddition({ idempotencyKey: 'b' }), makeAddition()]
    const erased = makeAddition({ idempotencyKey: 'c', sent: null, answer: null })
    expect(
      combine({ available: [], workspaces: [], added: [newest, older, erased] }).map(
        ({ added }) => added!.idempotencyKey,
      ),
    ).toEqual(['b', 'c'])
  })
})

describe('of several additions of a number', () => {
  type Stated = Partial<SentCompany>
  const unknown: Stated = { state: 'unknown', answer: null }
  const sending: Stated = { state: 'sending', answer: null }
  const active: Stated = { state: 'done', answer: { Status: 'Active' } }
  const recorded: Stated = {
    ...{ state: 'done', answer: null },
    record: { at: '', person: 'kari', found: 'applied', note: null },
  }
  const rejected: Stated = { state: 'refused', answer: null }
  const absent: Stated = { state: 'not-applied', answer: null }

  test.each<[string, Stated, Stated, string]>([
    ['an unconfirmed one is not hidden by a failed try', rejected, unknown, 'older'],
    ['one on its way is not hidden by a failed try', rejected, sending, 'older'],
    ['an unconfirmed one is not hidden by one that was taken', active, unknown, 'older'],
    ['a taken one is not hidden by a failed try', rejected, active, 'older'],
    ['a recorded one is not hidden by one that is not there', absent, recorded, 'older'],
    ['the newest of two taken stands', active, active, 'newer'],
    ['the newest of two failed stands', absent, rejected, 'newer'],
    ['a newer unconfirmed one stands', unknown, active, 'newer'],
  ])('%s', (_, newer, older, stands) => {
    const added = [
      makeAddition({ ...newer, idempotencyKey: 'newer' }),
      makeAddition({ ...older, idempotencyKey: 'older' }),
    ]
    expect(
      combine({ available: [], workspaces: [], added }).map((row) => row.added!.idempotencyKey),
    ).toEqual([stands])
  })
})

test('companies are found by name, number and id; differences alone where asked', () => {
  const rows = combine({
    added: [makeAddition()],
    workspaces: [{ name: 'F', companyIds: [501, 7] }],
  })
  const ids = (...given: [string, boolean]) => filterCompanies(rows, ...given).map(({ id }) => id)
  expect(ids('', false)).toEqual([null, 501, 7])
  expect(ids('energi', false)).toEqual([501])
  expect(ids('984 842', false)).toEqual([null])
  expect(ids('7', false)).toEqual([501, 7])
  expect(ids('', true)).toEqual([7])
})

test.each([
  ['New', 'new', null],
  ['pending', 'pending', null],
  ['Active', 'active', 'done'],
  ['REFUSED', 'refused', 'refused'],
  ['Frozen', 'other', null],
  ['', 'not-told', null],
  [null, 'not-told', null],
  [undefined, 'not-told', null],
] as const)('the status %s is %s, and ends as %s', (Status, status, end) => {
  expect(getCompanyStatus({ Status })).toBe(status)
  expect(findCompanyEnd({ Status })).toBe(end)
})

test('an answer that names another number is of another company', () => {
  expect(isCompanyWithNumber({ OrganizationNumber: '984 842 252' }, '984842252')).toBe(true)
  expect(isCompanyWithNumber({}, '984842252')).toBe(true)
  expect(isCompanyWithNumber({ OrganizationNumber: '984842253' }, '984842252')).toBe(false)
})

test.each<[string, Partial<SentCompany>, boolean]>([
  ['taken', { state: 'accepted', answer: null }, true],
  ['found by a check while it is new', { state: 'done', answer: { Status: 'New' } }, true],
  ['found by a check while it is pending', { state: 'done', answer: { Status: 'Pending' } }, true],
  ['active', { state: 'done', answer: { Status: 'Active' } }, false],
  ['done, and of no known status', { state: 'done', answer: { Status: 'Frozen' } }, false],
  ['done, and never told', { state: 'done', answer: null }, false],
  ['erased, so that it cannot be asked for', { state: 'done', sent: null }, false],
  ['refused', { state: 'refused', answer: { Status: 'Pending' } }, false],
])('one that is %s', (_, stated, followed) =>
  expect(isCompanyFollowed(makeAddition(stated))).toBe(followed),
)
