export type Role = 'controller' | 'support' | 'lead'

/** The words of a token's scope, by role. All of them are assumed: interface.md 5.4 shows none. */
export const rightsByRole: Record<Role, string[]> = {
  controller: [
    'read:arm.customer',
    'write:arm.customer',
    'read:collection.case',
    'write:collection.case',
    'read:distribution.invoice',
    'write:distribution.invoice',
  ],
  support: ['read:partner.invoice', 'read:distribution.invoice', 'read:arm.customer'],
  lead: [
    'read:arm.customer',
    'write:arm.customer',
    'delete:arm.customer',
    'read:collection.case',
    'write:collection.case',
    'read:distribution.invoice',
    'write:distribution.invoice',
    'write:distribution.bankagreement',
    'write:distribution.company',
    'read:partner.invoice',
  ],
}
