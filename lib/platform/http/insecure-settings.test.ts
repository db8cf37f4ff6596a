import { describe, expect, test } from 'vitest'
import { listInsecureSettings } from './insecure-settings'

const here = {
  IDENTITY_URL: 'http://127.0.0.1:1/a',
  RECEIVABLES_URL: 'http://localhost:1',
  DISTRIBUTION_URL: 'http://[::1]:1',
  COLLECTION_URL: 'https://a.example',
}
const doors = (more: Partial<Parameters<typeof listInsecureSettings>[0]>) =>
  listInsecureSettings({ DATABASE_URL: undefined, DESK_URL: undefined, ...here, ...more }).map(
    ({ setting }) => setting,
  )

describe('a start warns', () => {
  test('of nothing on this machine', () =>
    expect(
      doors({ DATABASE_URL: 'postgresql://a:b@127.0.0.1/x', DESK_URL: 'http://localhost:3000' }),
    ).toEqual([]))
  test.each([
    ['IDENTITY_URL', { IDENTITY_URL: 'http://identity.example' }],
    ['RECEIVABLES_URL', { RECEIVABLES_URL: 'http://127.0.0.1.evil.example' }],
    ['DISTRIBUTION_URL', { DISTRIBUTION_URL: 'http://10.0.0.1' }],
    ['COLLECTION_URL', { COLLECTION_URL: 'http://a.example' }],
    ['DESK_URL', { DESK_URL: 'http://desk.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgresql://a:b@db.example/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgresql://a:b@db.example/x?sslmode=prefer' }],
  ])('of %s where it goes in the clear to another machine', (setting, more) =>
    expect(doors(more)).toEqual([setting]),
  )
  test.each(['?sslmode=verify-full', '?sslmode=require'])('of no store with %s', (query) =>
    expect(doors({ DATABASE_URL: `postgresql://db.example/x${query}` })).toEqual([]),
  )
})
