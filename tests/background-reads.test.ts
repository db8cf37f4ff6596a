import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const sources = globSync('{app,components,lib}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const listSourcesWith = (words: RegExp) =>
  sources
    .filter(({ text }) => words.test(text))
    .map(({ file }) => file)
    .toSorted()

/** What runs without a person, and what asks as one. */
const ownMoments = ['useEffect', 'setTimeout', 'setInterval']
const asPerson = [
  'invalidateReads',
  'invalidateQueries',
  'refetchQueries',
  'resetQueries',
  'refetch',
]

/** Calls of a file that ask as a person where there is none. */
function listUnmarkedReads(file: string, text: string): string[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node, isOwn: boolean) => {
    const called = ts.isCallExpression(node) ? findName(node.expression) : ''
    if (isOwn && asPerson.includes(called) && !isOutdatedAlone(node))
      found.push(`${file} ${called}`)
    const opensOwn = isOwn || ownMoments.includes(called)
    ts.forEachChild(node, (child) => visit(child, opensOwn))
  }
  visit(parsed, false)
  return found
}

const findName = (called: ts.Expression) =>
  ts.isPropertyAccessExpression(called) ? called.name.text : called.getText()

/** It says that something is out of date, and asks nothing. */
const isOutdatedAlone = (node: ts.Node) => /refetchType: 'none'/.test(node.getText())

describe('what a page reads by itself', () => {
  test('is read at an interval by the one mechanism that says so', () => {
    expect(listSourcesWith(/refetchInterval/)).toEqual(['lib/client/use-polling.ts'])
  })

  test('is read through the one cache that says so when its page or the network is back', () => {
    expect(listSourcesWith(/extends QueryCache|new QueryCache\(/)).toEqual([
      'lib/client/background-reads.ts',
    ])
    expect(listSourcesWith(/new PageQueryCache\(/)).toEqual([
      'components/sign-in/session-guard.tsx',
    ])
  })

  test('is not read as its person in an effect or by a timer', () => {
    const unmarked = sources.flatMap(({ file, text }) =>
      ownMoments.some((name) => text.includes(name)) ? listUnmarkedReads(file, text) : [],
    )
    expect(unmarked).toEqual([])
  })

  test.each([
    ['useEffect(() => { void invalidateReads(client, names) })', 1],
    ['useEffect(() => { save().then(() => client.invalidateQueries({ queryKey })) })', 1],
    ['setTimeout(() => query.refetch(), 10)', 1],
    ["useEffect(() => client.invalidateQueries({ queryKey, refetchType: 'none' }))", 0],
    ['useEffect(() => void invalidateInBackground(client, names))', 0],
    ['const again = () => void refetch()', 0],
  ])('%s: %i', (text, count) => {
    expect(listUnmarkedReads('any.tsx', text)).toHaveLength(count)
  })
})

test('lists by tokens are paged in one way, and the names of customers are no list', () => {
  expect(listSourcesWith(/useInfiniteQuery/)).toEqual([
    'lib/client/lists/use-paged-list.ts',
    'lib/features/ar-items/client/use-customer-names.ts',
  ])
})
