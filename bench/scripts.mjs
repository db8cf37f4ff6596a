import { gzipSync } from 'node:zlib'
import { Problem } from '../scripts/steps/user-error.mjs'
import { customer } from './servers/settings.mjs'

/**
 * The scripts that each route makes a browser load, gzipped, beside those of the bare app's empty
 * page. In kilobytes of 1,000 bytes.
 */
export async function measureScripts({ bare, desks: [desk] }) {
  const customers = `/clients/${customer.clientNo}/customers`
  const pages = [
    { route: 'empty page', url: `${bare.url}/` },
    { route: '/login', url: `${desk.url}/login` },
    ...[customers, `${customers}/${customer.customerNo}`, '/journal'].map((route) => ({
      route,
      url: `${desk.url}${route}`,
      cookie: desk.cookie,
    })),
  ]
  const measured = []
  for (const page of pages) measured.push({ route: page.route, scripts: await scriptsOf(page) })
  return measured.map((each) => ({
    ...each,
    kilobytes: each.scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
  }))
}

async function scriptsOf({ url, cookie }) {
  const page = await fetch(url, { headers: cookie ? { cookie } : {}, redirect: 'manual' })
  if (page.status !== 200) throw new Problem(`${url}: answers ${page.status}`)
  const scripts = []
  for (const address of addressesIn(await page.text()))
    scripts.push(await sizeOf(new URL(address, url)))
  return scripts
}

/**
 * Script tags that a browser with modules runs, preloads of scripts, and the chunks that the page's
 * own data names for its components.
 */
export function addressesIn(html) {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  const wanted = tags.filter(
    (tag) =>
      !/\bnomodule\b/i.test(tag) &&
      (tag.startsWith('<script') || /modulepreload|as="script"/.test(tag)),
  )
  const old = tags.filter((tag) => /\bnomodule\b/i.test(tag)).map(addressOf)
  const named = html.match(/\/_next\/static\/chunks\/[^"'\\\s]+?\.js/g) ?? []
  return [...new Set([...wanted.map(addressOf), ...named])].filter(
    (address) => address && !old.includes(address),
  )
}

const addressOf = (tag) => tag.match(/\b(?:src|href)="([^"]+)"/)?.[1]

async function sizeOf(url) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Problem(`${url}: answers ${answer.status}`)
  return {
    name: url.pathname.split('/').at(-1),
    kilobytes: gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length / 1000,
  }
}
