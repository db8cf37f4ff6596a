import { expect, test } from 'vitest'
import { findRuleIds } from './find-rule-ids'
import { allRules } from './rules/all-rules'

test.each([
  ['[PEPPOL-EN16931-R003] A buyer reference MUST be provided', ['PEPPOL-EN16931-R003']],
  ['fatal: BR-CO-15, BR-CO-15 and BR-DEC-12.', ['BR-CO-15', 'BR-DEC-12']],
  ['[BR-02]-An Invoice shall have a number', ['BR-02']],
  ['NO-R-001/SE-R-013;DK-R-008', ['NO-R-001', 'SE-R-013', 'DK-R-008']],
  ['PEPPOL-COMMON-R056-2 failed', ['PEPPOL-COMMON-R056-2']],
  ['UBL-SR-48 UBL-DT-01', ['UBL-SR-48', 'UBL-DT-01']],
  ['Order BR-123, XBR-02, ABR-CO-15', []],
  ['Recipient not found', []],
  ['', []],
  [null, []],
])('%s', (text, ids) => expect(findRuleIds(text)).toEqual(ids))

test('every rule of the network is found by its id', () => {
  const own = ['UBL-VALUE', 'UBL-ELEMENT']
  for (const { id } of allRules)
    expect(findRuleIds(`x ${id}: y`)).toEqual(own.includes(id) ? [] : [id])
})

test('a long text is bounded', () => {
  const many = Array.from({ length: 99 }, (_, at) => `BR-${String(at).padStart(2, '0')}`).join(' ')
  expect(findRuleIds(many)).toHaveLength(20)
  expect(findRuleIds(`${' '.repeat(10_000)}BR-02`)).toEqual([])
})
