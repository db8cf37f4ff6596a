import { expect, test } from 'vitest'
import { findTypedField } from './field-of-path'

test.each([
  ['ID', 'number'],
  ['InvoiceLine.0.ID', null],
  ['', null],
  ['AccountingCustomerParty.Party.EndpointID', 'organizationNo'],
  ['AccountingCustomerParty.Party.PostalAddress.Country.IdentificationCode', 'country'],
  ['AccountingCustomerParty.Party.PostalAddress.CityNameX', 'address1'],
  ['AccountingSupplierParty.Party.PartyTaxScheme.1.CompanyID', 'senderTaxRegister'],
  ['PaymentMeans.0.PaymentID.0', 'paymentReference'],
  ['PaymentMeans.1.PaymentMeansCode', 'account'],
])('%j is typed as %s', (path, field) => expect(findTypedField(path)).toBe(field))
