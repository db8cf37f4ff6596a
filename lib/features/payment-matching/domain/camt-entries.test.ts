import { expect, test } from 'vitest'
import { readXml } from '@/lib/client/files/read-xml'
import { createCamtReader } from './camt-entries'

const entry = (inner: string, { side = 'CRDT', status = '<Sts><Cd>BOOK</Cd></Sts>' } = {}) =>
  `<Ntry><Amt Ccy="NOK">1500.50</Amt><CdtDbtInd>${side}</CdtDbtInd>${status}
  <BookgDt><Dt>2026-03-11</Dt></BookgDt><ValDt><Dt>2026-03-12</Dt></ValDt>
  <AcctSvcrRef>ENTRY-1</AcctSvcrRef>${inner}</Ntry>`
const details = (amount: string, reference: string, id: string) =>
  `<TxDtls><Refs><AcctSvcrRef>${id}</AcctSvcrRef></Refs>
  ${amount && `<Amt Ccy="NOK">${amount}</Amt>`}<CdtDbtInd>CRDT</CdtDbtInd>
  <RltdPties><Dbtr><Pty><Nm>Kari &amp; Ola</Nm></Pty></Dbtr><Cdtr><Pty><Nm>Us</Nm></Pty></Cdtr></RltdPties>
  <RmtInf>${reference}</RmtInf></TxDtls>`
const structured = (reference: string) =>
  `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>`

function read(...entries: string[]) {
  const reader = createCamtReader()
  readXml(
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><Ntfctn>${entries.join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`,
    reader,
  )
  return reader.list()
}

test('an entry of several transactions is as many payments', () => {
  const inner = [
    details('1000.00', structured('00012045501107'), 'TX-1'),
    details('500.50', '<Ustrd>faktura 2026-10455</Ustrd>', 'TX-2'),
  ].join('')
  expect(read(entry(`<NtryDtls>${inner}</NtryDtls>`))?.lines).toEqual([
    {
      ...{ no: 1, paid: '2026-03-11', payer: 'Kari & Ola', amount: '1000', currency: 'NOK' },
      ...{ reference: '00012045501107', bankReference: 'TX-1' },
    },
    {
      ...{ no: 2, paid: '2026-03-11', payer: 'Kari & Ola', amount: '500.5', currency: 'NOK' },
      ...{ reference: 'faktura 2026-10455', bankReference: 'TX-2' },
    },
  ])
})

test('the amount of an entry is that of its only transaction, and of none of several', () => {
  const [one, other] = [details('', structured('1'), 'TX-1'), details('', structured('2'), 'TX-2')]
  expect(read(entry(`<NtryDtls>${one}</NtryDtls>`))?.lines).toMatchObject([{ amount: '1500.5' }])
  expect(read(entry(`<NtryDtls>${one}${other}</NtryDtls>`))).toMatchObject({
    lines: [],
    left: [{ why: 'amount' }, { why: 'amount' }],
  })
})

test('an amount and its currency are those of one element: the first of a transaction', () => {
  const own = '<Amt Ccy="NOK">1150.00</Amt>'
  const ofOrder = '<AmtDtls><TxAmt><Amt Ccy="EUR">100.00</Amt></TxAmt></AmtDtls>'
  const readOnly = (amounts: string) =>
    read(entry(`<NtryDtls><TxDtls>${amounts}</TxDtls></NtryDtls>`))?.lines
  expect(readOnly(own + ofOrder)).toMatchObject([{ amount: '1150', currency: 'NOK' }])
  expect(readOnly(ofOrder)).toMatchObject([{ amount: '100', currency: 'EUR' }])
})

test('an entry without transactions is a payment itself', () => {
  expect(read(entry(''))?.lines).toMatchObject([{ amount: '1500.5', bankReference: 'ENTRY-1' }])
})

test('what is outgoing, pending or reversed is left out', () => {
  const left = read(
    entry('', { side: 'DBIT' }),
    entry('', { status: '<Sts>PDNG</Sts>' }),
    entry('<RvslInd>true</RvslInd>'),
  )
  expect(left?.lines).toEqual([])
  expect(left?.left.map(({ why }) => why)).toEqual(['outgoing', 'pending', 'reversed'])
})

test('a document without entries is no list', () => {
  expect(read()).toBeNull()
})
