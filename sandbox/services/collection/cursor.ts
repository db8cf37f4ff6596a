import { badRequest } from '../../refusal'

/**
 * How many rows a page of the collection area holds where nobody says, and at most. Assumed:
 * interface.md, section 8, shows no limit.
 */
const defaultPageSize = 100
const maxPageSize = 1000

export const resolvePageSize = (asked?: number) => Math.min(asked ?? defaultPageSize, maxPageSize)

/**
 * The token under which a list goes on after a row, by the number that it is ordered by. Opaque to
 * everyone else.
 */
const toPageToken = (key: number) => Buffer.from(`after ${key}`).toString('base64url')

/**
 * The number after which a list goes on; undefined from the start.
 *
 * @throws Refusal 400 for what is no token of ours.
 */
export function parsePageToken(token: string | undefined): number | undefined {
  if (token === undefined || token === '') return undefined
  const key = /^after (\d{1,15})$/.exec(Buffer.from(token, 'base64url').toString())?.[1]
  if (key === undefined || toPageToken(Number(key)) !== token)
    throw badRequest('The page token is unknown', { PageToken: 'not a token of this list' })
  return Number(key)
}

/**
 * The rows of a page and the summary of its list. One row more than the size was read: where there
 * is one, the list goes on.
 */
export function buildPage<Row>(rows: Row[], size: number, key: (row: Row) => number) {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const nextPageToken = rows.length > size && last !== undefined ? toPageToken(key(last)) : null
  return { page, summary: { status: 'SUCCESS', nextPageToken } }
}

/** The order of rows that go by `seq`. */
export const getSeq = ({ seq }: { seq: number }) => seq
