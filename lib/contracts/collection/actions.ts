import * as z from 'zod'
import { CalendarDate } from '../formats'
import { defineAnswer, defineRequest, markAssumed } from '../source'

/**
 * Until when and why a thing is paused. Without `until` it rests until it is resumed. Assumed:
 * public pages show no body.
 */
export const Pause = defineRequest({
  reason: markAssumed(z.string().max(500).optional()),
  until: markAssumed(CalendarDate.optional()),
})

/** Why something is done. Assumed. */
export const Reason = defineRequest({ reason: markAssumed(z.string().max(500).optional()) })

/**
 * What invoice and case actions have in common, all of it assumed: a POST that is done at once
 * (204) or taken (202), 409 in a state that does not allow it. It carries no id of ours, so it is
 * never sent again by itself.
 */
export const action = {
  area: 'collection',
  method: 'POST',
  section: '4.9',
  source: 'assumed',
  effect: 'write',
  right: 'write:collection.case',
  answers: {
    202: markAssumed(defineAnswer({ summary: defineAnswer({ status: z.string() }) }).nullable()),
    204: null,
  },
  refusals: [400, 401, 403, 404, 409, 422],
} as const
