import { refreshToken, requestToken, verifyToken } from '@/lib/contracts/identity/tokens'
import { makeAnswer } from '../../answer'
import type { Directory } from '../../directory'
import type { Implement } from '../../implement'
import { Refusal } from '../../refusal'
import { isCorrectPassword } from './password'
import { findPerson, getTokenScope, machineClient } from './person'
import type { SignInThrottle } from './sign-in-throttle'
import type { Tokens } from './tokens'

/** The identity area: tokens for people and for the machine client. */
export function registerIdentityRoutes(
  implement: Implement,
  {
    directory,
    tokens,
    throttle,
  }: { directory: Directory; tokens: Tokens; throttle: SignInThrottle },
) {
  implement(
    requestToken,
    async ({ body }) => {
      const name = body.grant_type === 'password' ? body.username : body.client_id
      throttle.check(name)
      const person = findPerson(directory, name)
      const isMachine = body.grant_type === 'client_credentials'
      const isRight = isMachine
        ? body.client_id === machineClient.id && body.client_secret === machineClient.secret
        : isCorrectPassword(body.password, directory.user(body.username)?.password ?? '')
      if (!person || !isRight) {
        throttle.failed(name)
        throw isMachine
          ? new Refusal(401, 'invalid_client', 'The client is unknown or its secret is wrong')
          : new Refusal(400, 'invalid_grant', 'The user name or the password is wrong')
      }
      return makeAnswer(200, await tokens.issue(person, !isMachine))
    },
    {
      tenantOf: async ({ body }) =>
        findPerson(directory, body.grant_type === 'password' ? body.username : body.client_id)
          ?.tenant,
    },
  )

  implement(
    refreshToken,
    async ({ body }) =>
      makeAnswer(200, await tokens.issue(await tokens.useUp(body.refresh_token), true)),
    {
      tenantOf: async ({ body }) =>
        findPerson(directory, (await tokens.ownerOfRefreshToken(body.refresh_token)) ?? '')?.tenant,
    },
  )

  implement(
    verifyToken,
    async ({ accepted }) =>
      makeAnswer(200, {
        active: true,
        exp: accepted().exp,
        scope: getTokenScope(accepted().person),
      }),
    {
      needsToken: true,
    },
  )
}
