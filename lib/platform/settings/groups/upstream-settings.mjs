import { settingChoices as choices } from '../setting-choices.mjs'
import * as must from '../setting-rules.mjs'
import { upstreamAddresses } from '../upstream-addresses.mjs'

/** @type {import('../settings-list.mjs').SettingGroup} */
export const upstreamSettings = {
  title: 'The service. Set all four addresses or none; with all four set, no sandbox starts.',
  settings: [
    ...upstreamAddresses.map((name) => ({
      name,
      without: 'the sandbox',
      sample: `https://service.example.com/${name.split('_')[0].toLowerCase()}`,
      rule: must.address,
      says: `Address of the ${name.split('_')[0].toLowerCase()} area.`,
    })),
    {
      name: 'UPSTREAM_TIMEOUT_SECONDS',
      default: '10',
      rule: must.positiveUpTo(86_400),
      says: 'How long one call to the service may take.',
    },
    {
      name: 'UPSTREAM_OVERRIDES',
      sample: 'overrides.json',
      rule: must.jsonFile,
      says: 'A JSON file that says where the service has an operation elsewhere, under other names, or not at all (docs/integration.md).',
    },
    {
      name: 'STATUS_QUESTION',
      default: 'get',
      rule: must.oneOf(choices.STATUS_QUESTION),
      says: 'How the status of an invoice is asked: `get` (a GET with a body), `post` (POST `/send/status`) or `pstatus` (POST `/send/pstatus`). Where it is refused the others are tried, and the log says which was answered.',
    },
    {
      name: 'STATUS_COMPANY',
      default: 'named',
      rule: must.oneOf(choices.STATUS_COMPANY),
      says: 'Whether that question has the `CompanyId` that we assume: `named` or `left-out`.',
    },
    {
      name: 'PARTNER_WIRE',
      default: 'schema',
      rule: must.oneOf(choices.PARTNER_WIRE),
      says: 'How a partner search is written: `schema` (integers, date-times with a zone) or `narrative` (quoted digits, dates without one).',
    },
    {
      name: 'PARTNER_TOKEN',
      default: 'person',
      rule: must.oneOf(choices.PARTNER_TOKEN),
      says: 'Whose token partner operations carry: the `person`’s from the identity area, or their `own`, which the partner area gives at sign-in.',
    },
    {
      name: 'PARTNER_PAGE_ROWS',
      default: '1000',
      rule: must.limit,
      says: 'How many rows a page of a partner search may hold. Assumed: the interface states no limit.',
    },
    {
      name: 'PARTNER_SEARCH_VALUES',
      default: '100',
      rule: must.limit,
      says: 'How many values one search may hold. Assumed.',
    },
    {
      name: 'ADJUSTMENTS_PER_BATCH',
      oldNames: ['POSTINGS_PER_BATCH'],
      default: '1000',
      rule: must.limit,
      says: 'How many corrections or payments one batch may hold. Assumed.',
    },
    {
      name: 'CUSTOMERS_PER_BATCH',
      default: '200',
      rule: must.limit,
      says: 'How many customers of an import one batch may hold. Assumed.',
    },
    {
      name: 'CUSTOMER_READS_PER_LOOK',
      default: '5000',
      rule: must.limit,
      says: 'How many customers of an import are read one by one, where the service’s list ends before them (it gives 10,000). The others stay behind until a person reads more.',
    },
    {
      name: 'COLLECTION_RATES',
      sample:
        '[{"country":"NO","fee":"interest","amount":11.5,"from":"2026-07-01","until":"2026-12-31","source":"regjeringen.no"}]',
      rule: must.collectionRates,
      says: 'Fees and rates that the explanation of an amount goes by, on their days before those that are built in: a JSON array. An `amount` is in the country’s currency, of `interest` a yearly percentage; `mostTimes`, `capitalUnder` and `capitalUpTo` narrow a fee.',
    },
  ],
}
