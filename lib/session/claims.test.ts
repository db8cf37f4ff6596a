import { beforeEach, describe, expect, test } from 'vitest'
import { useSettings } from '@/tests/support/settings'
import { opaqueAnswer, tokenAnswer, workspaces } from '@/tests/support/tokens'
import { claimsOf } from './claims'

const now = new Date('2026-03-12T12:00:00Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const tokenOf = (claims: object) => ({ access_token: `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln` })

beforeEach(() => useSettings())

describe('what a token tells of its person', () => {
  test('is their name, rights, workspaces and end', () => {
    const told = { displayName: 'Kari Nordmann', rights: ['a', 'b'], workspaces, expiresAt: inSeconds(60) }
    expect(claimsOf(tokenAnswer({ rights: ['a', 'b'], seconds: 60 }), now)).toEqual(told)
  })

  test('is nothing when it is opaque', () => {
    expect(claimsOf(opaqueAnswer(), now)).toEqual({ displayName: null, rights: null, workspaces: null, expiresAt: null })
  })

  test.each<[string, object, unknown]>([
    ['a text of words', { scope: 'a  b ' }, ['a', 'b']],
    ['a list', { scope: ['a', 'b'] }, ['a', 'b']],
    ['an empty text, which is no right at all', { scope: '' }, []],
    ['a number, which tells nothing', { scope: 7 }, null],
  ])('may name its rights as %s', (_, claims, rights) => expect(claimsOf(tokenOf(claims), now).rights).toEqual(rights))

  test.each<[string, unknown, unknown]>([
    ['numbers for texts', [{ clientNo: 1001, companyIds: ['501'] }], [{ name: '1001', clientNo: '1001', companyIds: [501], organizationId: null }]],
    ['what is no workspace among them', [null, 'x', { name: 'A' }], [{ name: 'A', clientNo: null, companyIds: [], organizationId: null }]],
    ['an empty list, which is no workspace at all', [], []],
    ['a text, which tells nothing', 'all', null],
  ])('may name its workspaces with %s', (_, named, read) => expect(claimsOf(tokenOf({ workspaces: named }), now).workspaces).toEqual(read))

  test.each<[string, object, Date | null]>([
    ['in so many seconds', { expires_in: 30, expires_on: 1 }, inSeconds(30)],
    ['at a time', { expires_on: inSeconds(40).getTime() / 1000 }, inSeconds(40)],
    ['where only the token itself tells it', tokenOf({ exp: inSeconds(50).getTime() / 1000 }), inSeconds(50)],
    ['never that anybody knows', {}, null],
  ])('may end %s', (_, answer, end) => expect(claimsOf({ ...opaqueAnswer(), ...answer }, now).expiresAt).toEqual(end))

  test('is read under the names that the settings state, and workspaces that the settings state come first', () => {
    const DESK_WORKSPACES = JSON.stringify([{ name: 'Ours', clientNo: '7' }])
    useSettings({ CLAIM_NAME: 'fullName', CLAIM_SCOPE: 'scp', DESK_WORKSPACES })
    const told = { displayName: 'Kari', rights: ['a'], workspaces: [{ name: 'Ours', clientNo: '7', companyIds: [], organizationId: null }] }
    expect(claimsOf(tokenOf({ fullName: 'Kari', scp: 'a', workspaces }), now)).toMatchObject(told)
    useSettings({ CLAIM_NAME: '', CLAIM_SCOPE: '' })
  })
})
