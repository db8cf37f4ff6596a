import { expect, test } from 'vitest'
import { cleanEmail } from './email-checks'

test.each([
  ['a clean address stays as typed', 'kari@nordmann.example', 'kari@nordmann.example'],
  ['blanks around it go', '  kari@nordmann.example ', 'kari@nordmann.example'],
  ['angle brackets go', '<kari@nordmann.example>', 'kari@nordmann.example'],
  ['quotes go', '"kari"@nordmann.example', 'kari@nordmann.example'],
  ['a trailing semicolon goes', 'kari@nordmann.example;', 'kari@nordmann.example'],
  ['trailing marks go together', 'kari@nordmann.example,.;', 'kari@nordmann.example'],
  ['characters without width go', 'kari\u200B@nordmann\uFEFF.example', 'kari@nordmann.example'],
  ['a plus and a dot inside stay', 'kari.n+ap@nordmann.example', 'kari.n+ap@nordmann.example'],
  ['letters of the North stay', 'pål@blåbær.example', 'pål@blåbær.example'],
])('%s', (_, typed, kept) => expect(cleanEmail(typed)).toBe(kept))
