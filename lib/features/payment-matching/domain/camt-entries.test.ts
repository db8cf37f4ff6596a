import { describe, expect, test } from 'vitest'
import { parseDelimitedText } from '@/lib/client/files/parse-delimited-text'
import { readXml } from '@/lib/client/files/read-xml'
import { createCamtReader } from './camt-entries'
import { writeBankList } from './list-text'
import { parseBankTable } from './parse-bank-table'

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

test.each([
  ['1', '1500.5', 'ENTRY-1'],
  ['3', undefined, undefined],
])('of a batch of %s transactions with one that is listed', (count, amount, bankReference) => {
  const one = '<TxDtls><RmtInf><Ustrd>7</Ustrd></RmtInf></TxDtls>'
  const list = read(
    entry(`<NtryDtls><Btch><NbOfTxs>${count}</NbOfTxs></Btch>${one}</NtryDtls>`),
    entry(`<NtryDtls><Btch><NbOfTxs>${count}</NbOfTxs></Btch></NtryDtls>`),
  )
  expect(list?.lines.find(({ no }) => no === 1)?.amount).toBe(amount)
  expect(list?.lines.find(({ no }) => no === 1)?.bankReference).toBe(bankReference)
  expect(list?.lines.at(-1)).toMatchObject({ amount: '1500.5' })
})

describe('a batch that counts more transactions than it lists', () => {
  const batch = (count: string, inner = '') =>
    `<NtryDtls><Btch><NbOfTxs>${count}</NbOfTxs></Btch>${inner}</NtryDtls>`

  test('tells that the others are missing', () => {
    const list = read(entry(batch('3', details('500.00', structured('1'), 'TX-1'))))
    expect(list?.lines).toMatchObject([{ no: 1, amount: '500' }])
    expect(list?.left).toMatchObject([{ no: 2, why: 'unlisted', raw: '1500.50 NOK' }])
    expect(read(entry(batch('1', details('500.00', structured('1'), 'TX-1'))))?.left).toEqual([])
  })

  test('counts them over all its parts', () => {
    const one = '<TxDtls><RmtInf><Ustrd>7</Ustrd></RmtInf></TxDtls>'
    const list = read(entry(batch('3', one) + batch('1')))
    expect(list?.lines).toEqual([])
    expect(list?.left.map(({ why }) => why)).toEqual(['amount', 'unlisted'])
  })
})

describe('a transaction that tells an amount in another currency than its entry', () => {
  const own = '<Amt Ccy="NOK">1150.00</Amt>'
  const ofOrder = '<AmtDtls><TxAmt><Amt Ccy="EUR">100.00</Amt></TxAmt></AmtDtls>'
  const ofAccount = '<AmtDtls><TxAmt><Amt Ccy="nok">350.50</Amt></TxAmt></AmtDtls>'
  const readAll = (...transactions: string[]) =>
    read(
      entry(
        `<NtryDtls>${transactions.map((each) => `<TxDtls>${each}</TxDtls>`).join('')}</NtryDtls>`,
      ),
    )

  test('has the first in the currency of the entry', () => {
    expect(readAll(own + ofOrder)?.lines).toMatchObject([{ amount: '1150', currency: 'NOK' }])
    expect(readAll(ofAccount)?.lines).toMatchObject([{ amount: '350.5', currency: 'NOK' }])
    const foreign = '<Amt Ccy="EUR">100.00</Amt>'
    expect(readAll(foreign + ofAccount, own)?.lines.map(({ amount }) => amount)).toEqual([
      '350.5',
      '1150',
    ])
  })

  test('is paid with the amount of the entry where it is the only one', () =>
    expect(readAll(ofOrder)?.lines).toMatchObject([{ amount: '1500.5', currency: 'NOK' }]))

  test('is left out where it is one of several, with no amount that could be booked', () => {
    const list = readAll(own, ofOrder, ofOrder.replace(' Ccy="EUR"', ''))
    expect(list?.lines).toMatchObject([{ no: 1, amount: '1150', currency: 'NOK' }])
    expect(list?.left).toMatchObject([
      { no: 2, why: 'amount', raw: '100.00 EUR' },
      { no: 3, why: 'amount', raw: '100.00' },
    ])
    expect(list?.left.map(({ cells }) => cells?.slice(3, 5))).toEqual([
      ['', ''],
      ['', ''],
    ])
  })
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

test('what is left out keeps its day, amount, payer and text, written out as they were read', () => {
  const several = ['', '-'].map((id) => details('', '<Ustrd>faktura 7</Ustrd>', `TX${id}`)).join('')
  const list = read(
    entry('<NtryDtls><TxDtls><RmtInf><Ustrd>gebyr</Ustrd></RmtInf></TxDtls></NtryDtls>', {
      side: 'DBIT',
    }),
    entry(`<NtryDtls>${several}</NtryDtls>`),
  )
  const [out, ofSeveral] = [
    ['2026-03-11', '', 'gebyr', '-1500,5', 'NOK', 'ENTRY-1'],
    ['2026-03-11', 'Kari & Ola', 'faktura 7', '', '', 'TX'],
  ]
  expect(list?.left.map(({ cells }) => cells)).toMatchObject([out, ofSeveral, {}])
  const again = parseBankTable(parseDelimitedText(writeBankList(list!)))
  expect(again.left.map(({ cells }) => cells)).toEqual(list?.left.map(({ cells }) => cells))
})

test('a document without entries is no list', () => {
  expect(read()).toBeNull()
})
