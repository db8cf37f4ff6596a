import * as z from 'zod'
import { defineOperation } from '../operation'
import { defineAnswer, defineRequest, markAssumed, openEnum } from '../source'

/** A company as it is added. Every field is assumed: interface.md 4.9 names the operation only. */
export const CompanyRequest = defineRequest({
  OrganizationNumber: z.string(),
  Name: z.string(),
  CountryCode: z.string(),
  Email: z.string(),
})

/**
 * A company that was added, and what became of it. `CompanyId` is there once it is active (assumed,
 * as everything here).
 */
export const AddedCompany = defineAnswer({
  OrganizationNumber: z.string(),
  Name: z.string(),
  CountryCode: z.string(),
  Email: z.string(),
  CompanyId: z.number(),
  Status: openEnum('New', 'Pending', 'Active', 'Refused'),
  StatusMessage: z.string(),
})
export type AddedCompany = z.infer<typeof AddedCompany>

/** Adds a company to those that invoices are sent for. 409 where its number is there (assumed). */
export const addCompany = defineOperation({
  name: 'addCompany',
  area: 'distribution',
  method: 'POST',
  path: '/organization/company',
  summary: 'Add a company',
  section: '4.9',
  source: 'assumed',
  effect: 'write',
  right: 'write:distribution.company',
  body: markAssumed(CompanyRequest),
  answers: { 202: markAssumed(AddedCompany) },
  refusals: [400, 401, 403, 409],
  oneAtATime: ({ body }) => body.OrganizationNumber,
  target: ({ body }) => body.Name,
  example: {
    body: {
      OrganizationNumber: '984842252',
      Name: 'Fjord Parkering AS',
      CountryCode: 'NO',
      Email: 'regnskap@fjordparkering.example',
    },
  },
})

/**
 * What became of a company that was added, asked for by its organization number. It goes as a body:
 * the number of a sole trader is a person's.
 */
export const getCompanyStatus = defineOperation({
  name: 'getCompanyStatus',
  area: 'distribution',
  method: 'POST',
  path: '/organization/company/status',
  summary: 'Check the status of a company',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: 'write:distribution.company',
  asksForOne: true,
  body: defineRequest({ OrganizationNumber: markAssumed(z.string().min(1).max(30)) }),
  answers: { 200: markAssumed(AddedCompany) },
  refusals: [400, 401, 403, 404],
  example: { body: { OrganizationNumber: '984842252' } },
})
