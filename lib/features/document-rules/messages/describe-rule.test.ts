import { describe, expect, test } from 'vitest'
import { allRules } from '@/lib/features/document-rules/domain/rules/all-rules'
import { t } from '@/tests/support/english'
import { describeRule, describeTerm } from './describe-rule'
import { documentRules } from './en/findings'
import { findWording } from './rule-wordings'

const rules = new Map(allRules.map(({ id, terms }) => [id, terms]))

test('every rule has words, filled in whole', () => {
  for (const [id, terms] of rules) {
    const words = describeRule(t, id, terms)
    expect(words?.what, id).toMatch(/^[A-Z].*\.$/)
    expect(words?.next, id).toMatch(/^[A-Z].*\.$/)
    expect(`${words?.what}${words?.next}`, id).not.toMatch(/[{}]|documentRules\./)
  }
})

test('no words are of no rule', () => {
  const used = [...rules.keys()].map((id) => findWording(id)!)
  const unused = (name: keyof typeof documentRules, key: keyof (typeof used)[number]) =>
    Object.keys(documentRules[name]).filter((each) => !used.some((one) => one[key] === each))
  expect(unused('rules', 'wording')).toEqual([])
  expect(unused('lists', 'list')).toEqual([])
  expect(unused('schemes', 'scheme')).toEqual([])
  expect(unused('categories', 'category')).toEqual([])
  expect(unused('numbers', 'numbers')).toEqual([])
})

test('every business term has a name, and no name is of none', () => {
  expect(Object.keys(documentRules.terms).sort()).toEqual(
    [...new Set([...rules.values()].flat())].sort(),
  )
})

describe('words', () => {
  test.each([
    ['BR-02', 'Invoice number is missing.'],
    ['BR-CO-15', 'Total with VAT isn’t total without VAT + total VAT.'],
    ['BR-AE-10', 'Reverse charge has no exemption reason.'],
    ['BR-S-05', 'The rate of Standard rate isn’t above 0.'],
    ['BR-O-02', 'Not subject to VAT is used, and a VAT number is given.'],
    ['BR-DEC-18', 'Amount due has more than two decimals.'],
    ['BR-CL-04', 'Currency isn’t in the code list: currencies (ISO 4217).'],
    ['PEPPOL-EN16931-R003', 'There is neither a buyer reference nor an order number.'],
  ])('%s', (id, what) => expect(describeRule(t, id, rules.get(id))?.what).toBe(what))

  test('of a rule that is named alone, the term is any field', () => {
    expect(describeRule(t, 'BR-02')?.what).toBe('A field is missing.')
    expect(describeTerm(t, 'BT-115')).toBe('Amount due')
  })

  test.each(['BR-DE-1', 'DE-R-001', 'UBL-CR-001', 'PEPPOL-EN16931-R139', 'BR-AE-15', 'x'])(
    '%s has none',
    (id) => expect(describeRule(t, id)).toBeNull(),
  )
})
