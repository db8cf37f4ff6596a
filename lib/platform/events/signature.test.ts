import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSignedBy } from './signature'

const secret = 'a secret of webhooks'
const body = new TextEncoder().encode('{"id":"1"}')
const signature = createHmac('sha256', secret).update(body).digest('hex')
const isSigned = (text: string | null, secrets = [secret]) => isSignedBy(secrets, body, text)

describe('a signature', () => {
  test.each([signature, signature.toUpperCase(), `sha256=${signature}`])('is taken as %s', (text) =>
    expect(isSigned(text)).toBe(true),
  )

  test.each([
    ['with a space before it', ` ${signature}`],
    ['with a space after it', `${signature} `],
    ['with a line after it', `${signature}\n`],
    ['with a word before it', `x${signature}`],
    ['with a digit more', `${signature}0`],
    ['with a digit less', signature.slice(0, -1)],
    ['after another one', `${'0'.repeat(64)}${signature}`],
    ['before another one', `${signature},${'0'.repeat(64)}`],
    ['with another algorithm', `sha1=${signature}`],
    ['named twice', `sha256=sha256=${signature}`],
    ['in base64', Buffer.from(signature, 'hex').toString('base64')],
    ['that is empty', ''],
    ['that is a name alone', 'sha256='],
    ['that is not there', null],
    ['of zeros', '0'.repeat(64)],
  ])('%s is none', (_, text) => expect(isSigned(text)).toBe(false))

  test('is none where nobody has a secret', () => expect(isSigned(signature, [])).toBe(false))
  test('of any secret of the list is taken', () =>
    expect([isSigned(signature, ['other', secret]), isSigned(signature, ['other'])]).toEqual([
      true,
      false,
    ]))
  test('with any text around it is none', () => {
    const around = fc
      .string({ minLength: 1, maxLength: 5 })
      .filter((text) => text !== 'sha256=' && text.toLowerCase() !== 'sha256=')
    fc.assert(
      fc.property(
        around,
        fc.boolean(),
        (text, isBefore) =>
          void expect(isSigned(isBefore ? text + signature : signature + text)).toBe(false),
      ),
    )
  })
})
