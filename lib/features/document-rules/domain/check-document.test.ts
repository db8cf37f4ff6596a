import { describe, expect, test } from 'vitest'
import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import { createBroken } from '@/tests/support/ubl/broken-documents'
import { createRandom } from '@/tests/support/ubl/random'
import { createShape } from '@/tests/support/ubl/shapes'
import { checkDocument } from './check-document'
import { findNextRelease, findRelease, releases } from './releases'
import { allRules, listRules } from './rules/all-rules'

const day = '2026-11-26'
const listIds = (document: UblDocument, on = day) =>
  checkDocument(document, { day: on }).findings.map(({ rule }) => rule)

describe('releases', () => {
  test.each([
    ['2020-01-01', '3.0.19'],
    ['2025-08-25', '3.0.19'],
    ['2026-02-22', '3.0.19'],
    ['2026-02-23', '3.0.20'],
    ['2026-08-23', '3.0.20'],
    ['2026-08-24', '3.0.21'],
    ['2027-02-23', '3.0.21'],
    ['2027-02-24', '3.0.22'],
    ['2030-01-01', '3.0.22'],
  ])('on %s it is %s', (on, version) => expect(findRelease(on).version).toBe(version))

  test('they follow each other', () => {
    const days = releases.map(({ firstDay }) => firstDay)
    expect([...days].sort()).toEqual(days)
    expect(findNextRelease(releases[0]!)).toBe(releases[1])
    expect(findNextRelease(releases.at(-1)!)).toBeNull()
  })

  test('a rule stands once in each release', () => {
    for (const { number } of releases)
      for (const kind of ['invoice', 'creditNote'] as const) {
        const ids = listRules(number, kind).map(({ id }) => id)
        expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
      }
  })

  test('the mandatory elements are 137 rules, R140 to R276', () => {
    const ids = allRules
      .map(({ id }) => /^PEPPOL-EN16931-R(\d{3})$/.exec(id)?.[1])
      .filter((number) => Number(number) >= 140)
    expect(ids).toHaveLength(137)
    expect([ids[0], ids[68], ids[69], ids.at(-1)]).toEqual(['140', '208', '209', '276'])
  })
})

describe('what a release changes', () => {
  const due = createBroken('salesOrder', { DueDate: undefined, PaymentTerms: undefined })
  test('a due date is asked for until May 2026', () => {
    expect(listIds(due, '2026-05-01')).toContain('BR-CO-25')
    expect(listIds(due)).not.toContain('BR-CO-25')
  })

  test('a code is in its list from one release on, or until one', () => {
    const scheme = (SchemeID: string) =>
      createBroken('base', { 'AccountingCustomerParty.Party.EndpointID': { Value: 'a', SchemeID } })
    expect(listIds(scheme('0037'), '2026-05-01')).not.toContain('PEPPOL-EN16931-CL008')
    expect(listIds(scheme('0037'))).toContain('PEPPOL-EN16931-CL008')
    expect(listIds(scheme('0246'), '2026-05-01')).toContain('PEPPOL-EN16931-CL008')
    expect(listIds(scheme('0246'))).not.toContain('PEPPOL-EN16931-CL008')
  })

  test('a warning becomes fatal', () => {
    const changes = {
      'AccountingCustomerParty.Party.PartyLegalEntity.0.CompanyID.SchemeID': '0096',
    }
    const document = createBroken('exempt', changes)
    const severity = (on: string) =>
      checkDocument(document, { day: on }).findings.find(({ rule }) => rule === 'DK-R-017')
        ?.severity
    expect([severity('2026-01-01'), severity('2026-05-01'), severity(day)]).toEqual([
      undefined,
      'warning',
      'fatal',
    ])
  })

  test('it is told beforehand, and what stays is not told twice', () => {
    const document = createBroken('base', {
      ID: '',
      'AccountingCustomerParty.Party.EndpointID': { Value: '7080005', SchemeID: '0088' },
      'AccountingCustomerParty.Party.PartyTaxScheme.0.CompanyID': 'NL1',
    })
    const { findings, next } = checkDocument(document, { day })
    expect(findings.map(({ rule }) => rule)).toContain('BR-02')
    expect(next?.release.version).toBe('3.0.22')
    expect(next?.findings.map(({ rule, severity }) => [rule, severity])).toContainEqual([
      'PEPPOL-COMMON-R056-2',
      'fatal',
    ])
    expect(next?.findings.map(({ rule }) => rule)).not.toContain('BR-02')
  })

  test('where lists of codes change, what stays is not told twice either', () => {
    const { findings, next } = checkDocument(createBroken('base', { ID: '' }), {
      day: '2026-05-01',
    })
    expect(findings.map(({ rule }) => rule)).toContain('BR-02')
    expect(next?.findings).toEqual([])
  })

  test('Swedish rates are asked of domestic invoices alone from November 2026', () => {
    const abroad = createBroken('negativeCorrection', {
      'InvoiceLine.0.Item.ClassifiedTaxCategory.0.Percent': '24',
    })
    const home = createBroken('allowances', {
      'InvoiceLine.0.Item.ClassifiedTaxCategory.0.Percent': '24',
    })
    expect([listIds(abroad), listIds(home)].map((ids) => ids.includes('SE-R-006'))).toEqual([
      true,
      true,
    ])
    expect(
      [listIds(abroad, '2027-03-01'), listIds(home, '2027-03-01')].map((ids) =>
        ids.includes('SE-R-006'),
      ),
    ).toEqual([false, true])
  })

  test('a GLN has thirteen digits from November 2026, and a VAT number of Luxembourg its check', () => {
    const document = createBroken('base', {
      'AccountingCustomerParty.Party.EndpointID': { Value: '12345670', SchemeID: '0088' },
      'AccountingCustomerParty.Party.PartyTaxScheme.0.CompanyID': 'LU10000357',
    })
    expect(listIds(document)).toEqual([])
    expect(new Set(listIds(document, '2027-03-01'))).toEqual(
      new Set(['PEPPOL-COMMON-R040', 'PEPPOL-COMMON-R058']),
    )
  })

  test('each mandatory element is told from November 2026', () => {
    const document = createBroken('base', {
      'AccountingSupplierParty.Party.PostalAddress.AddressLine': [{}],
    })
    expect(listIds(document, '2027-03-01')).toContain('PEPPOL-EN16931-R226')
    expect(checkDocument(document, { day }).next?.findings.map(({ rule }) => rule)).toContain(
      'PEPPOL-EN16931-R226',
    )
  })
})

