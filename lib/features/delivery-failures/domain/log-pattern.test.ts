import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { expectSoon } from '@/tests/support/expect-soon'
import { groupByCluster } from './failure-clusters'
import { toLogPattern } from './log-pattern'

test.each([
  ['Held by operator 7 since 2026-03-12T14:30:00Z', 'Held by operator ‹number› since ‹date›'],
  ['Forfall 12.03.2026 kl 14:30', 'Forfall ‹date› kl ‹time›'],
  ['Queue  of\n"Malmö kommun"\tis stuck', 'Queue of ‹text› is stuck'],
  ["Parser can't read 'abc def' at line 12", "Parser can't read ‹text› at line ‹number›"],
  ['ref 6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11 lost', 'ref ‹id› lost'],
  ['ref DEADBEEFDEADBEEF lost', 'ref ‹id› lost'],
  ['kari.n+ap@nordmann.example refused by mx1.nordmann.example', '‹e-mail› refused by ‹id›'],
  ['see https://ap.example/x?token=abc', 'see ‹address›'],
  ['Person 010190 12345 and 01.01.90-12345', 'Person ‹number› and ‹number›'],
  ['henkilö 131052-308T, kund 19811218-9876', 'henkilö ‹id›, kund ‹number›'],
  ['KID:0012345676 and 0192:991825827', 'KID:‹number› and ‹number›'],
  ['BR-S-08 and 5.1.1 and PEPPOL-EN16931-R003', 'BR-S-08 and 5.1.1 and PEPPOL-EN16931-R003'],
  ['Beløp 1 250,00 NOK', 'Beløp ‹number› NOK'],
])('%s has the pattern %s', (text, pattern) => expect(toLogPattern(text)).toBe(pattern))

test('texts that differ in values alone have one pattern', () =>
  fc.assert(
    fc.property(
      fc.tuple(fc.nat(), fc.uuid(), fc.emailAddress()),
      fc.tuple(fc.nat(), fc.uuid(), fc.emailAddress()),
      (one, other) => {
        const said = ([number, id, address]: [number, string, string]) =>
          `Job ${number} (${id}) gave up on <a${address.replace(/[^a-z@.]/gi, '')}> ${number}`
        expect(toLogPattern(said(one))).toBe(toLogPattern(said(other)))
      },
    ),
    { numRuns: 500 },
  ))

describe('nobody’s number or address is in a pattern', () => {
  const pieces = fc.oneof(
    fc.constantFrom(
      '01019012345',
      '010190 12345',
      '811218-9876',
      '19811218+9876',
      '131052-308T',
      '010190-1234',
      'BR-CO-15',
      '5.1.1',
      '‹',
      '"',
      "'",
      '@',
      ' ',
      ':',
      ';',
    ),
    fc.emailAddress(),
    fc.string({ maxLength: 8 }),
  )
  test('whatever stands around it', () =>
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }),
        fc.constantFrom('', ' '),
        (parts, between) => {
          const pattern = toLogPattern(parts.join(between))
          expect(pattern).not.toContain('@')
          expect(hasIdentityNumber(pattern)).toBe(false)
          expect(pattern).not.toMatch(/\d{4}/)
        },
      ),
      { numRuns: 3_000 },
    ))
})

test.each([
  '1'.repeat(100_000),
  '"'.repeat(100_000),
  '@a'.repeat(50_000),
  '1-'.repeat(50_000),
  "'a ".repeat(33_000),
  'http://'.repeat(14_000),
])('a long text is soon read', (text) => {
  const asLongAs = () => toLogPattern('x '.repeat(2_000))
  const pattern = expectSoon(300, () => toLogPattern(text), { times: 20, asLongAs })
  expect(pattern.length).toBeLessThanOrEqual(400)
})

test('rows come together by cause, by shape, and by silence', async () => {
  const rows = [
    'Mailbox full',
    null,
    'Job 1 stuck',
    '552 5.2.2 Mailbox full',
    ' ',
    'Job 22 stuck',
    undefined,
  ].map((LogText) => ({ LogText }))
  let breaths = 0
  const found = await groupByCluster(rows, async () => void breaths++)
  expect(breaths).toBe(rows.length)
  expect(found.map(({ cluster, rows: held }) => [cluster, held.length])).toEqual([
    [{ kind: 'cause', cause: 'mailboxFull' }, 2],
    [{ kind: 'silent' }, 3],
    [{ kind: 'shape', shape: 'Job ‹number› stuck' }, 2],
  ])
})
