import { timed } from '../scripts/steps/with-timing.mjs'
import { load } from './load.mjs'
import { customer, listedRows, rounds, seconds, warmUpSeconds } from './servers/settings.mjs'
import { median } from './statistics.mjs'

/**
 * One customer, and a list of a hundred, read directly, through the bare app, and through the desk,
 * from 1 and from 50 connections. The targets take turns within each round, so that whatever else
 * the machine does meets them all; a figure is the median of its rounds.
 */
export async function measureReads(running) {
  return {
    one: await measured(targetsOf(running, one)),
    hundred: await measured(targetsOf(running, hundred)),
  }
}

async function measured(targets) {
  await timed('warming up', async () => {
    for (const target of targets) await load(target, 50, warmUpSeconds)
  })
  const taken = targets.map(({ name }) => ({ name, at1: [], at50: [] }))
  await timed(`measuring reads, ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, target] of targets.entries())
        taken[index].at1.push(await load(target, 1, seconds))
      for (const [index, target] of targets.entries())
        taken[index].at50.push(await load(target, 50, seconds))
    }
  })
  return taken.map((each) => ({
    ...each,
    median: { at1: medians(each.at1), at50: medians(each.at50) },
  }))
}

const one = {
  urlOf: ({ url }) => url,
  bare: '/api/read',
  operation: 'getCustomer',
  input: { params: { clientno: customer.clientNo, customerno: customer.customerNo } },
}
const hundred = {
  urlOf: ({ listUrl }) => listUrl,
  bare: '/api/read?list',
  operation: 'listCustomers',
  input: { params: { clientno: customer.clientNo }, query: { pagesize: listedRows } },
}

function targetsOf({ direct, bare, desks }, { urlOf, bare: bareRoute, operation, input }) {
  return [
    {
      name: 'direct call',
      request: {
        url: urlOf(direct),
        method: 'GET',
        headers: { accept: 'application/json', authorization: `Bearer ${direct.token}` },
      },
    },
    { name: 'bare route handler', request: { url: `${bare.url}${bareRoute}`, method: 'POST' } },
    ...desks.map(({ name, url, cookie }) => ({
      name: `desk on ${name}`,
      request: {
        url: `${url}/api/read/${operation}`,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-desk': '1', origin: url, cookie },
        body: JSON.stringify(input),
      },
    })),
  ]
}

const medians = (runs) =>
  Object.fromEntries(
    ['p50', 'p95', 'perSecond'].map((figure) => [figure, median(runs.map((run) => run[figure]))]),
  )
