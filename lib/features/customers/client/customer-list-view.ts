import {
  createLoader,
  createSerializer,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server'

/** Orders that the list knows, in the upstream's own words (assumed); a minus turns one round. */
export const customerOrders = [
  'name',
  '-name',
  'customerNo',
  '-customerNo',
  'organizationNo',
  '-organizationNo',
  'cityName',
  '-cityName',
] as const

export const customerPageSizes = [50, 100, 200]

/** The one description of what the address of a customer list holds. */
export const customerListParsers = {
  q: parseAsString.withDefault(''),
  order: parseAsStringLiteral(customerOrders).withDefault('name'),
  page: parseAsInteger.withDefault(1),
  size: parseAsInteger.withDefault(50),
}

/** Reads the view from a page's search parameters. */
export const loadCustomerListView = createLoader(customerListParsers)

/** The query string that says a view, with its question mark; empty for the list as it opens. */
export const toCustomersQuery = createSerializer(customerListParsers)

/**
 * What is asked of the upstream for a view; wild numbers in an address are brought back into range.
 */
export const toCustomersQuestion = ({
  q,
  order,
  page,
  size,
}: {
  q: string
  order: string
  page: number
  size: number
}) => ({
  search: stripNumberBlanks(q),
  orderby: order,
  pageno: Math.max(1, page),
  pagesize: customerPageSizes.includes(size) ? size : 50,
})

/** A number as it is printed, in groups, is searched for as it is stored: without the blanks. */
const stripNumberBlanks = (text: string) =>
  /^\d[\d\s]*$/.test(text) ? text.replace(/\s/g, '') : text
