import { expect, test } from 'vitest'
import type { LeftLine } from '@/lib/features/payment-matching/domain/left-line'
import { renderEnglish } from '@/tests/support/render-english'
import { LeftRow } from './payment-row-parts'

const paint = (line: Partial<LeftLine>) =>
  renderEnglish(<LeftRow line={{ no: 2, raw: 'as it came', why: 'reversed', ...line }} />)
    .replace(/<[^>]*>/g, '|')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\|+/g, '|')
const cells = ['2026-03-11', 'Kari', 'faktura 7', '-17608,9', 'NOK', 'TX-1']
const withAmount = (amount: string) => cells.map((cell, at) => (at === 3 ? amount : cell))

test('a line that is left out shows its day, payer, amount and text where they are known', () => {
  expect(paint({ cells })).toContain('|2026-03-11|Kari|−17 608,90| NOK|faktura 7|Reversed')
  expect(paint({})).toContain('|as it came|')
})

test.each([
  ['amountAmbiguous', '1.250'],
  ['date', '1.250'],
  ['amount', '0'],
] as const)('an amount that was not read (%s) stands as it came: %s', (why, amount) =>
  expect(paint({ why, cells: withAmount(amount) })).toContain(`|Kari|${amount}|faktura 7|`),
)

test('no cell of a card has the frame of the row that is marked, which the row itself has', () => {
  const markup = renderEnglish(
    <LeftRow line={{ no: 2, raw: 'as it came', why: 'reversed', cells }} />,
  )
  const classes = [...markup.matchAll(/<td\b[^>]*? class="([^"]*)"/g)].map(([, names]) =>
    names!.split(' '),
  )
  expect(classes).toHaveLength(markup.split('<td').length - 1)
  for (const names of classes) expect(names).toContain('max-narrow:[box-shadow:none]!')
})
