import { expect, test } from 'vitest'
import { type Blocks, guessChannel } from './likely-channel'
import { type DocumentField, type DocumentRoute, makeBlankDocument } from './typed-document'

type Fields = Partial<Record<DocumentField, string>>
const address = { address1: 'Storgata 7', postCode: '0184', city: 'Oslo' }
const block = { efakturaBlockIds: ['12345678'] }

test.each<[DocumentRoute, Fields, Blocks | null, string | null, string, boolean?]>([
  ['business', { organizationNo: '991825827' }, null, 'peppol', 'business'],
  [
    'business',
    { organizationNo: '991 825 827' },
    { peppolBlockIds: ['991825827'] },
    'peppol',
    'business',
    true,
  ],
  ['letter', address, null, 'print', 'letter'],
  ['letter', {}, null, null, 'noAddress'],
  ['person', { channel: 'EMAIL' }, null, 'email', 'asked'],
  ['person', { channel: 'EINVOICE', nationalId: 'x' }, null, 'einvoice', 'nationalId'],
  ['person', { einvoiceIdentifier: '1' }, null, 'einvoice', 'einvoiceIdentifier'],
  ['person', { mobile: '+4791234567', ...address }, null, 'einvoice', 'contact'],
  ['person', { birthDate: '1987-05-09', ...address }, null, 'digipost', 'birthDate'],
  ['person', { nationalId: 'x', ...address }, block, 'digipost', 'nationalId', true],
  [
    'person',
    { nationalId: 'x', ...address },
    { ...block, digipostBlockIds: ['a#1'] },
    'print',
    'address',
    true,
  ],
  ['person', address, { efakturaBlockIds: [' ', null] }, 'print', 'address'],
  ['person', { senderCountry: 'SE', nationalId: 'x' }, null, 'kivra', 'nationalId'],
  ['person', { senderCountry: 'SE', mobile: '1', ...address }, null, 'print', 'address'],
  ['person', { senderCountry: 'DK', nationalId: 'x' }, null, null, 'noAddress'],
])(
  '%s with %j, blocked %j: %s because of %s',
  (route, fields, blocks, channel, reason, blocked = false) => {
    const blank = makeBlankDocument(route, { today: '2026-03-12', country: 'NO' })
    expect(guessChannel({ ...blank, fields: { ...blank.fields, ...fields } }, blocks)).toEqual({
      ...{ channel, reason, blocked },
    })
  },
)
