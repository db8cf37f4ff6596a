import { type IncomingHttpHeaders, request } from 'node:http'
import { finished } from 'node:stream/promises'

export type RawAnswer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  written: number
  ms: number
}
type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: string
  pieces?: { count: number; bytes: number }
}

/**
 * In place of a status: the connection was closed while the body was still being written, before
 * the answer could be read.
 */
export const cutOff = 0

/**
 * One request as a program sends it that keeps to no rule of browsers: any method, any path, any
 * header, a body in as many pieces as it likes. It stops writing once it is answered, and tells how
 * much it got rid of by then.
 */
export async function rawRequest(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body, pieces }: Asked = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(base)
  const started = performance.now()
  const asked = request({ hostname, port, path, method, headers, agent: false })
  let written = 0
  const answered = new Promise<RawAnswer>((resolve, reject) => {
    asked.once('error', (error: NodeJS.ErrnoException) => {
      const isCut = pieces !== undefined && (error.code === 'EPIPE' || error.code === 'ECONNRESET')
      if (isCut)
        resolve({ status: cutOff, headers: {}, text: '', written, ms: performance.now() - started })
      else reject(error)
    })
    asked.once('response', async (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      await finished(answer).catch(() => {})
      resolve({
        status: answer.statusCode!,
        headers: answer.headers,
        text,
        written,
        ms: performance.now() - started,
      })
      asked.destroy()
    })
  })
  const isOver = { yes: false }
  const end = () => {
    isOver.yes = true
  }
  answered.then(end, end)
  if (pieces) {
    const piece = Buffer.alloc(pieces.bytes, 'a')
    for (let each = 0; each < pieces.count && !isOver.yes; each++) {
      if (!asked.write(piece))
        await Promise.race([
          new Promise((next) => asked.once('drain', next)),
          answered.catch(() => {}),
        ])
      else await new Promise((next) => setImmediate(next))
      written += pieces.bytes
    }
    if (!isOver.yes) asked.end()
  } else asked.end(body)
  return answered
}
