import { describe, expect, test } from 'vitest'
import { worldUnderTest } from '@/tests/support/sandbox-under-test'

const world = worldUnderTest()
const { sandbox, tenant, other } = world
const post = (path: string, body: object, token = world.lead) =>
  sandbox.send('POST', `/distribution${path}`, { token, body })
const agreement = {
  ...{ organizationNumber: '5560360793', name: 'Nordkust', bankAccountNumber: '9912346' },
  ...{ bankAccountType: 'BANKGIRO', targetGroup: 'PRIVATE' },
}
const register = async (more: object = {}) =>
  (await post('/bankagreement/swedish/register', { ...agreement, ...more })).body
const readStatus = (requestId: string, token = world.lead) =>
  post('/bankagreement/swedish/status', { requestId }, token)
const advance = (advanceSeconds: number) => sandbox.control(tenant, 'clock', { advanceSeconds })

describe('a bank agreement', () => {
  test('goes on, and is completed with its numbers', async () => {
    const begun = await register()
    expect(begun).toMatchObject({ ...agreement, isCompleted: false, isFailed: false })
    expect(begun.agreementNumber).toBeUndefined()
    await advance(9)
    expect((await readStatus(begun.requestId)).body).toMatchObject({
      ...{ isCompleted: true, isFailed: false },
      ...{ agreementNumber: expect.any(String), fui: expect.any(String) },
    })
  })

  test.each([
    ['a bankgiro with a wrong digit', { bankAccountNumber: '9912347' }],
    ['a plusgiro with a wrong digit', { bankAccountType: 'PLUSGIRO', bankAccountNumber: '43' }],
    ['an organization with a wrong digit', { organizationNumber: '5560360794' }],
  ])('of %s is taken, and fails with words', async (_, more) => {
    const { requestId } = await register(more)
    await advance(9)
    const { body } = await readStatus(requestId)
    expect(body).toMatchObject({ isCompleted: false, isFailed: true })
    expect(body.statusMessage).toMatch(/know/)
    expect(body.fui).toBeUndefined()
  })

  test('may be said to be both, or neither for ever', async () => {
    await sandbox.control(tenant, 'registrations', { ending: 'contradictory' })
    const both = await register()
    await sandbox.control(tenant, 'registrations', { ending: 'held' })
    const neither = await register()
    await sandbox.control(tenant, 'registrations', { ending: null })
    await advance(1_000)
    expect((await readStatus(both.requestId)).body).toMatchObject({
      ...{ isCompleted: true, isFailed: true },
    })
    expect((await readStatus(neither.requestId)).body).toMatchObject({
      ...{ isCompleted: false, isFailed: false },
    })
  })

  test('is refused by field, and is nobody else’s', async () => {
    const { status, body } = await post('/bankagreement/swedish/register', {
      ...agreement,
      ...{ organizationNumber: '12', name: ' ' },
    })
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['name', 'organizationNumber']])
    const { requestId } = await register()
    expect((await readStatus(requestId, world.foreign)).status).toBe(404)
  })
})

describe('a company', () => {
  const company = { Name: 'Fjord Havn AS', CountryCode: 'NO', Email: 'post@fjord.example' }
  const add = (OrganizationNumber: string, more: object = {}) =>
    post('/organization/company', { ...company, OrganizationNumber, ...more })
  const readCompany = async (OrganizationNumber: string, token = world.lead) =>
    (await post('/organization/company/status', { OrganizationNumber }, token)).body

  test('is new, then looked at, then active with a number, and available in the search', async () => {
    const statuses = [(await add('984842252')).body.Status]
    await advance(3)
    statuses.push((await readCompany('984 842 252')).Status)
    await advance(6)
    const active = await readCompany('984842252')
    expect([...statuses, active.Status]).toEqual(['New', 'Pending', 'Active'])
    const available = await sandbox.send('GET', '/distribution/api/Company/AvailableCompanies', {
      token: world.lead,
    })
    expect(available.body).toContainEqual({
      ...{ CompanyId: active.CompanyId, Name: 'Fjord Havn AS' },
      ...{ OrganizationNumber: '984842252', CountryCode: 'NO' },
    })
    expect((await add('984842252')).status).toBe(409)
  })

  test.each([
    ['NO', '984842253'],
    ['SE', '5560360794'],
    ['DK', '13585629'],
    ['FI', '2077474-1'],
  ])('of %s with a wrong digit is refused, and may be added again', async (CountryCode, number) => {
    await add(number, { CountryCode })
    await advance(9)
    expect(await readCompany(number)).toMatchObject({
      ...{ Status: 'Refused', StatusMessage: expect.stringContaining(CountryCode) },
    })
    expect((await add(number, { CountryCode })).status).toBe(202)
  })

  test('of others is not there', async () => {
    await add('310000017')
    expect((await readCompany('310000017', world.foreign)).errorCode).toBe('not_found')
    expect(other.clientNo).not.toBe(tenant.clientNo)
  })
})
