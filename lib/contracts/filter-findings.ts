import * as z from 'zod'

/** What rows say of the filters that were asked for (lib/shared/list-filters). */
export const Findings = z.object({
  ignored: z.array(z.string()).readonly(),
  unverified: z.array(z.string()).readonly(),
  untold: z.number(),
  strangers: z.number(),
})
