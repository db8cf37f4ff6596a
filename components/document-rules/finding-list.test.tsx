import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TranslationProvider } from '@/lib/client/translation'
import { en } from '@/lib/composition/messages/en'
import { checkDocument } from '@/lib/features/document-rules/domain/check-document'
import { createBroken } from '@/tests/support/ubl/broken-documents'
import { FindingList } from './finding-list'
import { RulesNamed } from './rules-named'

const show = (element: React.ReactNode) =>
  renderToStaticMarkup(
    <TranslationProvider locale="en" texts={en}>
      {element}
    </TranslationProvider>,
  ).replace(/<[^>]+>/g, ' ')

const check = (changes: Record<string, unknown>) =>
  checkDocument(createBroken('base', changes), { day: '2026-11-26' })

test('a document that breaks no rule is told by how many, and never called right', () => {
  const text = show(<FindingList check={check({})} />)
  expect(text).toMatch(/None of these \d{3} rules is broken\./)
  expect(text).toContain('Peppol BIS Billing 3.0, May 2026 (3.0.21)')
  expect(text).not.toMatch(/valid|correct|accepted/i)
})

test('a broken rule has its words, its id, its term and its field', () => {
  const text = show(<FindingList check={check({ ID: '' })} />)
  expect(text).toContain('Invoice number is missing.')
  expect(text).toContain('BR-02 · Invoice number (BT-1)')
  expect(text).not.toContain('None of these')
})

test('what the next release adds stands apart, with its day', () => {
  const changes = { 'AccountingCustomerParty.Party.PartyTaxScheme.0.CompanyID': 'LU10000357' }
  const text = show(<FindingList check={check(changes)} />)
  expect(text).toMatch(/None of these.*From .*24 February.*PEPPOL-COMMON-R058/s)
})

test('a rule without words is named all the same', () => {
  const text = show(<RulesNamed rules={['BR-CO-15', 'DK-R-099']} />)
  expect(text).toContain('Total with VAT isn’t total without VAT + total VAT.')
  expect(text).toMatch(/We have no words for this rule\.\s+DK-R-099/)
})
