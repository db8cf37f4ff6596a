import * as z from 'zod'
import { defineOperation } from '../operation'
import { markAssumed } from '../source'

/**
 * What the partner part's own token request answers (assumed). Without ExpiresIn, in seconds, the
 * token is used until it is refused.
 */
export const PartnerToken = z.looseObject({
  Token: z.string().min(1),
  ExpiresIn: z.coerce.number().nullish(),
})
export type PartnerToken = z.infer<typeof PartnerToken>

/**
 * The token request of the partner part, for an upstream whose partner part does not take the
 * identity area's token. Never for a browser.
 */
export const requestPartnerToken = defineOperation({
  name: 'requestPartnerToken',
  area: 'partner',
  method: 'POST',
  path: '/api/Token',
  summary: 'Get a token for the partner part',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: null,
  exposed: false,
  body: z.looseObject({ UserName: z.string().min(1), Password: z.string().min(1) }),
  answers: { 200: markAssumed(PartnerToken) },
  refusals: [400, 401, 429],
  example: { body: { UserName: 'support', Password: 'sandbox' } },
})
