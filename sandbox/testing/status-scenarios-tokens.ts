import type { Scenario, StatusScenarios } from './status-scenarios'

const askToken =
  (fields: Record<string, string>): Scenario =>
  ({ sandbox }) =>
    sandbox.form('/auth/token', { grant_type: 'password', ...fields })

/**
 * A way to each status that an operation of signing in lists, that of the partner area included.
 */
export const tokenScenarios: StatusScenarios = {
  requestPartnerToken: {
    200: ({ sandbox, tenant: { users } }) =>
      sandbox.send('POST', '/distribution/api/Token', {
        body: { UserName: users[0]!.userName, Password: users[0]!.password },
      }),
    400: ({ sandbox }) => sandbox.send('POST', '/distribution/api/Token', { body: {} }),
    401: ({ sandbox }) =>
      sandbox.send('POST', '/distribution/api/Token', {
        body: { UserName: 'lead', Password: 'wrong' },
      }),
    429: async ({ sandbox }) => {
      const guess = () =>
        sandbox.send('POST', '/distribution/api/Token', {
          body: { UserName: 'guessed too', Password: 'wrong' },
        })
      for (let attempt = 0; attempt < 50; attempt++) await guess()
      return guess()
    },
  },
  requestToken: {
    200: ({ sandbox, tenant: { users } }) =>
      sandbox.signInAs(users[0]!.userName, users[0]!.password),
    400: askToken({ username: 'controller', password: 'wrong' }),
    401: ({ sandbox }) =>
      sandbox.form('/auth/token', {
        grant_type: 'client_credentials',
        client_id: 'desk-client',
        client_secret: 'wrong',
      }),
    429: async (w) => {
      for (let attempt = 0; attempt < 50; attempt++)
        await askToken({ username: 'guessed', password: 'wrong' })(w)
      return askToken({ username: 'guessed', password: 'wrong' })(w)
    },
  },
  refreshToken: {
    200: async ({ sandbox, tenant }) => {
      const { refresh_token } = await sandbox.signIn(tenant)
      return sandbox.form('/auth/refresh', { grant_type: 'refresh_token', refresh_token })
    },
    400: ({ sandbox }) =>
      sandbox.form('/auth/refresh', {
        grant_type: 'refresh_token',
        refresh_token: 'an-unknown-one',
      }),
    401: async ({ sandbox }) => {
      const tenant = await sandbox.newTenant()
      const { refresh_token } = await sandbox.signIn(tenant)
      await sandbox.control(tenant, 'tokens', { revokeRefresh: true })
      return sandbox.form('/auth/refresh', { grant_type: 'refresh_token', refresh_token })
    },
  },
  verifyToken: {
    200: ({ sandbox, lead }) => sandbox.send('POST', '/auth/verify', { token: lead }),
    401: ({ sandbox }) => sandbox.send('POST', '/auth/verify', { token: 'a.b.c' }),
  },
}