describe('a check', () => {
  test('names the field, the terms and how many rules were asked', () => {
    const check = checkDocument(createBroken('base', { 'InvoiceLine.1.Item.Name': '' }), { day })
    expect(check.findings).toContainEqual({
      rule: 'BR-25',
      severity: 'fatal',
      terms: ['BT-153'],
      path: 'InvoiceLine.1.Item.Name',
    })
    expect(check.asked).toBe(listRules(21, 'invoice').length)
    expect(check.asked).toBeGreaterThan(350)
  })

  test('an empty body breaks rules, and throws nothing', () => {
    for (const kind of ['invoice', 'creditNote'] as const) {
      const { findings } = checkDocument({ kind, body: {} }, { day })
      expect(findings.map(({ rule }) => rule)).toEqual(
        expect.arrayContaining(['BR-01', 'BR-16', 'UBL-ELEMENT', 'PEPPOL-EN16931-R003']),
      )
    }
  })

  test('a number that cannot be read leaves its rules unanswered, and is told itself', () => {
    const document = createBroken('base', { 'LegalMonetaryTotal.PayableAmount.Value': '12,50' })
    const check = checkDocument(document, { day })
    expect(check.unanswered).toContain('BR-CO-16')
    expect(check.findings).toContainEqual(
      expect.objectContaining({
        rule: 'UBL-VALUE',
        path: 'LegalMonetaryTotal.PayableAmount',
      }),
    )
    expect(check.asked).toBe(listRules(21, 'invoice').length - check.unanswered.length)
  })

  test('a day that the calendar does not have is told', () =>
    expect(listIds(createBroken('base', { IssueDate: '2026-02-30' }))).toEqual(
      expect.arrayContaining(['UBL-VALUE', 'PEPPOL-EN16931-F001']),
    ))

  test('amounts are exact: a third of a krone over many lines is not lost', () => {
    const line = (price: string) => ({
      'InvoiceLine.0.Price.PriceAmount.Value': price,
      'InvoiceLine.0.InvoicedQuantity.Value': '3000000000000',
      'InvoiceLine.0.LineExtensionAmount.Value': '1000000000000.01',
    })
    expect(listIds(createBroken('base', line('0.33333333333334')))).not.toContain(
      'PEPPOL-EN16931-R120',
    )
    expect(listIds(createBroken('base', line('0.33333333333335')))).toContain('PEPPOL-EN16931-R120')
  })

  test('one rule names fifty fields at most, and asks all of them', () => {
    const document = createShape('base', createRandom(1))
    const lines = Array.from({ length: 200 }, (_, at) => ({ ID: `${at}` }))
    const { findings } = checkDocument(
      { kind: 'invoice', body: { ...document.body, InvoiceLine: lines } },
      { day },
    )
    expect(findings.filter(({ rule }) => rule === 'BR-22')).toHaveLength(50)
  })
})
