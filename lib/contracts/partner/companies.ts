import * as z from 'zod'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed } from '../source'

/**
 * A company that the person may search in. Every field is assumed: interface.md 4.9 names the
 * operation only.
 */
export const Company = defineAnswer({
  CompanyId: z.number(),
  Name: z.string(),
  OrganizationNumber: z.string(),
  CountryCode: z.string(),
})

/** Available companies of the partner part. */
export const listAvailableCompanies = defineOperation({
  name: 'listAvailableCompanies',
  area: 'partner',
  method: 'GET',
  path: '/api/Company/AvailableCompanies',
  summary: 'List the companies that the person may search in',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: 'read:partner.invoice',
  answers: { 200: markAssumed(defineList(Company)) },
  refusals: [401, 403],
  example: {},
})
