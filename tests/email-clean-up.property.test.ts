import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanEmail } from '@/lib/features/customers/domain/checks/email-checks'
import { sanitizeEmail } from '@/sandbox/services/receivables/customers/email'

const pieces = [
  'a',
  'kari',
  '@',
  'post.example',
  '.',
  ',',
  ';',
  "'",
  '"',
  '<',
  '>',
  ' ',
  '\u00A0',
  '\u200B',
  '\u200E',
  '\uFEFF',
  '\u201C',
  '\u00AB',
  '\u00F8',
  '\n',
  '\t',
]

test('what the form predicts of an e-mail address is what the sandbox stores', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (parts) => {
      expect(cleanEmail(parts.join(''))).toBe(sanitizeEmail(parts.join('')))
    }),
    { numRuns: 5_000 },
  ))
