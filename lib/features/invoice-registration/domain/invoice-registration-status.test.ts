import { expect, test } from 'vitest'
import { parseDelimitedText } from '@/lib/client/files/parse-delimited-text'
import { checkInvoiceFile } from './invoice-file'
import { matchColumns } from './invoice-file-columns'
import {
  getRegistrationStatus,
  type LookupState,
  listApprovedInvoices,
  type RegistrationStatus,
  registrationStatuses,
  sumInvoices,
} from './invoice-registration-status'

const text = [
  'id;number;amount;currency;due;customer',
  ...[
    'a;1;0,10;NOK;2026-01-01;Kari',
    'b;2;0,20;nok;;Ola',
    'b;3;5;NOK;2026-01-01;Ola',
    'c;4;x;NOK;2026-01-01;Per',
    'd;5;7;SEK;2026-01-01;Liv',
  ],
].join('\n')

async function rows() {
  const table = parseDelimitedText(text.replace('id;', 'our id;'))
  return checkInvoiceFile(table, matchColumns(table.records[0]!.cells), {
    organizationId: 'o',
    today: '2026-03-12',
  })
}

test.each<[LookupState | undefined, RegistrationStatus[]]>([
  [undefined, ['open', 'open', 'double', 'refused', 'open']],
  ['open', ['open', 'open', 'double', 'refused', 'open']],
  ['new', ['valid', 'warned', 'double', 'refused', 'valid']],
  ['known', ['known', 'known', 'double', 'refused', 'known']],
  ['untold', ['untold', 'untold', 'double', 'refused', 'untold']],
])('after the lookup %s rows end as %j', async (lookup, ends) => {
  expect((await rows()).map((row) => getRegistrationStatus(row, lookup))).toEqual(ends)
})

test('only what a person approved goes, and never what is known, double, refused or not asked for', async () => {
  const [valid, warned, , , other] = await rows()
  const sent = (end: RegistrationStatus, withWarned: boolean) =>
    listApprovedInvoices([{ row: valid!, end }], withWarned).length
  expect(registrationStatuses.filter((end) => sent(end, false) > 0)).toEqual(['valid'])
  expect(registrationStatuses.filter((end) => sent(end, true) > 0)).toEqual([
    'valid',
    'warned',
    'untold',
  ])
  const ended = [valid!, warned!, other!].map((row) => ({
    row,
    end: getRegistrationStatus(row, 'new'),
  }))
  expect(
    sumInvoices(listApprovedInvoices(ended, true)).map(({ currency, total }) => [currency, total]),
  ).toEqual([
    ['NOK', '0.3'],
    ['SEK', '7'],
  ])
})
