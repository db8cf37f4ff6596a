import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routes } from '../shared/routes'
import { ArItemId, BatchUuid, CustomerNo, DateTime, OrganizationId, Uuid } from './formats'

describe('an identifier is a token', () => {
  test.each([
    'f9a1c1d2-0b8c-ec11-9f2c-00155d012345',
    'F9A1C1D2-0B8C-EC11-9F2C-00155D012345',
    '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
    '00000000-0000-0000-0000-000000000001',
  ])('%s is a UUID', (id) => expect(Uuid.safeParse(id).success).toBe(true))
  test.each([
    '..',
    '6b1d3c1e',
    '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b1',
    '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11/..',
    '',
  ])('%j is none', (id) => expect(Uuid.safeParse(id).success).toBe(false))
  test.each(['7', 'A/12', 'Å 12', '100%', '%2e%2e', '...', 'a\\b', 'a?b#c', '..%2f', 'a../x', ' '])(
    '%j may be a number or an organization',
    (no) =>
      expect(
        [CustomerNo, ArItemId, BatchUuid, OrganizationId].every(
          (format) => format.safeParse(no).success,
        ),
      ).toBe(true),
  )
  test.each([
    '',
    '.',
    '..',
    '../1002',
    'a/../b',
    'a/.',
    '.\\x',
    'a\\..',
    'a\u0000b',
    'a\nb',
    'a\ud800',
    'x'.repeat(101),
  ])('%j cannot be addressed', (no) =>
    expect([CustomerNo, OrganizationId].some((format) => format.safeParse(no).success)).toBe(false),
  )

  test('whatever number is let through stands in one segment of an address and comes back as it was', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string(),
          fc.constantFrom('..', '/', '../..', '%2e', '\\..\\'),
        ),
        (no) => {
          if (!CustomerNo.safeParse(no).success) return
          const { pathname } = new URL(`http://desk.example/base${routes.customer('1001', no)}`)
          expect(pathname.split('/')).toHaveLength(6)
          expect(decodeURIComponent(pathname.split('/')[5]!)).toBe(no)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

test.each<[string, boolean]>([
  ['2026-03-12T10:00:00+0000', true],
  ['2026-03-12T10:00:00.123-0530', true],
  ['2026-03-12T10:00:00+00:00', true],
  ['2026-03-12T10:00:00', true],
  ['2026-02-30T10:00:00+0000', false],
  ['2026-03-12T10:00:00+000', false],
  ['2026-03-12 +0000', false],
])('%s is a time: %s', (text, isTime) => expect(DateTime.safeParse(text).success).toBe(isTime))
