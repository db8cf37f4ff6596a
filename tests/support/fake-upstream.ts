import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A request as it arrived. */
export type Arrived = {
  method: string
  url: string
  headers: IncomingMessage['headers']
  text: string
}
export type Answer = (
  request: Arrived,
  response: ServerResponse,
  socket: Socket,
) => void | Promise<void>

/** A real HTTP server on a free port, whose answers the test states as it goes. */
export type FakeUpstream = {
  base: string
  requests: Arrived[]
  answerWith: (answer: Answer) => void
  close: () => Promise<void>
}

export async function fakeUpstream(): Promise<FakeUpstream> {
  const requests: Arrived[] = []
  let answer: Answer = (_, response) => json(response, 200, {})
  const server = createServer(async (incoming, response) => {
    const sent = await readWhole(incoming)
    if (sent === null) return
    const arrived = {
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: incoming.headers,
      text: sent.toString('utf8'),
    }
    requests.push(arrived)
    await answer(arrived, response, incoming.socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith: (next) => {
      answer = next
      requests.length = 0
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

/** Null where the caller gave up before the end. */
async function readWhole(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
  } catch {
    return null
  }
  return Buffer.concat(chunks)
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body))
}

/** Waits until something holds, for half a minute at most. */
export async function until(holds: () => boolean | Promise<boolean>, what: string) {
  for (const giveUpAt = Date.now() + 30_000; !(await holds()); ) {
    if (Date.now() > giveUpAt) throw new Error(`never came: ${what}`)
    await new Promise((next) => setImmediate(next))
  }
}
