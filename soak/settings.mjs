const given = (flag) =>
  process.argv.includes(flag) ? (process.argv[process.argv.indexOf(flag) + 1] ?? '') : undefined
const number = (flag, otherwise) => Number(given(flag) ?? otherwise)

/**
 * What a run is made of: `--seed N --drafts N --kills N`. Without a seed it takes one by the clock.
 */
export const size = {
  seed: number('--seed', Date.now() % 1_000_000_000),
  drafts: number('--drafts', 1_000),
  kills: number('--kills', 50),
}

/** Where the outcome is written as JSON, for `npm test`. */
export const reportFile = given('--report')

/** Ports of the desk and the sandbox; 0 is a free one. */
export const wantedPorts = {
  desk: Number(process.env.SOAK_PORT || 0),
  sandbox: Number(process.env.SOAK_SANDBOX_PORT || 0),
}

/** Organizations, and those of their people who work on drafts, each in a session of their own. */
export const tenantCount = 4
export const roles = ['controller', 'lead']

/** Requests of users that are under way at once. */
export const atOnce = 8

/**
 * How long a run may work on its drafts: many times what it takes on two cores, so that only a
 * draft that never ends meets it.
 */
export const patienceMs = 120_000 + size.drafts * 3_000
