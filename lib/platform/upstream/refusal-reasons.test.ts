import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Refusal, readRefusal } from './refusal-reasons'

const said = (body: unknown) => readRefusal(typeof body === 'string' ? body : JSON.stringify(body))

describe('a refusal says why in any of the usual shapes', () => {
  test.each<[string, unknown, Refusal]>([
    [
      'a list of fields',
      {
        errors: [
          { field: 'customer.dueDays', message: 'is negative' },
          { field: 'customer.name', message: 'is missing' },
        ],
      },
      { fields: { 'customer.dueDays': 'is negative', 'customer.name': 'is missing' } },
    ],
    [
      'an object of lists by field, as ASP.NET writes it',
      {
        type: 'https://tools.ietf.org/html/rfc7231#section-6.5.1',
        title: 'One or more validation errors occurred.',
        status: 400,
        errors: {
          'PostalAddress.PostalCode': ['is too long', 'has letters'],
          '$.customer.dueDays': ['could not be converted'],
        },
      },
      {
        code: 'https://tools.ietf.org/html/rfc7231#section-6.5.1',
        message: 'One or more validation errors occurred.',
        fields: {
          'PostalAddress.PostalCode': 'is too long has letters',
          '$.customer.dueDays': 'could not be converted',
        },
      },
    ],
    [
      'an object of lists whose blank name means the whole',
      { errors: { '': ['The body is empty'], $: ['Not JSON'] } },
      {
        message: 'The body is empty',
        reasons: [{ message: 'The body is empty' }, { message: 'Not JSON' }],
      },
    ],
    [
      'a list of codes',
      {
        errors: [
          { code: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID', message: 'p-1 was used' },
          { code: 'E2' },
        ],
      },
      {
        code: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID',
        message: 'p-1 was used',
        reasons: [
          { code: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID', message: 'p-1 was used' },
          { code: 'E2' },
        ],
      },
    ],
    [
      'a list of texts',
      { errors: ['Too old', 'Too old', 'Closed'] },
      { message: 'Too old', reasons: [{ message: 'Too old' }, { message: 'Closed' }] },
    ],
    ['one text', { errors: 'Too old' }, { message: 'Too old', reasons: [{ message: 'Too old' }] }],
    [
      'fields by name',
      { message: 'Wrong', fields: { dueDays: 'must not be negative' } },
      { message: 'Wrong', fields: { dueDays: 'must not be negative' } },
    ],
    [
      'a problem document with invalid parameters',
      {
        type: 'about:blank',
        title: 'Bad request',
        detail: 'Two are wrong',
        status: 400,
        instance: '/x',
        'invalid-params': [{ name: 'amount', reason: 'must be above 0' }],
      },
      { message: 'Two are wrong', fields: { amount: 'must be above 0' } },
    ],
    [
      'a problem document with pointers',
      {
        title: 'Bad request',
        errors: [{ pointer: '#/corrections/0/amount', detail: 'must be above 0' }],
      },
      { message: 'Bad request', fields: { '#/corrections/0/amount': 'must be above 0' } },
    ],
    [
      'an error that holds the rest',
      {
        error: {
          code: 'BadArgument',
          message: 'Several are wrong',
          details: [{ code: 'NullValue', target: 'x', field: 'phoneNo', message: 'is null' }],
        },
      },
      {
        code: 'BadArgument',
        message: 'Several are wrong',
        fields: { phoneNo: 'is null' },
        reasons: [{ code: 'BadArgument', message: 'Several are wrong' }],
      },
    ],
    [
      'names with capitals',
      {
        ErrorCode: 'E42',
        ErrorMessage: 'No such group',
        Errors: [
          {
            PropertyName: 'EmailAddressDocument',
            ErrorMessage: 'is none',
            ErrorCode: 'EmailValidator',
          },
        ],
      },
      { code: 'E42', message: 'No such group', fields: { EmailAddressDocument: 'is none' } },
    ],
    [
      'an OAuth error',
      { error: 'invalid_grant', error_description: 'Used before' },
      { code: 'invalid_grant', message: 'Used before' },
    ],
    ['an error that is words', { error: 'No such group' }, { message: 'No such group' }],
    [
      'an envelope with its summary',
      {
        summary: { status: 'FAILED', errors: [{ code: 'E1', message: 'Amount is 0' }] },
        data: null,
      },
      { code: 'E1', message: 'Amount is 0', reasons: [{ code: 'E1', message: 'Amount is 0' }] },
    ],
    [
      'a bare list',
      [{ field: 'amount', message: 'is 0' }, 'Closed'],
      { message: 'Closed', fields: { amount: 'is 0' }, reasons: [{ message: 'Closed' }] },
    ],
    [
      'a model state',
      { Message: 'Invalid.', ModelState: { 'request.Amount': ['is 0'] } },
      { message: 'Invalid.', fields: { 'request.Amount': 'is 0' } },
    ],
    [
      'a place by steps',
      { errors: [{ loc: ['body', 'corrections', 0, 'amount'], msg: 'is 0', type: 'value_error' }] },
      { code: 'value_error', fields: { 'body.corrections.0.amount': 'is 0' } },
    ],
    ['a plain text', 'Out of order', { message: 'Out of order' }],
    ['a quoted text', '"Out of order"', { message: 'Out of order' }],
    ['nothing', '', {}],
    ['null', 'null', {}],
  ])('as %s', (_, body, refusal) => expect(said(body)).toEqual(refusal))
})

test('tokens and identity numbers leave no reason, field or name', () => {
  const secret = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJrYXJpIn0.c2lnbmF0dXJl'
  const refusal = said({
    errors: [
      { field: 'ssn 01019030071', message: `01019030071 is wrong` },
      { code: secret, message: `Bearer abc.def was ${secret}` },
    ],
    error: { message: '811228-9874', code: '131052-308T' },
  })
  expect(JSON.stringify(refusal)).not.toMatch(/01019030071|811228|131052|eyJ|abc\.def/)
})

test('what is said is bounded in number and in length', () => {
  const fields = Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [`f${at}${'x'.repeat(300)}`, 'y'.repeat(2_000)]),
  )
  const refusal = said({
    errors: fields,
    details: Array.from({ length: 500 }, (_, at) => `reason ${at}`),
  })
  expect(Object.keys(refusal.fields ?? {})).toHaveLength(50)
  expect(refusal.reasons).toHaveLength(20)
  for (const [name, words] of Object.entries(refusal.fields ?? {}))
    expect([name.length <= 100, words.length <= 500]).toEqual([true, true])
})

test('any JSON at all is read without a throw, and within its bounds', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc
          .record({ errors: fc.jsonValue(), error: fc.jsonValue(), fields: fc.jsonValue() })
          .map((each) => JSON.stringify(each)),
      ),
      (text) => {
        const refusal = readRefusal(text)
        expect((refusal.message ?? '').length).toBeLessThanOrEqual(500)
        expect((refusal.code ?? '').length).toBeLessThanOrEqual(60)
        expect(
          Object.values(refusal.fields ?? {}).every(
            (words) => typeof words === 'string' && words.length <= 500,
          ),
        ).toBe(true)
        for (const reason of refusal.reasons ?? [])
          expect(
            Object.values(reason).every((words) => typeof words === 'string' && words !== ''),
          ).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})
