import { requestPartnerToken } from '@/lib/contracts/partner/tokens'
import { makeAnswer } from '../../answer'
import type { Directory } from '../../directory'
import type { Implement } from '../../implement'
import { Refusal } from '../../refusal'
import { isCorrectPassword } from '../identity/password'
import { findPerson } from '../identity/person'
import type { SignInThrottle } from '../identity/sign-in-throttle'
import type { Tokens } from '../identity/tokens'

/**
 * The partner area's own token request, for names and passwords of the identity area. A wrong one
 * is told by 401 (assumed).
 */
export function registerPartnerTokenRoutes(
  implement: Implement,
  {
    directory,
    tokens,
    throttle,
  }: { directory: Directory; tokens: Tokens; throttle: SignInThrottle },
) {
  implement(
    requestPartnerToken,
    async ({ body }) => {
      throttle.check(body.UserName)
      const person = findPerson(directory, body.UserName)
      if (
        !person ||
        !isCorrectPassword(body.Password, directory.user(body.UserName)?.password ?? '')
      ) {
        throttle.failed(body.UserName)
        throw new Refusal(401, 'invalid_grant', 'The user name or the password is wrong')
      }
      return makeAnswer(200, await tokens.issueForPartner(person))
    },
    { tenantOf: async ({ body }) => findPerson(directory, body.UserName)?.tenant },
  )
}
