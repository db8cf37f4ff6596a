import { describe, expect, test } from 'vitest'
import {
  formatRedactedDocument,
  type RedactedDocument,
} from '@/lib/shared/documents/redacted-document'
import { renderEnglish } from '@/tests/support/render-english'
import { InvoiceDocument } from './invoice-document'
import { InvoiceLink } from './invoice-link'
import { ReplyText } from './reply-summary'

const document = (
  told: RedactedDocument | null,
  status: object = { ReceiptId: 'R-1', CompanyId: 501 },
) =>
  renderEnglish(
    <InvoiceDocument status={{ ...status, InvoiceData: told && formatRedactedDocument(told) }} />,
  )
const link = (address: string | null) =>
  renderEnglish(<InvoiceLink link={address} allowedHosts={['invoices.example']} />)

describe('a document is offered', () => {
  test.each([
    ['text to be shown and saved', { kind: 'xml', bytes: 290 }, ['Show', 'Download'], ['new tab']],
    [
      'a long text to be saved alone',
      { kind: 'text', bytes: 2_000_000 },
      ['Too large to show here', 'Download'],
      ['Show'],
    ],
    [
      'a PDF in a tab of its own',
      { kind: 'pdf', bytes: 290 },
      ['Open in a new tab', 'Download', 'rel="noopener"'],
      ['Show'],
    ],
    [
      'another file to be saved alone',
      { kind: 'other', bytes: 290 },
      ['Other file type', 'Download'],
      ['Show', 'new tab'],
    ],
    [
      'what cannot be read in words alone',
      { kind: 'unreadable', bytes: 290 },
      ['can’t be read'],
      ['Show', 'Download', 'href'],
    ],
  ] as const)('%s', (_, told, words, others) => {
    const markup = document(told)
    for (const each of words) expect(markup).toContain(each)
    for (const each of others) expect(markup).not.toContain(each)
  })

  test('by its receipt id and company, and read only when somebody asks', () => {
    const markup = document({ kind: 'xml', bytes: 290 })
    expect(markup).toContain('href="/api/document?identifier=R-1&amp;company=501&amp;as=saved"')
    expect(markup).not.toContain('iframe')
  })

  test('under no address where only a number of a person names it', () => {
    expect(document({ kind: 'xml', bytes: 290 }, { ReceiptId: '01019030071' })).not.toContain(
      '/api/document',
    )
  })

  test('not at all where there is none, in words', () =>
    expect(document(null)).toContain('No document for this invoice'))
})

describe('a link', () => {
  test('that is allowed opens in a new tab, tells its host, and tells the other side nothing', () => {
    const markup = link('https://invoices.example/i/R-1')
    expect(markup).toMatch(
      /href="https:\/\/invoices\.example\/i\/R-1" target="_blank" rel="noopener noreferrer"/,
    )
    expect(markup).toContain('Open at invoices.example')
  })

  test.each([
    'javascript:alert(1)',
    'https://evil.example/',
    'http://invoices.example/',
    'https://a:b@invoices.example/',
    'x:///y',
    null,
  ])('such as %j is words, and nothing to press', (address) => {
    expect(link(address)).toMatch(/^<p class="[^"]+">[A-Z][^<]+\.<\/p>$/)
    expect(link(address)).not.toContain('href')
  })

  test('to a host that is not allowed tells the host', () =>
    expect(link('https://evil.example/x')).toContain('evil.example'))
})

test('a summary stands as it is copied, and what is left out of it is said below', () => {
  const markup = renderEnglish(<ReplyText text={'Invoice 7\nChecked <now>'} withheld={['kid']} />)
  expect(markup).toContain('Invoice 7\nChecked &lt;now&gt;</pre>')
  expect(markup).toMatch(/looks like an identity number: payment reference\./)
})
