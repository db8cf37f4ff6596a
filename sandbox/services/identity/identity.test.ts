import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import type { TestTenant } from '../../testing/test-sandbox'

const sandbox = sandboxUnderTest()
let tenant: TestTenant

const fresh = async () => {
  tenant = await sandbox.newTenant()
  return tenant
}
const list = (token: string) =>
  sandbox.send('GET', `/arm/v1/clients/${tenant.clientNo}/customers`, { token })
const refresh = (refresh_token: string) =>
  sandbox.form('/auth/refresh', { grant_type: 'refresh_token', refresh_token })

test('a token says who its owner is and what they may do', async () => {
  const { body } = await sandbox.signInAs('controller', 'sandbox')
  expect(body).toMatchObject({
    token_type: 'Bearer',
    expires_in: 3600,
    expires_on: sandbox.clock.at / 1000 + 3600,
    resource: expect.any(String),
    refresh_token: expect.any(String),
  })
  expect(decodeJwt(body.access_token)).toMatchObject({
    sub: 'controller',
    name: 'Maja Lindqvist',
    scope: expect.stringContaining('write:arm.customer'),
    clients: [1001, 1002, 1003],
    companies: expect.arrayContaining([501]),
    workspaces: expect.arrayContaining([
      expect.objectContaining({
        clientNo: '1001',
        name: 'Fjord Energi AS',
        companyIds: expect.arrayContaining([501]),
      }),
    ]),
  })
})

test('the machine client gets a token and no refresh token', async () => {
  const { status, body } = await sandbox.form('/auth/token', {
    grant_type: 'client_credentials',
    client_id: 'desk-client',
    client_secret: 'sandbox',
  })
  expect(status).toBe(200)
  expect(body.refresh_token).toBeUndefined()
  expect(
    (
      await sandbox.send('GET', '/arm/v1/clients/1001/customers/10001', {
        token: body.access_token,
      })
    ).status,
  ).toBe(200)
})

test('an unknown name and a wrong password are told alike', async () => {
  const [unknown, wrong] = await Promise.all([
    sandbox.signInAs('nobody', 'sandbox'),
    sandbox.signInAs('lead', 'wrong'),
  ])
  for (const answer of [unknown, wrong])
    expect(answer).toMatchObject({
      status: 400,
      body: { errorCode: 'invalid_grant', errorMessage: unknown.body.errorMessage },
    })
})

test('a refresh token is good for one use, and the old access token lives on', async () => {
  const { access_token, refresh_token } = await sandbox.signIn(await fresh())
  const [first, second] = await Promise.all([refresh(refresh_token), refresh(refresh_token)])
  expect([first.status, second.status].sort()).toEqual([200, 400])
  expect((await list(access_token)).status).toBe(200)
  expect((await list((first.status === 200 ? first : second).body.access_token)).status).toBe(200)
})

test('a token ends on real time, whatever the tenant’s clock shows', async () => {
  await fresh()
  await sandbox.control(tenant, 'tokens', { tokenSeconds: 60 })
  const { access_token } = await sandbox.signIn(tenant)
  await sandbox.control(tenant, 'clock', { advanceSeconds: 86_400 })
  expect((await list(access_token)).status).toBe(200)
  sandbox.clock.at += 61_000
  expect((await list(access_token)).status).toBe(401)
  expect((await sandbox.send('POST', '/auth/verify', { token: access_token })).status).toBe(401)
})

test.each([{ opaqueTokens: true }, { withoutClaims: true }, { withoutRefreshToken: true }, {}])(
  'with %o a person may still work, until all is revoked',
  async (settings) => {
    await fresh()
    await sandbox.control(tenant, 'tokens', settings)
    const { access_token, refresh_token } = await sandbox.signIn(tenant, 'controller')
    expect(access_token.split('.')).toHaveLength(settings.opaqueTokens ? 1 : 3)
    if (settings.withoutClaims)
      expect(Object.keys(decodeJwt(access_token)).sort()).toEqual(['exp', 'iat', 'jti', 'sub'])
    expect(refresh_token === undefined).toBe(settings.withoutRefreshToken === true)
    expect((await list(access_token)).status).toBe(200)

    await sandbox.control(tenant, 'tokens', { revokeAll: true })
    expect((await list(access_token)).status).toBe(401)
    expect((await list((await sandbox.signIn(tenant)).access_token)).status).toBe(200)
  },
)

test('a token that somebody changed is refused', async () => {
  const { access_token } = await sandbox.signIn(await fresh())
  const [head, body] = access_token.split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const forged of [`${head}.${body}.AAAA`, `${none}.${body}.`, 'nonsense', ''])
    expect((await list(forged)).status).toBe(401)
})

test('what must not leak can be listed', async () => {
  const { access_token } = await sandbox.signIn(await fresh())
  const own = (await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/secrets`)).body
  const all = (await sandbox.send('GET', '/sandbox/secrets')).body
  expect(own.identityNumbers).toContain('01019921717')
  expect(own.bankAccounts.length).toBeGreaterThan(20)
  expect(all.tokens).toContain(access_token)
  expect(all.identityNumbers.length).toBeGreaterThan(own.identityNumbers.length)
})
