import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { shownOnPurpose } from '../support/leak-corpus'
import { sandbox } from '../support/sandbox'

type Secrets = {
  tokens: string[]
  caseTokens: string[]
  identityNumbers: string[]
  bankAccounts: string[]
}
type Part = { name: string; text: string }

/**
 * Everything that left the desk, or was written down by it, during the whole run; an answer is a
 * part of its own.
 */
function corpus(): Part[] {
  const run = process.env.E2E_RUN!
  const answers = readdirSync(join(run, 'corpus')).flatMap((file) =>
    readFileSync(join(run, 'corpus', file), 'utf8').split('\n=== '),
  )
  const logs = readdirSync(run).filter((file) => file.endsWith('.log'))
  return [
    ...answers.map((text) => ({ name: text.slice(0, text.indexOf('\n')), text })),
    ...logs.map((file) => ({ name: file, text: readFileSync(join(run, file), 'utf8') })),
    ...filesBelow('.next/static').map((file) => ({ name: file, text: readFileSync(file, 'utf8') })),
  ]
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(js|css|json|html|txt|map)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))

/** A token's signature is as good as the token; its header is the same for all. */
const keysOf = ({ tokens, caseTokens }: Secrets) =>
  needles([...tokens.map((token) => token.split('.').at(-1)!), ...caseTokens])

const numbersOf = ({ identityNumbers, bankAccounts }: Secrets) =>
  needles([
    ...identityNumbers,
    ...identityNumbers.map((number) => number.replace(/[-+]/, '')),
    ...bankAccounts,
  ])

function needles(all: string[]) {
  const long = new Set(all.filter((needle) => needle.length >= 8))
  for (const needle of long) expect(needle).toMatch(/^[\w.+-]+$/)
  return { all: long, lengths: [...new Set([...long].map((needle) => needle.length))] }
}

/**
 * The needles that stand in a text, also within a longer word. Each word is looked at once, because
 * there are a hundred thousand needles.
 */
function foundIn(text: string, { all, lengths }: ReturnType<typeof needles>): string[] {
  const found = new Set<string>()
  for (const [word] of text.matchAll(/[\w.+-]{8,}/g)) {
    for (const length of lengths) {
      for (let at = 0; at + length <= word.length; at++) {
        const part = word.slice(at, at + length)
        if (all.has(part)) found.add(part)
      }
    }
  }
  return [...found]
}

/**
 * Ids and random keys in hexadecimal, and times in milliseconds, now and then hold eight digits that
 * are somebody's number by chance.
 */
const withoutIdsAndTimes = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12,}/gi, ' ')
    .replaceAll(/(?<![\w.+-])1[78]\d{11}(?![\w.+-])/g, ' ')

/** Where a number stands, without saying it: who reads the failure looks for how it got there. */
function describePlace(needle: string, text: string): string {
  const at = text.indexOf(needle)
  return text
    .slice(Math.max(0, at - 60), at + needle.length + 60)
    .replaceAll(needle, '#'.repeat(needle.length))
}

test('no token and no identity number left the desk during the whole run, but for those shown on purpose', async () => {
  test.slow()
  const secrets = await sandbox<Secrets>('/sandbox/secrets')
  const [keys, numbers] = [keysOf(secrets), numbersOf(secrets)]
  expect(secrets.tokens.length).toBeGreaterThan(100)
  expect(secrets.caseTokens.length).toBeGreaterThan(100)
  expect(secrets.identityNumbers.length).toBeGreaterThan(100)

  for (const number of numbers.all) expect(withoutIdsAndTimes(`"${number}"`)).toContain(number)

  const found = corpus().flatMap(({ name, text }) => {
    const told = withoutIdsAndTimes(text)
    return [
      ...foundIn(text, keys).map((needle) => ({ needle, name, place: 'a token' })),
      ...foundIn(told, numbers).map((needle) => ({
        needle,
        name,
        place: describePlace(needle, told),
      })),
    ]
  })
  const shown = shownOnPurpose()
  expect(shown.length).toBeGreaterThan(1)
  for (const number of shown)
    expect(
      found.filter(({ needle }) => needle === number).map(({ name }) => name.split(' ')[1]),
    ).toEqual(['POST'])
  const leaked = found.filter(({ needle }) => !shown.includes(needle))
  expect(
    leaked.map(
      ({ needle, name, place }) => `${needle.slice(0, 4)}… in ${name.slice(0, 200)}: ${place}`,
    ),
  ).toEqual([])
})

test('the search had everything to search in', () => {
  const parts = corpus()
  const has = (name: RegExp, text: RegExp) =>
    parts.some((part) => name.test(part.name) && text.test(part.text))
  expect(has(/\/login/, /The back office of a receivables service/)).toBe(true)
  expect(has(/\/clients\/\d+\/customers\/\d+/, /self\.__next_f\.push/)).toBe(true)
  expect(has(/POST .*\/api\/read\/listCustomers/, /"customers":\[/)).toBe(true)
  expect(has(/POST .*\/customers\/\d+/, /"outcome":"saved"/)).toBe(true)
  for (const place of [
    /GET \S+\/invoices$/,
    /GET \S+\/invoices\/id\//,
    /GET \S+\/invoices\/number\//,
  ])
    expect(has(place, /self\.__next_f\.push/), `${place}`).toBe(true)
  expect(has(/POST .*\/api\/read\/getInvoiceStatus/, /"ReceiptId":/)).toBe(true)
  expect(has(/POST .*\/api\/read\/searchInvoiceSummary/, /"Rows":\[/)).toBe(true)
  expect(has(/POST .*\/api\/read\/getLookups/, /"lookups":\[\{/)).toBe(true)
  expect(has(/POST .*\/api\/local-write\/keepLookups/, /"ok":true/)).toBe(true)
  expect(has(/^200 \S*\/api\/document\?/, /nosniff/)).toBe(true)
  expect(has(/^4\d\d /, /unauthenticated/)).toBe(true)
  expect(has(/_next\/static|\.next\/static/, /function/)).toBe(true)
  expect(has(/^desk\.log$/, /"operation":"updateCustomer"/)).toBe(true)
  expect(has(/^sandbox\.log$/, /"operation":"requestToken"/)).toBe(true)
  expect(parts.reduce((sum, { text }) => sum + text.length, 0)).toBeGreaterThan(5_000_000)
})
