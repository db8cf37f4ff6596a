import { beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '@/lib/platform/session/current-session'
import { revealRight } from '@/lib/platform/session/token-claims'
import { useSettings } from '@/tests/support/settings'
import { workspaces } from '@/tests/support/tokens'
import { hasRights, mayDo, mayReveal, mayTouch } from './rights'

const person = (stated: Partial<Session>) =>
  ({ rights: null, workspaces: null, ...stated }) as Session
const [ours, theirs] = workspaces as [(typeof workspaces)[0], (typeof workspaces)[0]]

beforeEach(() => useSettings())

describe('the rights that a token tells', () => {
  test('are all needed, and none of them where it tells none', () => {
    expect(hasRights({ rights: ['a', 'b'] }, ['a', 'b'])).toBe(true)
    expect(hasRights({ rights: ['a'] }, ['a', 'b'])).toBe(false)
    expect(hasRights({ rights: [] }, ['a'])).toBe(false)
    expect(hasRights({ rights: [] }, [])).toBe(true)
    expect(hasRights({ rights: null }, ['a'])).toBe(true)
  })

  test('let a person do what needs none of them, or one that they have', () => {
    const operation = (right: string | null) => ({ right }) as Parameters<typeof mayDo>[1]
    expect(mayDo(person({ rights: [] }), operation(null))).toBe(true)
    expect(mayDo(person({ rights: ['a'] }), operation('a'))).toBe(true)
    expect(mayDo(person({ rights: ['b'] }), operation('a'))).toBe(false)
    expect(mayDo(person({ rights: null }), operation('a'))).toBe(true)
  })

  test('show masked values to everybody unless a setting names a right for it, and then to who surely has it', () => {
    const people = [null, [], ['a'], ['a', revealRight]].map((rights) => person({ rights }))
    expect(people.map(mayReveal)).toEqual([true, true, true, true])
    useSettings({ RIGHT_TO_REVEAL: 'see.ssn' })
    expect(people.map(mayReveal)).toEqual([false, false, false, true])
  })
})

describe('what an input names', () => {
  const both = [...ours.companyIds, ...theirs.companyIds]
  const organizationIds = [ours.organizationId, theirs.organizationId]

  test.each([
    ['nothing', {}, true],
    ['a client', { clientNo: ours.clientNo }, true],
    ['a client of others', { clientNo: theirs.clientNo }, false],
    ['an organization', { organizationId: ours.organizationId }, true],
    ['an organization of others', { organizationId: theirs.organizationId }, false],
    ['organizations', { organizationIds: [ours.organizationId] }, true],
    ['one of others among them', { organizationIds }, false],
    ['companies', { companyIds: ours.companyIds }, true],
    ['one of others among these', { companyIds: both }, false],
    [
      'a client, and an organization of others',
      { clientNo: ours.clientNo, organizationId: theirs.organizationId },
      false,
    ],
    [
      'an organization, and a client of others',
      { clientNo: theirs.clientNo, organizationId: ours.organizationId },
      false,
    ],
    [
      'a client, and a company of others',
      { clientNo: ours.clientNo, companyIds: theirs.companyIds },
      false,
    ],
  ])('may be touched where all of it stands in the own workspaces: %s', (_, scope, may) => {
    expect(
      mayTouch(
        person({
          workspaces: [
            { ...ours, organizationId: null },
            { ...ours, clientNo: null },
          ],
        }),
        scope,
      ),
    ).toBe(may)
    expect(mayTouch(person({ workspaces: null }), scope)).toBe(true)
    expect(mayTouch(person({ workspaces }), scope)).toBe(true)
  })
})
