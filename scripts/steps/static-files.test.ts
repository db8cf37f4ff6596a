import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressStaticFiles, createStaticFiles } from './static-files.mjs'

const folder = mkdtempSync(join(tmpdir(), 'duedesk-static-'))
const sheet = 'a { color: red }\n'.repeat(100)
let server: Server
let address: string

beforeAll(async () => {
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks', 'one.css'), sheet)
  writeFileSync(join(folder, 'chunks', 'one.js'), 'void 0\n')
  writeFileSync(join(folder, 'letters.woff2'), 'x')
  writeFileSync(join(folder, '..', 'outside.css'), sheet)
  compressStaticFiles(folder)
  const answer = createStaticFiles(folder, '/_next/static')
  server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end('the framework')
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
  rmSync(join(folder, '..', 'outside.css'), { force: true })
})

const get = (path: string, encoding: string, method = 'GET') =>
  fetch(`${address}${path}`, { method, headers: { 'accept-encoding': encoding } })

describe('a compressed file of the build', () => {
  test.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5,br;q=0.9'])(
    'is sent to a browser that takes %s',
    async (encoding) => {
      const answer = await get('/chunks/one.css', encoding)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/css; charset=UTF-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      })
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(100)
      expect(await answer.text()).toBe(sheet)
    },
  )

  test.each(['gzip', 'br;q=0', 'br; q=0.0', 'brotli', ''])(
    'is left to the framework for one that takes “%s”',
    async (encoding) => expect((await get('/chunks/one.css', encoding)).status).toBe(404),
  )

  test.each([
    '/chunks/one.css?x',
    '/../outside.css',
    '/%2e%2e/outside.css',
    '/letters.woff2',
    '/chunks',
  ])('is nothing that %s names', async (path) => expect((await get(path, 'br')).status).toBe(404))

  test('tells its headers alone when only those are asked for', async () => {
    const answer = await get('/chunks/one.js', 'br', 'HEAD')
    expect(answer.headers.get('content-type')).toBe('application/javascript; charset=UTF-8')
    expect(await answer.text()).toBe('')
  })

  test('is not sent to a POST', async () =>
    expect((await get('/chunks/one.js', 'br', 'POST')).status).toBe(404))
})
