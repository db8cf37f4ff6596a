import * as z from 'zod'
import { CalendarDate, CompanyId } from '../formats'
import { defineLocalOperation } from '../operation'

/** Most companies whose days are summed in one answer. */
export const volumeCompaniesMax = 60

const Day = z.object({
  date: z.string(),
  ok: z.number(),
  pending: z.number(),
  failed: z.number(),
  handled: z.number(),
  other: z.number(),
})

/**
 * What the person's companies sent by day and outcome: the summaries of the partner part, one of
 * each company, summed. `companies` tells how many of `of` answered; `isSilent` that none of them
 * told any day.
 */
export const getVolume = defineLocalOperation({
  name: 'getVolume',
  summary: 'Count what was sent, by day and outcome',
  effect: 'read',
  right: 'read:partner.invoice',
  companies: 'own-where-left-out',
  scope: ({ body }) => ({ companyIds: (body.CompanyIds ?? []).map(Number) }),
  body: z.object({
    CompanyIds: z.array(CompanyId).max(1000).optional(),
    FromDate: CalendarDate,
    ToDate: CalendarDate,
  }),
  answers: {
    200: z.object({
      days: z.array(Day),
      companies: z.number(),
      of: z.number(),
      isSilent: z.boolean(),
    }),
  },
  refusals: [],
  example: { body: { CompanyIds: [501], FromDate: '2026-03-01', ToDate: '2026-03-12' } },
})
