import { globSync } from 'node:fs'

const countParts = (pattern: string) => pattern.split('[').length

/** Every page of the desk by its pattern, such as `/batches/[organizationId]/[batchId]`. */
export const pagePatterns = globSync('app/(desk)/**/page.tsx')
  .map((file) => file.replaceAll('\\', '/').split('/').slice(2, -1))
  .map((parts) => `/${parts.filter((part) => !part.startsWith('(')).join('/')}`)
  .toSorted((one, other) => countParts(one) - countParts(other))

const toExpression = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/\[\w+\]/g, '[^/]+').replace(/\/$/, '')}/?$`)

/**
 * The page at an address; undefined where there is none. Of two patterns that fit, such as one with
 * a name where the other has any part, the plainer.
 */
export const findPagePattern = (pathname: string) =>
  pagePatterns.find((pattern) => toExpression(pattern).test(pathname))
