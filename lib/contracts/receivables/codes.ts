import * as z from 'zod'
import { ClientNo, ConfigKey } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, markPubliclySeen } from '../source'
import { pageQuery } from './customer-fields'
import { PageSummary } from './customers'

const read = {
  area: 'receivables',
  method: 'GET',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: 'read:arm.customer',
  refusals: [401, 403, 404],
} as const

/**
 * A value that a field of the receivables area may have, and what it is called. That there are such
 * codes is public, every field is assumed: `codeType` names the field that takes it.
 */
export const SystemCode = markAssumed(
  defineAnswer({
    codeType: z.string(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    isActive: z.boolean(),
  }),
)

/** The codes of a client, a page at a time. The path is assumed. */
export const listCodes = defineOperation({
  ...read,
  name: 'listCodes',
  path: '/clients/:clientno/codes',
  summary: 'List the system codes of a client, a page at a time',
  params: z.object({ clientno: ClientNo }),
  query: z.object(pageQuery),
  answers: {
    200: defineAnswer({
      summary: markPubliclySeen(PageSummary),
      codes: markAssumed(defineList(SystemCode)),
    }),
  },
  example: { params: { clientno: '1001' }, query: { pageno: 1, pagesize: 1000 } },
})

/** What is configured for a client under one key. Every field is assumed. */
export const ClientConfig = markAssumed(
  defineAnswer({ key: z.string(), values: z.array(z.string()), description: z.string() }),
)

/** What is configured for a client, a page at a time. The path is assumed. */
export const listClientConfigs = defineOperation({
  ...read,
  name: 'listClientConfigs',
  path: '/clients/:clientno/clientconfigs',
  summary: 'List the configuration values of a client, a page at a time',
  params: z.object({ clientno: ClientNo }),
  query: z.object(pageQuery),
  answers: {
    200: defineAnswer({
      summary: markPubliclySeen(PageSummary),
      clientConfigs: markAssumed(defineList(ClientConfig)),
    }),
  },
  example: { params: { clientno: '1001' }, query: { pageno: 1, pagesize: 1000 } },
})

/** The values of one key. The path is assumed. */
export const getClientConfig = defineOperation({
  ...read,
  name: 'getClientConfig',
  path: '/clients/:clientno/clientconfigs/:key',
  summary: 'Read the configuration values of one key',
  params: z.object({ clientno: ClientNo, key: ConfigKey }),
  target: ({ params }) => params.key,
  targetOfAnswer: ({ key }) => key,
  answers: { 200: ClientConfig },
  example: { params: { clientno: '1001', key: 'FileTypes' } },
})
