/** What is measured, where, how long, and what is aimed at. `--quick` measures shorter, to try the bench itself. */
export const quick = process.argv.includes('--quick')

const port = Number(process.env.BENCH_PORT || 3500)
const sandboxPort = Number(process.env.BENCH_SANDBOX_PORT || 4510)

/** Every port that the bench listens on. */
export const ports = { desk: port, bare: port + 1, deskOnPostgres: port + 2, start: port + 3, sandbox: sandboxPort, startSandbox: sandboxPort + 1 }

export const person = { userName: 'controller', password: 'sandbox' }

export const customer = { clientNo: '1001', customerNo: '10001' }

export const rounds = quick ? 2 : 5
export const seconds = quick ? 1 : 4
export const warmUpSeconds = quick ? 1 : 6

/** Aims of the first issue: milliseconds, share, kilobytes (1,000 bytes), seconds. */
export const aims = { p50More: 2, requestsShare: 0.6, scriptsMore: 100, scriptsInAll: 232, secondsToReady: 5 }
