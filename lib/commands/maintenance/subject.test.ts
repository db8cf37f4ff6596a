import { describe, expect, test } from 'vitest'
import { hasCustomerNo, hasMention, hasQueryMention } from './mentions'
import { readSubject } from './subject'

describe('whom a command is about', () => {
  test.each([
    [
      ['--client', '1001', '--customer', 'A/12'],
      { subject: { kind: 'customer', clientNo: '1001', customerNo: 'A/12' }, isMeant: false },
    ],
    [
      ['--client=1001', '--customer=7', '--yes'],
      { subject: { kind: 'customer', clientNo: '1001', customerNo: '7' }, isMeant: true },
    ],
    [
      ['--person', ' kari ', '--yes'],
      { subject: { kind: 'person', userName: 'kari' }, isMeant: true },
    ],
  ])('%j', (args, read) => expect(readSubject(args)).toEqual(read))

  test.each([
    [],
    ['--client', '1001'],
    ['--customer', '70017'],
    ['--person', 'kari', '--client', '1001', '--customer', '70017'],
    ['--person', ' '],
    ['--client', 'kari', '--customer', '70017'],
    ['--client', '1001', '--customer', '..'],
    ['--clients', '1001', '--customer', '70017'],
    ['kari'],
    ['--yes'],
  ])('is not told by %j, and the refusal repeats nothing of it', (...args) => {
    expect(() => readSubject(args)).toThrow(/--/)
    expect(() => readSubject(args)).not.toThrow(/kari|70017/)
  })
})

describe('where a customer is named', () => {
  test.each([
    [{ customer: { customerNo: '70017' } }, true],
    [{ debtors: [{ customerNumber: 70017 }] }, true],
    [{ CustomerNumber: ' 70017 ' }, true],
    [{ Searches: ['1', '70017'] }, true],
    [{ note: 'Called customer 70017, who pays.' }, true],
    [{ failure: { message: '70017: unknown' } }, true],
    [{ customerNo: '700170' }, false],
    [{ note: 'Invoice 2026-700171' }, false],
    [{ dueDays: 70017, invoiceNumber: '70017', customerName: '70017' }, false],
    [null, false],
    [undefined, false],
  ])('%j', (value, isNamed) => expect(hasMention(value, '70017')).toBe(isNamed))

  test.each([
    ['70017', true],
    ['x70017 and (70017)', true],
    ['170017', false],
    ['70017å', false],
    ['', false],
  ])('a text: %j', (text, isNamed) => expect(hasCustomerNo(text, '70017')).toBe(isNamed))

  test.each([
    ['q=70017', true],
    ['search=1,70017&status=Failed', true],
    ['70017=x', false],
    ['q=700171', false],
  ])('a query: %s', (query, isNamed) => expect(hasQueryMention(query, '70017')).toBe(isNamed))
})
