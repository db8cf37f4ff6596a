import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../steps/root.mjs'
import { endToEndCounts, soakCounts, unitCounts } from './test-counts.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duedesk-counts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function report(content: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('of unit tests each one that failed is named, and a file that could not be run', () => {
  const testResults = [
    {
      name: join(root, 'lib/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a one' },
        { status: 'failed', fullName: 'a two' },
      ],
    },
    { name: join(root, 'lib/b.test.ts'), status: 'failed', assertionResults: [] },
    {
      name: join(root, 'lib/c.test.ts'),
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'c' }],
    },
  ]
  const counts = unitCounts(
    report({
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults,
    }),
  )
  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    failures: ['lib/a.test.ts › a two', 'lib/b.test.ts'],
  })
})

test('of end-to-end tests each one that failed or was flaky is named, however deep it stands', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'x.spec.ts',
    line: 7,
    tests: [{ status }],
  })
  const suites = [
    {
      specs: [spec('one', 'expected'), spec('two', 'flaky')],
      suites: [{ specs: [spec('three', 'unexpected'), spec('four', 'skipped')] }],
    },
  ]
  const counts = endToEndCounts(
    report({ stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 }, suites }),
  )
  expect(counts).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: ['e2e/x.spec.ts:7 › two', 'e2e/x.spec.ts:7 › three'],
  })
})

test('of a failed end-to-end test the words of its pages are shown, as far as they are few', () => {
  const words = Buffer.from(['http://desk/x', ...Array(60).fill('- line')].join('\n'))
  const attachments = [
    { name: 'picture', contentType: 'image/png', body: 'AAAA' },
    { name: 'words', contentType: 'text/plain', body: words.toString('base64') },
    { name: 'words', contentType: 'text/plain', body: Buffer.from('- other').toString('base64') },
  ]
  const tests = [{ status: 'unexpected', results: [{ attachments }] }]
  const suites = [{ specs: [{ title: 'one', file: 'x.spec.ts', line: 7, tests }] }]
  const { failures } = endToEndCounts(
    report({ stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }, suites }),
  )
  expect(failures[0]!.split('\n')).toEqual([
    'e2e/x.spec.ts:7 › one',
    '  http://desk/x',
    ...Array(39).fill('  - line'),
    '  - other',
  ])
})

test('of a soak each rule that was broken is named', () => {
  const checks = [
    { name: 'nothing is lost', violations: [] },
    { name: 'once', violations: ['x'] },
  ]
  expect(soakCounts(report(checks))).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['soak › once'],
  })
})

test('without a report nothing is counted', () => {
  expect(unitCounts(join(folder, 'none.json'))).toEqual({
    passed: 0,
    failed: 0,
    skipped: 0,
    failures: [],
  })
})
