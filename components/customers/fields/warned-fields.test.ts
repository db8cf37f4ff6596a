import { describe, expect, test } from 'vitest'
import { collectWarnedFields } from './warned-fields'

type Entry = Parameters<typeof collectWarnedFields>[0][number]

const write = (sent: string[], stated: Partial<Entry> = {}) =>
  ({
    state: 'done',
    sentAt: '2026-11-21T10:00:00Z',
    endedAt: '2026-11-21T10:00:01Z',
    warnings: [{ field: 'EmailAddressDocument', message: 'cleaned' }],
    fields: [{ field: 'emailAddressDocument', sent }],
    ...stated,
  }) as Entry

const stored = (emailAddressDocument: string[]) => ({ emailAddressDocument })

describe('what an upstream warned of', () => {
  test('is told with the rows that it shortened, also after a reload', () => {
    expect(
      collectWarnedFields([write([' a@b.no;', 'c@d.no'])], stored(['a@b.no', 'c@d.no'])),
    ).toEqual({
      emailAddressDocument: {
        at: new Date('2026-11-21T10:00:01Z'),
        messages: ['cleaned'],
        rows: [{ typed: ' a@b.no;', stored: 'a@b.no', dropped: 2 }],
      },
    })
  })

  test.each([
    ['the list was changed since', [write([' a@b.no;'])], stored(['x@y.no', 'z@y.no'])],
    [
      'a newer write of the list had no warning',
      [write(['a@b.no'], { warnings: [] }), write([' a@b.no;'])],
      stored(['a@b.no']),
    ],
    ['the write was not done', [write([' a@b.no;'], { state: 'refused' })], stored(['a@b.no'])],
    [
      'the warning is about another field',
      [write([' a@b.no;'], { warnings: [{ field: 'phoneNo', message: 'odd' }] })],
      stored(['a@b.no']),
    ],
    ['what was sent has been erased', [write([], { fields: [] })], stored(['a@b.no'])],
    ['the stored row is another one', [write([' a@b.no;'])], stored(['b@a.no'])],
  ])('is not told any more when %s', (_, entries, customer) =>
    expect(collectWarnedFields(entries, customer)).toEqual({}),
  )

  test('is told of a write that something else followed', () => {
    const phone = write([], { warnings: [], fields: [{ field: 'phoneNo', sent: '1' }] })
    expect(collectWarnedFields([phone, write([' a@b.no;'])], stored(['a@b.no']))).toHaveProperty(
      'emailAddressDocument',
    )
  })
})
