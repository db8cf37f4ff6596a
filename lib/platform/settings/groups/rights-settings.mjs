import { settingChoices as choices } from '../setting-choices.mjs'
import * as must from '../setting-rules.mjs'

/** @type {import('../settings-list.mjs').SettingGroup} */
export const rightsSettings = {
  title: 'Who may do what',
  settings: [
    {
      name: 'CLAIM_NAME',
      default: 'name',
      rule: must.anything,
      says: 'The token’s claim that holds the person’s name.',
    },
    {
      name: 'CLAIM_SCOPE',
      default: 'scope',
      rule: must.anything,
      says: 'The claim that holds the rights.',
    },
    {
      name: 'CLAIM_WORKSPACES',
      default: 'workspaces',
      rule: must.anything,
      says: 'The claim that holds the workspaces.',
    },
    {
      name: 'RIGHTS',
      default: 'token',
      rule: must.oneOf(choices.RIGHTS),
      says: 'Who decides on rights: the scopes of the `token` narrow what the service allows, or the `service` alone decides.',
    },
    {
      name: 'RIGHTS_MAP',
      sample: '{"kunder.*":["read:arm.customer","write:arm.customer"],"admin":["*"]}',
      rule: must.rightsMap,
      says: 'Which of the desk’s rights (README) a scope of the service gives: a JSON object, a scope or a pattern with `*` to an array of rights; `"*"` means all.',
    },
    {
      name: 'RIGHT_TO_REVEAL',
      sample: 'personal-data',
      rule: must.anything,
      says: 'The scope that a person needs to see a masked value. Without it, who may read a customer or a debtor may.',
    },
    {
      name: 'REVEALS_PER_MINUTE',
      default: '20',
      rule: must.positive,
      says: 'How often in a minute one person may reveal a masked value, on each process. Beyond it they are asked to wait, and a line is logged.',
    },
    {
      name: 'READS_PER_MINUTE',
      default: '6000',
      rule: must.positive,
      says: 'The same for reads, whether a person or a page asks.',
    },
    {
      name: 'WRITES_PER_MINUTE',
      default: '1200',
      rule: must.positive,
      says: 'The same for writes.',
    },
    {
      name: 'DESK_WORKSPACES',
      without: 'from the token',
      sample: '[{"name":"Nordlys","clientNo":"1001","companyIds":[11],"organizationId":null}]',
      rule: must.workspaces,
      says: 'The workspaces, if the token names none: a JSON array, with numbers plain or in quotes.',
    },
  ],
}
