import { expect, test } from 'vitest'
import { parseDelimitedText } from '@/lib/client/files/parse-delimited-text'
import { findCutCell } from './find-cut-cell'

const find = (text: string) => findCutCell(parseDelimitedText(text, ';'))
const head = 'day;payer;amount\n'
const more = '2026-03-11;Kari;1250,50\n2026-03-12;Ola;99,00\n'

test.each([
  ['with fewer decimals than the others', `${head}${more}2026-03-13;Åse;1250,5`],
  ['with none', `${head}${more}2026-03-13;Åse;12`],
  ['with the mark of decimals alone', `${head}${more}2026-03-13;Åse;1250,`],
  [
    'before other columns',
    'day;payer;amount;currency\n2026-03-11;Kari;12,50;NOK\n2026-03-13;Åse;9',
  ],
])('a last line that ends in an amount %s may be cut there', (_, text) =>
  expect(find(text)).toEqual({ line: text.split('\n').length, column: 2 }),
)

test('so may one that ends in a day or a number that is shorter than all others', () => {
  const days = ['a;2026-11-29', 'b;2026-11-30', 'c;2026-11-2']
  expect(find(['id;day', ...days].join('\n'))).toEqual({ line: 4, column: 1 })
  expect(find(['id;day', ...days.slice(0, 2), 'c;2026-11-02'].join('\n'))).toBeNull()
})

test.each([
  ['a line break behind it', `${head}${more}2026-03-13;Åse;1250\n`],
  ['a line break and blanks behind it', `${head}${more}2026-03-13;Åse;1250\r\n  `],
  ['quotation marks around it', `${head}${more}2026-03-13;Åse;"1250"`],
  ['as many decimals as the others', `${head}${more}2026-03-13;Åse;7,25`],
  ['others that have now some and now none', `${head}${more}2026-03-12;Ola;99\n2026-03-13;Åse;7`],
  ['too few others to tell', `${head}2026-03-11;Kari;1250,50\n2026-03-13;Åse;7`],
  ['whole amounts', `${head}2026-03-11;Kari;250\n2026-03-12;Ola;300\n2026-03-13;Åse;50`],
  ['words', `${head}2026-03-11;Kari;yes\n2026-03-12;Ola;yes\n2026-03-13;Åse;no`],
  ['a blank cell', `${head}${more}2026-03-13;Åse;`],
  ['others that are as short', `${head}${more}2026-03-13;Ola\n2026-03-13;Åse`],
  ['others of which the rest is blank', 'day;payer;amount;\na;Kari;7,50;\nb;Åse;9'],
  ['nothing before it', '2026-03-13;Åse;7'],
  ['nothing', ''],
])('nothing tells that a last line is cut with %s', (_, text) => expect(find(text)).toBeNull())
