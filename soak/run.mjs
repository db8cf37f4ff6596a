import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporary } from '../bench/servers/temporary.mjs'
import { signIn } from '../bench/sign-in.mjs'
import {
  runsOnPinnedNode,
  startAgainOnPinnedNode,
  whenParentGone,
} from '../scripts/steps/runtime.mjs'
import { onStopSignal } from '../scripts/steps/stop-signals.mjs'
import { endWith } from '../scripts/steps/user-error.mjs'
import { doorsOf } from './api-client.mjs'
import { judge } from './check-invariants.mjs'
import { workedOff } from './drain-queue.mjs'
import { planOf } from './plan.mjs'
import { report } from './report.mjs'
import { startServers } from './servers.mjs'
import { atOnce, patienceMs, reportFile, roles, size, tenantCount } from './settings.mjs'
import { makeSimulatedUser } from './simulated-user.mjs'
import {
  judgeSingleWrites,
  planSingleWrites,
  settledSingleWrites,
  singleWriterOf,
} from './single-writes.mjs'
import { freshTenant } from './upstream.mjs'
import { settled } from './wait-until-settled.mjs'

/**
 * `npm run soak`: drafts of corrections and payments, and writes of the receivables, go through an
 * upstream that fails in every way and a desk that is killed again and again; in the end the ledger
 * of the upstream is compared with what the desk says.
 */
async function main() {
  if (!runsOnPinnedNode()) return startAgainOnPinnedNode()
  const things = temporary()
  whenParentGone(() => process.exit(1))
  onStopSignal(() => void things.end().then(() => process.exit(130)))
  const { seed, drafts, kills } = size
  console.log(`soak: npm run soak -- --seed ${seed} --drafts ${drafts} --kills ${kills}`)
  try {
    const checks = await soaked(things)
    if (reportFile) writeFileSync(reportFile, JSON.stringify(checks))
    return report(checks, size) ? 0 : 1
  } finally {
    await things.end()
  }
}

/** Runs it all and returns the checks with what they found. */
async function soaked(things) {
  const began = performance.now()
  const servers = await startServers(things)
  const tenants = []
  for (let count = 0; count < tenantCount; count += 1)
    tenants.push(await freshTenant(servers.sandbox))
  const people = await Promise.all(
    tenants.flatMap((tenant) => roles.map((role) => signedIn(servers.desk, tenant, role))),
  )

  console.log(`ready after ${seconds(began)} s`)

  const plan = planOf({ ...size, people: people.length })
  const seen = { told: [], lost: [], gaveUp: [], played: new Map(), sends: 0, kills: 0 }
  const users = plan.drafts.map((draft) => makeUserOf(draft, people[draft.person], seen))
  const writers = planSingleWrites({
    ...{ seed: size.seed, writes: Math.round(size.drafts * singleShare) },
    people: people.length,
  }).map((write) => singleWriterOf(write, tellingOf(people[write.person], seen)))
  const everybody = alternate(users, writers)
  await Promise.all([
    workedOff(everybody, { atOnce, patienceMs }),
    killed(plan.kills, servers, seen, everybody),
  ])
  console.log(
    `all drafts and ${writers.length} other writes worked off after ${seconds(began)} s: ${seen.sends} sends, ${seen.kills} kills`,
  )

  console.log(
    `went wrong: ${tally(seen.played)}\nheard: ${tally(countedBy(seen.told, ({ says, by }) => `${says} (${by})`))}; ${seen.gaveUp.length} gave up`,
  )

  for (const tenant of tenants) await tenant.clearFaults()
  const desk = await settled(users)
  console.log(`all at rest after ${seconds(began)} s`)

  const ledgers = await Promise.all(tenants.map((tenant) => tenant.ledger()))
  const batches = (await Promise.all(tenants.map((tenant) => tenant.batches()))).flat()
  const drafted = judge({
    ...{
      drafts: users.map(({ draft }) => draft),
      desk,
      told: seen.told,
      lost: seen.lost,
      gaveUp: seen.gaveUp,
    },
    ledger: ledgers
      .flatMap(({ postings }) => postings)
      .filter(({ batchId }) => batches.some((batch) => batch.batchId === batchId)),
    batches: batches.map(({ batchId, createdAt }) => ({ batchId, takenAt: Date.parse(createdAt) })),
    planned: {
      kills: size.kills,
      faults: [...new Set(plan.drafts.flatMap(({ sends }) => sends[0] ?? []))],
    },
    played: { kills: seen.kills, faults: [...seen.played.keys()] },
  })
  return [...drafted, ...judgeSingleWrites(await settledSingleWrites(writers))]
}

/** Other writes for each draft. */
const singleShare = 0.6

/** One of a list after the other in turn, as long as there are any. */
const alternate = (some, others) =>
  some.flatMap((one, at) => [one, ...others.slice(at, at + 1)]).concat(others.slice(some.length))

const tally = (counts) => [...counts].map(([what, count]) => `${count} × ${what}`).join(', ')

function countedBy(list, nameOf) {
  const counts = new Map()
  for (const one of list) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1)
  return counts
}

const seconds = (began) => ((performance.now() - began) / 1000).toFixed(1)

async function signedIn(desk, tenant, role) {
  const { userName, password } = tenant.users.find((user) => user.role === role)
  return {
    tenant,
    userName,
    door: doorsOf({ desk, cookie: await signIn(desk, { userName, password }) }),
  }
}

/** The person of a write, and where it is counted that they begin one, and what goes wrong. */
const tellingOf = (person, seen) => ({
  ...person,
  begins: () => (seen.sends += 1),
  played: (fault) => seen.played.set(fault, (seen.played.get(fault) ?? 0) + 1),
})

/** The simulated user of a draft, whose rows now name invoices that are there. */
function makeUserOf(draft, person, seen) {
  const { tenant } = person
  const rows = draft.rows.map((row) => {
    const { id, currency } = chosen(row.ended ? tenant.ended : tenant.open, row.invoice)
    return { ...row, invoiceId: id, currency }
  })
  const { index } = draft
  return makeSimulatedUser(
    { ...draft, rows },
    {
      ...tellingOf(person, seen),
      told: (word) => seen.told.push({ index, at: Date.now(), ...word }),
      lost: () => seen.lost.push(index),
      gaveUp: () => seen.gaveUp.push(index),
    },
  )
}

const chosen = (list, at) => list[at % list.length]

/**
 * Kills the desk at its planned moments. What is left of them when all drafts are worked off finds
 * nothing to interrupt, and is not done.
 */
async function killed(kills, { killDesk }, seen, users) {
  for (const { afterSends, ms } of kills) {
    while (seen.sends < afterSends && !users.every(({ isDone }) => isDone)) await sleep(5)
    await sleep(ms)
    await killDesk()
    seen.kills += 1
  }
}

main().then((code) => process.exit(code), endWith)
