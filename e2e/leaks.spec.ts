import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { sandbox } from './support/sandbox'

type Secrets = { tokens: string[]; identityNumbers: string[]; bankAccounts: string[] }
type Part = { name: string; text: string }

/** The one number that a test reveals on purpose: it may stand in that one answer, and shows that this test can find something. */
const revealed = '15885011111'

/** Everything that left the desk, or was written down by it, during the whole run; an answer is a part of its own. */
function corpus(): Part[] {
  const run = process.env.E2E_RUN!
  const answers = readdirSync(join(run, 'corpus')).flatMap((file) => readFileSync(join(run, 'corpus', file), 'utf8').split('\n=== '))
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
const needlesOf = ({ tokens, identityNumbers, bankAccounts }: Secrets) =>
  [
    ...tokens.map((token) => token.split('.').at(-1)!),
    ...identityNumbers,
    ...identityNumbers.map((number) => number.replace(/[-+]/, '')),
    ...bankAccounts,
  ].filter((needle, at, all) => needle.length >= 8 && all.indexOf(needle) === at)

test('no token and no identity number left the desk during the whole run', async () => {
  test.setTimeout(240_000)
  const secrets = await sandbox<Secrets>('/sandbox/secrets')
  const [needles, parts] = [needlesOf(secrets), corpus()]
  expect(secrets.tokens.length).toBeGreaterThan(100)
  expect(secrets.identityNumbers.length).toBeGreaterThan(100)

  const found = parts.flatMap(({ name, text }) => needles.filter((needle) => text.includes(needle)).map((needle) => ({ needle, name })))
  const where = found.map(({ needle, name }) => `${needle.slice(0, 4)}… in ${name.slice(0, 200)}`)
  expect(found.filter(({ needle }) => needle === revealed).map(({ name }) => name.split(' ')[1])).toEqual(['POST'])
  expect(where.filter((_, at) => found[at]!.needle !== revealed)).toEqual([])
})

test('the search had everything to search in', () => {
  const parts = corpus()
  const has = (name: RegExp, text: RegExp) => parts.some((part) => name.test(part.name) && text.test(part.text))
  expect(has(/\/login/, /The back office of a receivables service/)).toBe(true)
  expect(has(/\/clients\/\d+\/customers\/\d+/, /self\.__next_f\.push/)).toBe(true)
  expect(has(/POST .*\/api\/read\/listCustomers/, /"customers":\[/)).toBe(true)
  expect(has(/POST .*\/customers\/\d+/, /"outcome":"saved"/)).toBe(true)
  expect(has(/^4\d\d /, /unauthenticated/)).toBe(true)
  expect(has(/_next\/static|\.next\/static/, /function/)).toBe(true)
  expect(has(/^desk\.log$/, /"operation":"updateCustomer"/)).toBe(true)
  expect(has(/^sandbox\.log$/, /"operation":"requestToken"/)).toBe(true)
  expect(parts.reduce((sum, { text }) => sum + text.length, 0)).toBeGreaterThan(5_000_000)
})
