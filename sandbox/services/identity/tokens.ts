import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import type { Database } from '@/lib/platform/database/open'
import type { Clock } from '../../clock'
import { keys, opaqueTokens, refreshTokens } from '../../database/schema'
import type { Directory } from '../../directory'
import { Refusal, unauthenticated } from '../../refusal'
import { buildTokenClaims, findPerson, type Person } from './person'

/** An access token that was accepted. */
export type AcceptedToken = { person: Person; exp: number; isForPartner: boolean }

type Parts = {
  db: Database
  directory: Directory
  clock: Clock
  secret: Uint8Array
  tokenSeconds: number
}

/** What a token of the partner area starts with. No other token has a dot alone. */
const partnerMark = 'partner.'

const refreshTokenLife = 12 * 3_600_000

/**
 * Issues and accepts tokens, as the tenant's settings say. Their life is on real time, whatever the
 * tenant's clock shows.
 */
export class Tokens {
  /** What was issued since the start, for the test that looks for tokens where none may be. */
  readonly issued: string[] = []

  constructor(private readonly parts: Parts) {}

  /** What /token and /refresh answer (public documentation; refresh_token assumed). */
  async issue(person: Person, withRefreshToken: boolean) {
    const { settings } = person.tenant
    const life = settings.tokenSeconds ?? this.parts.tokenSeconds
    const from = Math.floor(this.parts.clock.now() / 1000)
    const access = settings.opaqueTokens
      ? await this.opaque(person, from + life)
      : await this.signed(person, from, life)
    const refresh =
      withRefreshToken && !settings.withoutRefreshToken
        ? await this.refreshTokenOf(person)
        : undefined
    this.issued.push(access, ...(refresh ? [refresh] : []))
    return {
      access_token: access,
      token_type: 'Bearer',
      not_before: from,
      expires_in: life,
      expires_on: from + life,
      resource: randomUUID(),
      ...(refresh && { refresh_token: refresh }),
    }
  }

  /**
   * What the partner area's own token request answers. Such a token is taken there and nowhere else
   * (assumed).
   */
  async issueForPartner(person: Person) {
    const life = person.tenant.settings.tokenSeconds ?? this.parts.tokenSeconds
    const token = await this.opaque(
      person,
      Math.floor(this.parts.clock.now() / 1000) + life,
      partnerMark,
    )
    this.issued.push(token)
    return { Token: token, ExpiresIn: life }
  }

  /**
   * Who a bearer token speaks for.
   *
   * @throws Refusal 401 when it is forged, past its end or revoked.
   */
  async accept(token: string): Promise<AcceptedToken> {
    return token.split('.').length === 3 ? this.acceptSigned(token) : this.acceptOpaque(token)
  }

  /** Whose refresh token this is, used or not; for matching a fault. */
  async ownerOfRefreshToken(token: string): Promise<string | undefined> {
    const [row] = await this.parts.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashToken(token)))
    return row?.userName
  }

  /**
   * Uses a refresh token up.
   *
   * @throws Refusal 400 when it is unknown, used or past its end, 401 when it was revoked (both
   *   assumed).
   */
  async useUp(token: string): Promise<Person> {
    const now = this.parts.clock.now()
    const [row] = await this.parts.db
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(and(eq(refreshTokens.hash, hashToken(token)), isNull(refreshTokens.usedAt)))
      .returning()
    const person = row && findPerson(this.parts.directory, row.userName)
    if (!person || row.expiresAt <= now)
      throw new Refusal(400, 'invalid_grant', 'The refresh token is unknown, used or has ended')
    if (row.generation !== person.tenant.settings.refreshGeneration)
      throw unauthenticated('The refresh token was revoked')
    return person
  }

  private signed(person: Person, from: number, life: number) {
    const { settings } = person.tenant
    return new SignJWT(settings.withoutClaims ? {} : buildTokenClaims(person))
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(person.userName)
      .setJti(`${settings.accessGeneration}-${randomUUID()}`)
      .setIssuedAt(from)
      .setExpirationTime(from + life)
      .sign(this.parts.secret)
  }

  private async acceptSigned(token: string): Promise<AcceptedToken> {
    const currentDate = new Date(this.parts.clock.now())
    const verified = await jwtVerify(token, this.parts.secret, {
      algorithms: ['HS256'],
      currentDate,
    }).catch(() => {
      throw unauthenticated('The token is forged or has ended')
    })
    const { sub = '', jti = '', exp = 0 } = verified.payload
    return this.accepted(sub, Number.parseInt(jti, 10), exp)
  }

  private async opaque(person: Person, exp: number, mark = '') {
    const token = mark + randomBytes(32).toString('base64url')
    const { accessGeneration: generation } = person.tenant.settings
    await this.parts.db.insert(opaqueTokens).values({
      hash: hashToken(token),
      userName: person.userName,
      generation,
      expiresAt: exp * 1000,
    })
    return token
  }

  private async acceptOpaque(token: string): Promise<AcceptedToken> {
    const [row] = await this.parts.db
      .select()
      .from(opaqueTokens)
      .where(eq(opaqueTokens.hash, hashToken(token)))
    if (!row || row.expiresAt <= this.parts.clock.now())
      throw unauthenticated('The token is unknown or has ended')
    return {
      ...this.accepted(row.userName, row.generation, row.expiresAt / 1000),
      isForPartner: token.startsWith(partnerMark),
    }
  }

  private accepted(userName: string, generation: number, exp: number): AcceptedToken {
    const person = findPerson(this.parts.directory, userName)
    if (!person || generation !== person.tenant.settings.accessGeneration)
      throw unauthenticated('The token was revoked')
    return { person, exp, isForPartner: false }
  }

  private async refreshTokenOf(person: Person) {
    const token = randomBytes(32).toString('base64url')
    await this.parts.db.insert(refreshTokens).values({
      hash: hashToken(token),
      userName: person.userName,
      generation: person.tenant.settings.refreshGeneration,
      expiresAt: this.parts.clock.now() + refreshTokenLife,
    })
    return token
  }
}

/** The key that signs access tokens: made once, kept in the store. */
export async function ensureSigningSecret(db: Database): Promise<Uint8Array> {
  await db
    .insert(keys)
    .values({ name: 'access', secret: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  const [key] = await db.select().from(keys).where(eq(keys.name, 'access'))
  return Buffer.from(key!.secret, 'hex')
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
