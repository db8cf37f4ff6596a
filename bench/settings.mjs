/** What is measured, where, how long, and what is aimed at. `--quick` measures shorter, to try the bench itself. */
export const quick = process.argv.includes('--quick')

const port = Number(process.env.BENCH_PORT || 3500)
const sandboxPort = Number(process.env.BENCH_SANDBOX_PORT || 4510)

/** Every port that the bench listens on. */
export const ports = {
  ...{ desk: port, bare: port + 1, deskOnPostgres: port + 2, start: port + 3, deskOfMany: port + 4 },
  ...{ sandbox: sandboxPort, startSandbox: sandboxPort + 1, sandboxOfMany: sandboxPort + 2 },
}

export const person = { userName: 'controller', password: 'sandbox' }

export const customer = { clientNo: '1001', customerNo: '10001' }

export const rounds = quick ? 2 : 5
export const seconds = quick ? 1 : 4
export const warmUpSeconds = quick ? 1 : 6

/** How often a page is opened in a browser, and the searches are gone through. */
export const visits = quick ? 3 : 12
export const listVisits = quick ? 3 : 10
export const searchRounds = quick ? 1 : 5

/** A client of the seed has 2,600 customers; a scale that gives it this many. */
export const many = 100_000
export const scaleOfMany = many / 2600

/** Aims of the first issue: milliseconds, share, kilobytes (1,000 bytes), seconds. */
export const aims = { p50More: 2, requestsShare: 0.6, scriptsMore: 100, scriptsInAll: 232, secondsToReady: 5 }
