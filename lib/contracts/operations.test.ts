import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fieldsOfSchema } from '@/tests/support/schema-fields'
import type { Operation } from './operation'
import { findOperation, operations } from './registry'

const all = Object.entries(operations) as [string, Operation][]
const upstream = all.filter(([, operation]) => operation.area !== 'desk')

describe.each(all)('the contract of %s', (key, operation) => {
  test('stands in the registry under its own name', () => expect(operation.name).toBe(key))

  test('says where it is known from', () => {
    expect(['documented', 'public', 'assumed']).toContain(operation.source)
    expect(operation.summary).not.toBe('')
    if (operation.area !== 'desk') expect(operation.section).toMatch(/^4\.[1-9]$/)
  })

  test('parses its own example', () => {
    for (const part of ['params', 'query', 'body'] as const) {
      if (operation[part])
        expect(operation[part].safeParse(operation.example[part]).error).toBeUndefined()
      else expect(operation.example[part]).toBeUndefined()
    }
  })

  test('takes no way out of its path', () => {
    for (const parameter of fieldsOfSchema(operation.params, 'all')) {
      const passes = (value: string) =>
        operation.params!.safeParse({ ...(operation.example.params as object), [parameter]: value })
          .success
      for (const hostile of [
        '..',
        '.',
        '../x',
        'a/..',
        '..\\x',
        '',
        '\u0000',
        '\ud800',
        'x'.repeat(200),
      ])
        expect(passes(hostile), `${parameter} = ${JSON.stringify(hostile)}`).toBe(false)
      // What a token may hold beside that stands in one segment of its path all the same, once it
      // is encoded.
      for (const odd of ['a/b', '%2e%2e', ' ', 'a?b', 'a#b', 'a\\b'].filter(passes)) {
        const { pathname } = new URL(`http://service.example/${encodeURIComponent(odd)}`)
        expect([pathname.split('/').length, decodeURIComponent(pathname.slice(1))]).toEqual([
          2,
          odd,
        ])
      }
    }
  })

  test('is sent again by itself only if nothing upstream comes of it', () => {
    expect(operation.effect !== 'write').toBe(operation.resend === 'safe')
    if (operation.method === 'GET') expect(operation.effect).toBe('read')
  })

  test('masks only what it can carry', () => {
    const carried = [operation.body, ...Object.values(operation.answers)].flatMap((schema) =>
      fieldsOfSchema(schema?.meta({}), 'all'),
    )
    const names = carried.flatMap((path) => path.split(/[.[\]]+/))
    expect(names).toEqual(expect.arrayContaining([...operation.sensitive]))
  })

  test('tells what its example touches', () => {
    const scope = operation.scope(operation.example as never)
    const { clientno, organizationId } = (operation.example.params ?? {}) as Record<string, string>
    if (clientno) expect(scope.clientNo).toBe(clientno)
    if (organizationId) expect(scope.organizationId).toBe(organizationId)
  })
})

test.each(upstream)(
  '%s has a pattern for each parameter in its path, and none besides',
  (_, operation) => {
    const inPath = [...operation.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(fieldsOfSchema(operation.params, 'all').sort()).toEqual(inPath.sort())
  },
)

const isHealth = (name: string) => name.endsWith('Health') || name.startsWith('ping')

test('each upstream operation but health and those that give tokens needs a right', () => {
  const free = upstream.filter(([, { right }]) => right === null).map(([name]) => name)
  expect(free.filter((name) => !isHealth(name)).sort()).toEqual([
    'refreshToken',
    'requestPartnerToken',
    'requestToken',
    'verifyToken',
  ])
})

test('no browser may name an operation of identity, health or the legacy paths', () => {
  const closed = all.filter(([, { exposed }]) => !exposed).map(([name]) => name)
  expect(closed.sort()).toEqual(
    all
      .filter(
        ([name, { area }]) =>
          ['identity', 'legacy'].includes(area) || name.endsWith('Token') || isHealth(name),
      )
      .map(([name]) => name)
      .sort(),
  )
})

test.each([
  ['updateCustomer', [200], [400, 403, 404, 422]],
  ['searchInvoiceSummary', [200], []],
  ['getInvoiceStatus', [200], [400, 404]],
  ['postInvoiceStatus', [200], [400, 404]],
  ['registerSwedishBankAgreement', [202], [400]],
  ['createCorrections', [202], [400, 401, 403, 404, 409, 422, 429, 500, 503]],
  ['getCollectionInvoice', [200], [400, 401, 403, 404, 409, 422, 500, 503]],
])('%s lists the statuses of interface.md, part 7', (name, success, errors) => {
  const { answers, refusals } = findOperation(name)!
  expect({ success: Object.keys(answers).map(Number), errors: refusals }).toEqual({
    success,
    errors,
  })
})

test.each(['toString', '__proto__', 'constructor', 'hasOwnProperty', '', 'updatecustomer'])(
  '%j names no operation',
  (name) => {
    expect(findOperation(name)).toBeUndefined()
  },
)

test('contracts import zod and each other, and nothing else', () => {
  const here = resolve(import.meta.dirname)
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(join(here, file), 'utf8').matchAll(
        /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g,
      ),
    ].map(([, target]) => ({
      file,
      target: target!,
    })),
  )
  const foreign = imported.filter(
    ({ file, target }) =>
      target !== 'zod' &&
      !(target.startsWith('.') && resolve(here, dirname(file), target).startsWith(`${here}/`)),
  )
  expect(files.length).toBeGreaterThan(15)
  expect(foreign).toEqual([])
})

describe('a read of one thing tells which one its answer is about', () => {
  const named: Record<string, object> = {
    getArItem: { arItemId: 7 },
    getClientConfig: { key: '7' },
    getCollectionBatch: { data: { batchId: '7' } },
    getCollectionInvoice: { data: { id: '7' } },
    getCustomer: { customerNo: '7' },
    getDocument: { documentNo: '7' },
    getDocumentBundle: { bundleId: '7' },
    getFile: { fileId: '7' },
    getGlItem: { glItemId: 7 },
    getLegacyBatch: { data: { batchId: '7' } },
    getLogItem: { logItemId: 7 },
    getReceivablesBatch: { batchUuid: '7' },
    getSettlement: { data: { settlementId: '7' } },
  }

  test('each whose path ends with an id', () =>
    expect(
      upstream
        .filter(([, { method, path }]) => method === 'GET' && /\/:\w+$/.test(path))
        .map(([name]) => name)
        .sort(),
    ).toEqual(Object.keys(named)))

  test.each(Object.entries(named))('%s, and by what it was asked for', (name, answer) => {
    const { path, params, example, target, targetOfAnswer } = findOperation(name)!
    const id = path.slice(path.lastIndexOf(':') + 1)
    const asked = { ...example, params: params!.parse(example.params) }
    expect(target(asked)).toBe((example.params as Record<string, string>)[id])
    expect(targetOfAnswer(answer)).toBe('7')
    const silent = 'data' in answer ? { data: null } : {}
    expect(targetOfAnswer(silent) ?? null).toBeNull()
  })

  test('a view of an invoice by its transaction, and none that is asked for by a number', () => {
    const { target, targetOfAnswer } = operations.getInvoiceView
    expect(target({ query: { TransactionRid: 7 } } as never)).toBe('7')
    expect(target({ query: { InvoiceNumber: '7', CompanyId: 501 } } as never)).toBeNull()
    expect(targetOfAnswer({ TransactionRid: 7 } as never)).toBe('7')
  })
})
