/**
 * What is measured, where, how long, and what is aimed at. `--quick` measures shorter, to try the
 * bench itself.
 */
export const quick = process.argv.includes('--quick')

const given = (flag) =>
  process.argv.includes(flag) ? (process.argv[process.argv.indexOf(flag) + 1] ?? '') : undefined

/** Parts that may be measured alone. */
export const parts = [
  ...['reads', 'loop', 'pages', 'returns', 'partner', 'collection', 'tracking'],
  ...['ledger', 'peer', 'everything', 'import', 'ubl'],
]

/** The one part that is measured, or undefined for all. */
export const only = given('--only')

/** Transactions of the partner part. Fewer try the bench itself. */
export const transactions = Number(given('--transactions') ?? 1_000_000)

/** Invoices of the organization of the collection part, about. Fewer try the bench itself. */
export const invoices = Number(given('--invoices') ?? 100_000)
export const invoicesLeast = 2000

/** Receivable items of the ledger part. Fewer try the bench itself. */
export const items = Number(given('--items') ?? 1_000_000)
/** A hundred pages of the list. */
export const itemsLeast = 10_000
export const ledgerRounds = quick ? 2 : 12

const port = Number(process.env.BENCH_PORT || 3500)
const sandboxPort = Number(process.env.BENCH_SANDBOX_PORT || 4510)

/** Every port that the bench listens on. */
export const ports = {
  ...{
    desk: port,
    bare: port + 1,
    deskOnPostgres: port + 2,
    start: port + 3,
    deskOfMany: port + 4,
  },
  ...{ partnerDesk: port + 5, partnerBare: port + 6, partnerInspector: port + 7 },
  peer: port + 8,
  ...{
    sandbox: sandboxPort,
    startSandbox: sandboxPort + 1,
    sandboxOfMany: sandboxPort + 2,
    partnerSandbox: sandboxPort + 3,
  },
}

/** Milliseconds that reading and judging one UBL document may take. */
export const ublAim = 5

export const person = { userName: 'controller', password: 'sandbox' }
export const personOfLead = { userName: 'lead', password: 'sandbox' }
export const support = { userName: 'support', password: 'sandbox' }

export const customer = { clientNo: '1001', customerNo: '10001' }
export const clientList = `/clients/${customer.clientNo}/customers`

/** Customers of a page of the list that is read. */
export const listedRows = 100

/** The organization of the customer's client. */
export const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'

export const rounds = quick ? 2 : 5
/** How often each of the largest requests is sent. */
export const loopRounds = quick ? 2 : 7
export const seconds = quick ? 1 : 4
export const warmUpSeconds = quick ? 1 : 6

/** How often a page is opened in a browser, and the searches are gone through. */
export const visits = quick ? 3 : 12
export const listVisits = quick ? 3 : 10
export const searchRounds = quick ? 1 : 5

/**
 * How often the questions of the partner search are gone through, and its page is opened at each
 * pace of the processor.
 */
export const partnerRounds = quick ? 3 : 20
export const partnerVisits = quick ? 2 : 7

/** Rows that the grid holds when it is scrolled, and how. */
export const scrolling = { held: Math.min(100_000, transactions), frames: 180, pixels: 2000 }

/** Invoices that are ticked when an action on them is previewed. */
export const previewedRows = Math.min(10_000, Math.floor(invoices / 2))

/**
 * Cases of the seed that give the organization so many invoices: it has two thirds of all cases,
 * and 1.13 invoices a case.
 */
export const casesOf = (count) => Math.ceil((count / 1.13) * 1.5)

/** How often the lists of invoices are gone through, a batch is sent, and how many rows one has. */
export const collectionRounds = quick ? 3 : 20
export const batchRounds = quick ? 1 : 5
export const correctedInvoices = 1000

/**
 * Event streams that are open at once (two people may have a hundred each), and webhooks in a
 * second, for so many seconds.
 */
export const live = { streams: 200, perSecond: 50, seconds: quick ? 3 : 10 }

/** People who watch invoices that are under way, and for how long. */
export const watching = { people: 200, seconds: quick ? 10 : 60 }

/**
 * The pace at which every valid webhook has to be stored (an aim of the fifth issue), and for how
 * long it is kept up.
 */
export const crowd = { perSecond: 100, seconds: 5 }

/** A client of the seed has 2,600 customers; a scale that gives it this many. */
export const many = 100_000
export const scaleOfMany = many / 2600

/** How often each file is imported. */
export const importRounds = quick ? 1 : 5

/**
 * How many customers are changed from a file, and how often: a client with fewer than 10,000, of
 * whom a list shows all. A batch has the usual size of the desk.
 */
export const sentImport = {
  ...{ clientNo: '1003', rows: quick ? 2_000 : 8_000, perBatch: 200 },
  /** Of those whose address is read before they go out. */
  lookedAt: quick ? 400 : 2_000,
}
export const sendRounds = quick ? 1 : 3

/** Aims of the first issue: milliseconds, share, kilobytes (1,000 bytes), seconds. */
export const aims = {
  p50More: 2,
  requestsShare: 0.6,
  scriptsMore: 100,
  scriptsInAll: 232,
  secondsToReady: 5,
  /** Milliseconds until what was there before is painted again. */
  returnMs: 100,
}

/**
 * Aims of the fifteenth issue: milliseconds from page to page, and where one was there before; the
 * share of react-admin's time until the rows of the search are painted; times of the slowest source
 * until the box has its first result.
 */
export const peerAims = { pageMs: 150, seenMs: aims.returnMs, coldShare: 0.35 }
export const everythingAims = { timesSlowest: 1.5 }

/**
 * Aims of the seventeenth issue for a file that is imported: the longest task of the page in
 * milliseconds, the share of the rows that the CSV library alone reads in a second, and that of those
 * which a bare client sends in a second; by how many megabytes the page's process and the desk's may
 * grow.
 */
export const importAims = {
  ...{ task: 50, share: 0.33, sending: 0.8 },
  ...{ pageMemory: 600, deskMemory: 100 },
}

/**
 * Milliseconds that every source of the box is held: as fast as the sandbox is, and as a service
 * across a network may be.
 */
export const heldMs = [0, 300]

/** Milliseconds that the browser rests on a page before it goes to the next one. */
export const restMs = 300

/** Milliseconds that one request may hold everybody else up (an aim of the thirteenth issue). */
export const heldUpMost = 100

/**
 * Aims of the fourth issue: milliseconds, times, kilobytes, elements, frames, share, megabytes
 * (1,000,000 bytes).
 */
export const gridAims = { framesOver50: 0, framesOver34: 2, preview: 200, task: 50 }
export const partnerAims = {
  ...{ searchP50: 5, timesBare: 1.25, scripts: 225, blocking: 60, nodes: 1400 },
  ...{ exportShare: 0.6, growth: 100 },
}
