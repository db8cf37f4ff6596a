import { describe, expect, test } from 'vitest'
import { checkInvoiceUrl } from './invoice-url'

const allowed = ['invoices.example', '*.pay.example', 'local.example:8443']
const judged = (link: string | null | undefined) => checkInvoiceUrl(link, allowed)

test.each([undefined, null, '', '  '])('%j is no link', (link) =>
  expect(judged(link)).toEqual({ kind: 'none' }),
)

test.each([
  ['https://invoices.example/i/R-1', 'https://invoices.example/i/R-1', 'invoices.example'],
  [
    ' https://invoices.example/i/R-1?a=1#b ',
    'https://invoices.example/i/R-1?a=1#b',
    'invoices.example',
  ],
  ['HTTPS://Invoices.Example', 'https://invoices.example/', 'invoices.example'],
  ['https://invoices.example:443/i', 'https://invoices.example/i', 'invoices.example'],
  ['https://no.pay.example/i', 'https://no.pay.example/i', 'no.pay.example'],
  ['https://a.b.pay.example/i', 'https://a.b.pay.example/i', 'a.b.pay.example'],
  ['https://local.example:8443/i', 'https://local.example:8443/i', 'local.example:8443'],
  [
    'https://invoices.example/to/someone@else.example',
    'https://invoices.example/to/someone@else.example',
    'invoices.example',
  ],
])('%j opens', (link, href, host) => expect(judged(link)).toEqual({ kind: 'open', href, host }))

describe('a link is not offered', () => {
  test.each([
    ['a script', 'javascript:alert(1)'],
    [
      'a script that looks like an address',
      'javascript://invoices.example/%0Aalert(1)',
      'notHttps',
    ],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://invoices.example/1'],
    ['plain http', 'http://invoices.example/i', 'notHttps'],
    ['another scheme', 'ftp://invoices.example/i', 'notHttps'],
    ['no scheme', '//invoices.example/i'],
    ['a path', '/i/R-1'],
    ['words', 'see the invoice'],
    ['a name as user', 'https://invoices.example@evil.example/', 'credentials'],
    ['a user and a password', 'https://a:b@invoices.example/', 'credentials'],
    ['an empty user', 'https://@invoices.example/', 'credentials'],
    ['a backslash for the host', 'https://evil.example\\@invoices.example/'],
    ['a backslash for a slash', 'https:\\\\invoices.example/'],
    ['one slash', 'https:/invoices.example/'],
    ['no slash', 'https:invoices.example/'],
    ['three slashes', 'https:///evil.example/'],
    ['a tab in the scheme', 'java\tscript:alert(1)'],
    ['a tab in the host', 'https://invoices.exa\tmple/'],
    ['a line break', 'https://invoices.example/\nhttps://evil.example'],
    ['a null', 'https://invoices.example/\u0000'],
    ['a mark that turns the text round', 'https://invoices.example/\u202egpj.exe'],
    ['a blank of no width', 'https://invoices\u200b.example/'],
    ['a bracket', 'https://[invoices.example/'],
    ['a port out of range', 'https://invoices.example:99999/'],
    ['a broken escape in the host', 'https://%zz.example/'],
    ['another host', 'https://evil.example/invoices.example', 'host'],
    ['the host as part of another', 'https://invoices.example.evil.example/', 'host'],
    ['the host at the end of another', 'https://evilinvoices.example/', 'host'],
    ['the host below one that is allowed alone', 'https://a.invoices.example/', 'host'],
    ['the host above the ones that are allowed', 'https://pay.example/', 'host'],
    ['a host that ends like one that is allowed', 'https://evilpay.example/', 'host'],
    ['a dot behind the host', 'https://invoices.example./', 'host'],
    ['another port', 'https://invoices.example:8443/', 'host'],
    ['no port where one is asked', 'https://local.example/', 'host'],
    ['letters of another script', 'https://invоices.example/', 'host'],
    ['letters of another script, as they are sent', 'https://xn--invices-y4d.example/', 'host'],
    ['an address of a machine', 'https://127.0.0.1/', 'host'],
    ['an address of a machine as one number', 'https://2130706433/', 'host'],
  ])('%s: %j', (_, link, why = 'unreadable') =>
    expect(judged(link)).toMatchObject({ kind: 'refused', why }),
  )

  test('and a host in letters of another script is shown as it is sent', () => {
    expect(judged('https://invоices.example/')).toMatchObject({
      host: expect.stringMatching(/^xn--/),
    })
  })

  test('to any host where none is allowed', () =>
    expect(checkInvoiceUrl('https://invoices.example/', [])).toMatchObject({ why: 'host' }))
})
