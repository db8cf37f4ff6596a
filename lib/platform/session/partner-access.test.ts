import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { placeIn } from '@/lib/platform/database/places'
import { sessions } from '@/lib/platform/database/schema'
import { makeDigest, unseal } from '@/lib/platform/database/sealed'
import { type Answer, type FakeUpstream, fakeUpstream, json } from '@/tests/support/fake-upstream'
import { collectedLog } from '@/tests/support/log-lines'
import { areasAt, useSettings } from '@/tests/support/settings'
import { emptyDesk, openTestDesk, storedText, storeKinds } from '@/tests/support/stores'
import { tokenAnswer } from '@/tests/support/tokens'
import { signIn } from './sign-in'
import { endSession } from './vault'

describe.each(storeKinds)(
  'signing in where the partner part wants a token of its own, on %s',
  (kind) => {
    let desk: Awaited<ReturnType<typeof openTestDesk>>
    let upstream: FakeUpstream
    let lines: string[]
    beforeAll(async () => {
      vi.spyOn(Math, 'random').mockReturnValue(0)
      useSettings()
      upstream = await fakeUpstream()
      desk = await openTestDesk(kind)
    })
    afterAll(async () => {
      await desk.close()
      await upstream.close()
    })
    beforeEach(async () => {
      lines = collectedLog()
      useSettings({
        ...areasAt(upstream.base),
        PARTNER_TOKEN: 'own',
        UPSTREAM_TIMEOUT_SECONDS: '5',
      })
      await emptyDesk(desk.db)
    })

    /** The identity area takes one password; the partner part answers as the test says. */
    function partnerAnswers(partner: Answer) {
      upstream.answerWith((request, response, socket) => {
        if (!request.url.startsWith('/auth/')) return partner(request, response, socket)
        const isRight = new URLSearchParams(request.text).get('password') === 'right-password'
        return isRight ? json(response, 200, tokenAnswer()) : json(response, 401, {})
      })
    }
    const asked = () => upstream.requests.filter(({ url }) => !url.startsWith('/auth/'))
    const row = async () => (await desk.db.select().from(sessions))[0]!

    test('asks for it with the same name and password, and keeps it sealed until its end', async () => {
      partnerAnswers((_, response) => json(response, 200, { Token: 'partner-1', ExpiresIn: '600' }))
      const before = Date.now()
      expect(
        await signIn('kari', 'right-password', { address: 'home', requestId: 'r-1' }),
      ).toMatchObject({ kind: 'in' })
      expect(asked()).toMatchObject([{ method: 'POST', url: '/dist/api/Token' }])
      expect(JSON.parse(asked()[0]!.text)).toEqual({ UserName: 'kari', Password: 'right-password' })
      const { partnerToken, partnerExpiresAt, partnerMissing } = await row()
      expect([
        unseal(partnerToken!, placeIn.partnerToken((await row()).id)),
        partnerMissing,
      ]).toEqual(['partner-1', null])
      expect(partnerExpiresAt!.getTime()).toBeGreaterThanOrEqual(before + 600_000)
      expect(partnerExpiresAt!.getTime()).toBeLessThanOrEqual(Date.now() + 600_000)
    })

    test('keeps one without an end as such', async () => {
      partnerAnswers((_, response) => json(response, 200, { Token: 'partner-1' }))
      await signIn('kari', 'right-password', { address: 'home', requestId: 'r-1' })
      expect(await row()).toMatchObject({
        partnerToken: expect.any(String),
        partnerExpiresAt: null,
      })
    })

    test.each<[string, 'refused' | 'unreachable', Answer]>([
      [
        'a refusal',
        'refused',
        (_, response) => json(response, 401, { message: 'right-password is wrong' }),
      ],
      ['another refusal', 'refused', (_, response) => json(response, 400, {})],
      ['a pause', 'unreachable', (_, response) => json(response, 429, {})],
      ['an outage', 'unreachable', (_, response) => json(response, 503, {})],
      ['a broken connection', 'unreachable', (_, __, socket) => void socket.resetAndDestroy()],
      [
        'what nobody can read',
        'unreachable',
        (_, response) => json(response, 200, { token: 'partner-1' }),
      ],
    ])('goes on without it after %s', async (_, missing, answer) => {
      partnerAnswers(answer)
      expect(
        await signIn('kari', 'right-password', { address: 'home', requestId: 'r-1' }),
      ).toMatchObject({ kind: 'in' })
      expect(await row()).toMatchObject({
        partnerToken: null,
        partnerExpiresAt: null,
        partnerMissing: missing,
      })
      expect(lines.join('\n')).not.toContain('right-password')
    })

    test('asks nobody for it when the identity area refuses, or the desk wants none', async () => {
      partnerAnswers((_, response) => json(response, 200, { Token: 'partner-1' }))
      expect(await signIn('kari', 'wrong', { address: 'home', requestId: 'r-1' })).toEqual({
        kind: 'refused',
      })
      useSettings(areasAt(upstream.base))
      expect(
        await signIn('kari', 'right-password', { address: 'home', requestId: 'r-1' }),
      ).toMatchObject({ kind: 'in' })
      expect(asked()).toEqual([])
      expect(await row()).toMatchObject({ partnerToken: null, partnerMissing: null })
    })

    test('leaves neither it nor the password in log, store or outcome', async () => {
      partnerAnswers((_, response) =>
        json(response, 200, { Token: 'partner-secret', ExpiresIn: 600 }),
      )
      const outcome = await signIn('kari', 'right-password', { address: 'home', requestId: 'r-1' })
      const seen = [
        JSON.stringify(outcome),
        ...lines,
        await storedText(desk.db, 'desk.session'),
      ].join('\n')
      expect(seen).toContain('requestPartnerToken')
      expect(seen).not.toMatch(/partner-secret|right-password/)
    })

    test('forgets it when the session ends', async () => {
      partnerAnswers((_, response) => json(response, 200, { Token: 'partner-1' }))
      const outcome = await signIn('kari', 'right-password', { address: 'home', requestId: 'r-1' })
      await endSession(makeDigest(outcome.kind === 'in' ? outcome.sessionId : ''), 'signed out')
      expect(await row()).toMatchObject({ endReason: 'signed out', partnerToken: null })
    })
  },
)
