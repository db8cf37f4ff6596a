import { timed } from '../scripts/steps/with-timing.mjs'
import { visitsInTurns } from './alternating-visits.mjs'
import { customer, visits } from './servers/settings.mjs'
import { visit } from './visit.mjs'

/**
 * A customer's page and the form of an invoice to a business, opened cold, until a field can be typed
 * into; beside the bare app's empty page until it is loaded.
 */
export async function measurePages({ bare, desks: [desk] }, browser) {
  const customerPage = {
    url: `${desk.url}/clients/${customer.clientNo}/customers/${customer.customerNo}`,
    cookie: desk.cookie,
  }
  const form = { url: `${desk.url}/send`, cookie: desk.cookie }
  const { median, ...visited } = await timed(
    `opening a customer's page and the form of an invoice cold, ${visits} times`,
    () =>
      visitsInTurns(visits, {
        empty: () => visit(browser, { url: `${bare.url}/` }, isBody),
        page: () => visit(browser, customerPage, isEditable),
        form: () => visit(browser, form, isEditable),
      }),
  )
  return {
    ...visited,
    median: {
      editable: median.page.at,
      emptyLoaded: median.empty.loaded,
      kilobytes: median.page.kilobytes,
      formEditable: median.form.at,
      formKilobytes: median.form.kilobytes,
      emptyKilobytes: median.empty.kilobytes,
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
