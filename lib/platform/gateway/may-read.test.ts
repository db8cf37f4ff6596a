import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import type { Session } from '@/lib/platform/session/current-session'
import { useSettings } from '@/tests/support/settings'
import { everyRight, workspaces } from '@/tests/support/tokens'
import * as call from './call-as-person'
import { hasTokenClaims, mayRead, mayReadEach, type Place } from './may-read'

vi.mock('./call-as-person', () => ({ callAsPerson: vi.fn() }))

const service = vi.mocked(call.callAsPerson)
const says = (answer: Result<unknown>) => service.mockReset().mockResolvedValue(answer)
const asked = () => service.mock.calls.map(([operation, input]) => [operation.name, input])
const [{ clientNo, organizationId, companyIds }] = workspaces as [(typeof workspaces)[0]]
const client: Place = { clientNo }
const session = (stated: Partial<Session> = {}) =>
  ({ rowId: 's-1', userName: 'eva', rights: null, workspaces: null, ...stated }) as Session
const noon = Date.UTC(2026, 2, 12, 12)

beforeEach(() => {
  useSettings()
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  says(makeSuccess({}))
})
afterEach(() => void vi.useRealTimers())

describe('what a token tells of a person', () => {
  test('is vouched for where it tells both rights and workspaces, and no setting gives them to everybody', () => {
    const told = { rights: everyRight, workspaces }
    expect([
      hasTokenClaims(told),
      hasTokenClaims({ ...told, rights: null }),
      hasTokenClaims({ ...told, workspaces: null }),
    ]).toEqual([true, false, false])
    useSettings({ DESK_WORKSPACES: JSON.stringify(workspaces) })
    expect(hasTokenClaims(told)).toBe(false)
  })

  test.each<[string, Place, string]>([
    ['a client', client, 'read:arm.customer'],
    ['an organization', { organizationId }, 'read:collection.case'],
    ['companies', { companyIds }, 'read:partner.invoice'],
  ])('decides on %s without a call: by its right, and its workspaces', async (_, place, right) => {
    const told = (more: Partial<Session>) =>
      mayRead(session({ rights: [right], workspaces, ...more }), place)
    expect(await told({})).toBe('yes')
    expect(await told({ rights: everyRight.filter((each) => each !== right) })).toBe('no')
    expect(await told({ workspaces: workspaces.slice(1) })).toBe('no')
    expect(asked()).toEqual([])
  })
})

describe('where the token does not tell, the service is asked', () => {
  test.each<[string, Place, unknown[]]>([
    [
      'a client',
      client,
      ['listCustomers', { params: { clientno: clientNo }, query: { pagesize: 1 } }],
    ],
    [
      'an organization',
      { organizationId },
      ['listCases', { params: { organizationId }, query: {} }],
    ],
    [
      'companies',
      { companyIds },
      ['searchInvoiceSummary', { body: { CompanyIds: companyIds, PageSize: 1 } }],
    ],
  ])('by one cheap read of %s', async (_, place, question) => {
    expect(await mayRead(session(), place)).toBe('yes')
    expect(asked()).toEqual([question])
  })

  test.each<[string, string, Result<unknown>]>([
    ['yes', 'an answer', makeSuccess(null)],
    ['yes', 'a 200 off the contract', makeFailure({ kind: 'off-contract', status: 200 })],
    ['yes', 'a 204 off the contract', makeFailure({ kind: 'off-contract', status: 204 })],
    ['unknown', 'a redirect off the contract', makeFailure({ kind: 'off-contract', status: 300 })],
    [
      'unknown',
      'what is off the contract and tells no status',
      makeFailure({ kind: 'off-contract' }),
    ],
    [
      'unknown',
      'what is off the contract before it succeeds',
      makeFailure({ kind: 'off-contract', status: 199 }),
    ],
    ['no', 'a 403', makeFailure({ kind: 'forbidden', status: 403 })],
    ['no', 'a refusal of the desk', makeFailure({ kind: 'forbidden' })],
    ['no', 'a 401', makeFailure({ kind: 'unauthenticated', status: 401 })],
    ['unknown', 'a session that ended', makeFailure({ kind: 'unauthenticated' })],
    ['unknown', 'a 404', makeFailure({ kind: 'not-found', status: 404 })],
    [
      'unknown',
      'a refusal of another kind, with a 200',
      makeFailure({ kind: 'refused', status: 200 }),
    ],
    ['unknown', 'a 503', makeFailure({ kind: 'unreachable', status: 503 })],
  ])('and %s follows from %s', async (verdict, _, answer) => {
    says(answer)
    expect(await mayRead(session(), client)).toBe(verdict)
  })

  test('unless what the token does tell says no', async () => {
    expect(await mayRead(session({ rights: [] }), client)).toBe('no')
    expect(await mayRead(session({ workspaces: workspaces.slice(1) }), client)).toBe('no')
    expect(asked()).toEqual([])
  })
})

describe('what the service said', () => {
  const count = async (seconds: number, place: Place = client, rowId = 's-1') => {
    vi.setSystemTime(noon + seconds * 1_000)
    await mayRead(session({ rowId }), place)
    return service.mock.calls.length
  }

  test('holds a minute, for one session and one place, and is asked once by many at a time', async () => {
    await Promise.all([count(0), count(0)])
    expect([
      await count(59),
      await count(59, { organizationId }),
      await count(59, client, 's-2'),
      await count(59),
    ]).toEqual([1, 2, 3, 3])
    expect(await count(60)).toBe(4)
  })

  test('holds three seconds where it said nothing', async () => {
    says(makeFailure({ kind: 'unreachable' }))
    expect([await count(0), await count(2), await count(3)]).toEqual([1, 1, 2])
  })

  test('is asked anew soon after a question that broke', async () => {
    service.mockReset().mockRejectedValue(new Error('broke'))
    await expect(mayRead(session(), client)).rejects.toThrow('broke')
    says(makeSuccess({}))
    vi.setSystemTime(noon + 3_000)
    expect(await mayRead(session(), client)).toBe('yes')
  })

  test('is forgotten before it fills the memory', async () => {
    await count(0)
    for (let at = 0; at < 5_000; at++) await count(0, { clientNo: `c-${at}` })
    expect(await count(0)).toBe(5_002)
  })
})

test('several places are asked for six at a time, and each verdict stands with its place', async () => {
  let [under, most] = [0, 0]
  service.mockReset().mockImplementation(async (_, input) => {
    under += 1
    most = Math.max(most, under)
    await new Promise((go) => setImmediate(go))
    under -= 1
    const { clientno } = (input as { params: { clientno: string } }).params
    return Number(clientno) % 2 === 0 ? makeSuccess({}) : makeFailure({ kind: 'forbidden' })
  })
  const places = Array.from({ length: 20 }, (_, at) => ({ clientNo: String(at) }))
  const found = await mayReadEach(session(), places)
  expect(
    found.toSorted((one, other) => Number(one.place.clientNo) - Number(other.place.clientNo)),
  ).toEqual(places.map((place, at) => ({ place, verdict: at % 2 === 0 ? 'yes' : 'no' })))
  expect([most, places.length]).toEqual([6, 20])
})
