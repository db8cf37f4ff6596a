import * as z from 'zod'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, markPubliclySeen } from '../source'

const form = 'application/x-www-form-urlencoded'

/**
 * What /token and /refresh answer. Only access_token is relied upon: where /token gave no refresh
 * token the desk asks for sign-in when the token ends, and where /refresh gives none the last one
 * stays.
 */
export const TokenAnswer = z.looseObject({
  access_token: z.string().min(1),
  token_type: markPubliclySeen(z.string().nullish()),
  not_before: markPubliclySeen(z.coerce.number().nullish()),
  expires_in: markPubliclySeen(z.coerce.number().nullish()),
  expires_on: markPubliclySeen(z.coerce.number().nullish()),
  resource: markPubliclySeen(z.string().nullish()),
  refresh_token: markAssumed(z.string().nullish()),
})
export type TokenAnswer = z.infer<typeof TokenAnswer>

/** The path is documented; grant_type client_credentials is public, password is assumed. */
export const requestToken = defineOperation({
  name: 'requestToken',
  area: 'identity',
  method: 'POST',
  path: '/token',
  summary: 'Get an access token for a person or a client',
  section: '4.9',
  source: 'public',
  effect: 'read',
  right: null,
  exposed: false,
  contentType: form,
  body: z.discriminatedUnion('grant_type', [
    z.looseObject({
      grant_type: markAssumed(z.literal('password')),
      username: z.string().min(1),
      password: z.string().min(1),
    }),
    z.looseObject({
      grant_type: markPubliclySeen(z.literal('client_credentials')),
      client_id: z.string().min(1),
      client_secret: z.string().min(1),
    }),
  ]),
  answers: { 200: TokenAnswer },
  refusals: [400, 401, 429],
  example: { body: { grant_type: 'password', username: 'controller', password: 'sandbox' } },
})

/** A refresh token is good for one use; a used one is refused (assumed). */
export const refreshToken = defineOperation({
  name: 'refreshToken',
  area: 'identity',
  method: 'POST',
  path: '/refresh',
  summary: 'Exchange a refresh token for a new pair',
  section: '4.9',
  source: 'assumed',
  effect: 'write',
  right: null,
  exposed: false,
  contentType: form,
  body: z.looseObject({ grant_type: z.literal('refresh_token'), refresh_token: z.string().min(1) }),
  answers: { 200: TokenAnswer },
  refusals: [400, 401],
  example: { body: { grant_type: 'refresh_token', refresh_token: 'an-unused-one' } },
})

/** Tells whether the bearer token is good. */
export const verifyToken = defineOperation({
  name: 'verifyToken',
  area: 'identity',
  method: 'POST',
  path: '/verify',
  summary: 'Tell whether a token is good',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: null,
  exposed: false,
  answers: {
    200: markAssumed(defineAnswer({ active: z.boolean(), exp: z.number(), scope: z.string() })),
  },
  refusals: [401],
  example: {},
})
