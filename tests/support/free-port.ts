import { createServer } from 'node:net'

/** Below those that a system hands out by itself; every process of a run begins elsewhere. */
let next = 20_000 + ((process.pid * 100) % 12_000)

/** A port of this machine on which nothing listens, and another one with each call. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = next++
    if (await canListen(port)) return port
  }
}

function canListen(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((done) => {
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}
