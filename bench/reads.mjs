import { timed } from '../scripts/steps/say.mjs'
import { load } from './load.mjs'
import { customer, rounds, seconds, warmUpSeconds } from './settings.mjs'
import { median } from './statistics.mjs'

/**
 * One customer, read directly, through the bare app, and through the desk, from 1 and from 50 connections. The targets take turns within each
 * round, so that whatever else the machine does meets them all; a figure is the median of its rounds.
 */
export async function measureReads(running) {
  const targets = targetsOf(running)
  await timed('warming up', async () => {
    for (const target of targets) await load(target, 50, warmUpSeconds)
  })
  const measured = targets.map(({ name }) => ({ name, at1: [], at50: [] }))
  await timed(`measuring reads, ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, target] of targets.entries()) measured[index].at1.push(await load(target, 1, seconds))
      for (const [index, target] of targets.entries()) measured[index].at50.push(await load(target, 50, seconds))
    }
  })
  return measured.map((each) => ({ ...each, median: { at1: medians(each.at1), at50: medians(each.at50) } }))
}

function targetsOf({ direct, bare, desks }) {
  const input = { params: { clientno: customer.clientNo, customerno: customer.customerNo } }
  return [
    {
      name: 'direct call',
      request: { url: direct.url, method: 'GET', headers: { accept: 'application/json', authorization: `Bearer ${direct.token}` } },
    },
    { name: 'bare route handler', request: { url: `${bare.url}/api/read`, method: 'POST' } },
    ...desks.map(({ name, url, cookie }) => ({
      name: `desk on ${name}`,
      request: {
        url: `${url}/api/read/getCustomer`,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-desk': '1', origin: url, cookie },
        body: JSON.stringify(input),
      },
    })),
  ]
}

const medians = (runs) => Object.fromEntries(['p50', 'p95', 'perSecond'].map((figure) => [figure, median(runs.map((run) => run[figure]))]))
