import { beforeEach, describe, expect, test } from 'vitest'
import { useSettings } from '@/tests/support/settings'
import { opaqueAnswer, tokenAnswer, workspaces } from '@/tests/support/tokens'
import { parseTokenClaims } from './token-claims'

const now = new Date('2026-03-12T12:00:00Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const tokenOf = (claims: object) => ({
  access_token: `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`,
})

beforeEach(() => useSettings())

describe('what a token tells of its person', () => {
  test('is their name, rights, workspaces and end', () => {
    const told = {
      displayName: 'Kari Nordmann',
      rights: ['read:arm.customer', 'read:collection.case'],
      unknownScopeWords: null,
      workspaces,
      expiresAt: inSeconds(60),
    }
    expect(
      parseTokenClaims(
        tokenAnswer({ rights: ['read:collection.case', 'read:arm.customer'], seconds: 60 }),
        now,
      ),
    ).toEqual(told)
  })

  test('is nothing when it is opaque', () => {
    expect(parseTokenClaims(opaqueAnswer(), now)).toEqual({
      displayName: null,
      rights: null,
      unknownScopeWords: null,
      workspaces: null,
      expiresAt: null,
    })
  })

  test.each<[string, object, unknown]>([
    ['a text of words', { scope: 'openid  read:arm.customer ' }, ['read:arm.customer']],
    ['a list', { scope: ['read:arm.customer', 'profile'] }, ['read:arm.customer']],
    ['words with a star', { scope: 'read:arm.*' }, ['read:arm.customer']],
    ['an empty text, which tells nothing', { scope: '' }, null],
    ['words of which none is known', { scope: 'kunder.les saker.les' }, null],
    ['a number, which tells nothing', { scope: 7 }, null],
  ])('may name its rights as %s', (_, claims, rights) =>
    expect(parseTokenClaims(tokenOf(claims), now).rights).toEqual(rights),
  )

  test.each<[string, unknown, string[] | null]>([
    ['known ones', 'read:arm.customer x', null],
    ['unknown ones alone', 'kunder.les x', ['kunder.les', 'x']],
    ['none', '', []],
    ['no claim', undefined, null],
  ])('are scopes that nobody knows, or not: %s', (_, scope, unknown) =>
    expect(parseTokenClaims(tokenOf({ scope }), now).unknownScopeWords).toEqual(unknown),
  )

  test('gives rights as a setting maps its scopes, and none where the service is to decide', () => {
    const token = tokenOf({ scope: 'kunder.les read:collection.case' })
    useSettings({ RIGHTS_MAP: '{"kunder.*":["read:arm.customer"]}' })
    expect(parseTokenClaims(token, now).rights).toEqual([
      'read:arm.customer',
      'read:collection.case',
    ])
    useSettings({ RIGHTS: 'service' })
    expect(parseTokenClaims(token, now)).toMatchObject({ rights: null, unknownScopeWords: null })
    useSettings({ RIGHT_TO_REVEAL: 'kunder.les' })
    expect(parseTokenClaims(token, now).rights).toEqual(['read:collection.case', 'reveal:masked'])
    useSettings({ RIGHT_TO_REVEAL: 'personal' })
    expect(parseTokenClaims(token, now).rights).toEqual(['read:collection.case'])
  })

  test.each<[string, unknown, unknown]>([
    [
      'numbers for texts',
      [{ clientNo: 1001, companyIds: ['501'] }],
      [{ name: '1001', clientNo: '1001', companyIds: [501], organizationId: null }],
    ],
    [
      'what is no workspace among them',
      [null, 'x', { name: 'A' }],
      [{ name: 'A', clientNo: null, companyIds: [], organizationId: null }],
    ],
    [
      'none of what names one',
      [{}],
      [{ name: '', clientNo: null, companyIds: [], organizationId: null }],
    ],
    [
      'a number for its organization',
      [{ organizationId: 5, clientNo: null }],
      [{ name: '', clientNo: null, companyIds: [], organizationId: '5' }],
    ],
    ['an empty list, which is no workspace at all', [], []],
    ['a text, which tells nothing', 'all', null],
  ])('may name its workspaces with %s', (_, named, read) =>
    expect(parseTokenClaims(tokenOf({ workspaces: named }), now).workspaces).toEqual(read),
  )

  test.each<[string, object, Date | null]>([
    ['in so many seconds', { expires_in: 30, expires_on: 1 }, inSeconds(30)],
    ['at a time', { expires_on: inSeconds(40).getTime() / 1000 }, inSeconds(40)],
    [
      'where only the token itself tells it',
      tokenOf({ exp: inSeconds(50).getTime() / 1000 }),
      inSeconds(50),
    ],
    [
      'in no seconds, which tells nothing',
      { expires_in: 0, ...tokenOf({ exp: inSeconds(50).getTime() / 1000 }) },
      inSeconds(50),
    ],
    ['at a time in the words of the token, which tells nothing', tokenOf({ exp: 'soon' }), null],
    [
      'at the time beside the token rather than in it',
      { ...tokenOf({ exp: 1 }), expires_on: inSeconds(40).getTime() / 1000 },
      inSeconds(40),
    ],
    ['never that anybody knows', {}, null],
  ])('may end %s', (_, answer, end) =>
    expect(parseTokenClaims({ ...opaqueAnswer(), ...answer }, now).expiresAt).toEqual(end),
  )

  test('has no name that is no text', () =>
    expect(parseTokenClaims(tokenOf({ name: 7 }), now).displayName).toBeNull())

  test('is read under the names that the settings state, and workspaces that the settings state come first', () => {
    const DESK_WORKSPACES = JSON.stringify([{ name: 'Ours', clientNo: '7' }])
    useSettings({ CLAIM_NAME: 'fullName', CLAIM_SCOPE: 'scp', DESK_WORKSPACES })
    const told = {
      displayName: 'Kari',
      rights: ['read:arm.customer'],
      workspaces: [{ name: 'Ours', clientNo: '7', companyIds: [], organizationId: null }],
    }
    expect(
      parseTokenClaims(tokenOf({ fullName: 'Kari', scp: 'read:arm.customer', workspaces }), now),
    ).toMatchObject(told)
    useSettings({ CLAIM_NAME: '', CLAIM_SCOPE: '' })
  })
})
