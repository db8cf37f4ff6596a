import { expect, test } from 'vitest'
import { findSimilarFailures } from './similar-failures'

const week = { FromDate: '2026-03-06', ToDate: '2026-03-12' }
const group = (key: string, count: number, more = {}) => ({
  key,
  kind: 'cause' as const,
  cause: null,
  shape: null,
  count,
  ...more,
})
const groups = [
  group('cause:mailboxFull', 3, { cause: 'mailboxFull' }),
  group('shape:a', 2, { kind: 'shape', shape: 'Gateway ‹id› said: quux ‹number›' }),
  group('silent', 5, { kind: 'silent' }),
]
const like = (
  LogText: string | null | undefined,
  LogTime: string | null | undefined = '2026-03-12T13:52:08',
) => findSimilarFailures({ LogText, LogTime }, groups, week)

test('others are of the same cause, of the same shape of an unknown text, or without a text too', () => {
  expect(like('Mailbox full')).toEqual({ key: 'cause:mailboxFull', others: 2 })
  expect(like('Postkassen er full')).toEqual({ key: 'cause:mailboxFull', others: 2 })
  expect(like('Gateway X7 said: quux 12')).toEqual({ key: 'shape:a', others: 1 })
  expect(like(' ')).toEqual({ key: 'silent', others: 4 })
  expect(like(undefined)).toEqual({ key: 'silent', others: 4 })
})

test('one that was logged before those days, or at no time that is told, is not among those counted', () => {
  expect(like('Mailbox full', '2026-03-05T23:59:59')).toEqual({
    key: 'cause:mailboxFull',
    others: 3,
  })
  expect(like('Mailbox full', '2026-03-06')).toEqual({ key: 'cause:mailboxFull', others: 2 })
  for (const untold of [null, 'soon'])
    expect(like('Mailbox full', untold)).toEqual({ key: 'cause:mailboxFull', others: 3 })
})

test('one that is alone, or of a cause that is not among the groups, has no others', () => {
  expect(
    findSimilarFailures(
      { LogText: 'Mailbox full', LogTime: '2026-03-10' },
      [group('cause:mailboxFull', 1, { cause: 'mailboxFull' })],
      week,
    ),
  ).toBeNull()
  expect(like('Street address is missing')).toBeNull()
  expect(like('Gateway said: quux')).toBeNull()
  expect(findSimilarFailures({}, [], week)).toBeNull()
})
