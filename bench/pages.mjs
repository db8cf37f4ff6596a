import { timed } from '../scripts/steps/say.mjs'
import { customer, visits } from './settings.mjs'
import { median } from './statistics.mjs'
import { visit } from './visit.mjs'

/**
 * A customer's page, opened cold, until a field can be typed into; beside the bare app's empty page until it is loaded. They take turns. One visit
 * of each goes before: the browser is cold in every one, the servers in none.
 */
export async function measurePages({ bare, desks: [desk] }, browser) {
  const customerPage = { url: `${desk.url}/clients/${customer.clientNo}/customers/${customer.customerNo}`, cookie: desk.cookie }
  const measured = { page: [], empty: [] }
  await timed(`opening a customer's page cold, ${visits} times`, async () => {
    for (let turn = 0; turn <= visits; turn += 1) {
      const empty = await visit(browser, { url: `${bare.url}/` }, isBody)
      const page = await visit(browser, customerPage, isEditable)
      if (turn > 0) measured.empty.push(empty)
      if (turn > 0) measured.page.push(page)
    }
  })
  const medianOf = (visited, figure) => median(visited.map((each) => each[figure]))
  return {
    ...measured,
    median: {
      editable: medianOf(measured.page, 'at'),
      emptyLoaded: medianOf(measured.empty, 'loaded'),
      kilobytes: medianOf(measured.page, 'kilobytes'),
      emptyKilobytes: medianOf(measured.empty, 'kilobytes'),
    },
  }
}

const isBody = () => document.body !== null

/** The form is inert until the page has taken it over. */
const isEditable = () => {
  const field = document.querySelector('main input:not([type=hidden])')
  if (!field || document.querySelector('main [inert]')) return false
  field.focus()
  return document.activeElement === field
}
