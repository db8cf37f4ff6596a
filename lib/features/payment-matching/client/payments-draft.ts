import { getDraftQuery } from '@/lib/client/user-state'

/** What the draft of an organization's list is about. */
export const getPaymentsSubject = (organizationId: string) => `payments:${organizationId}`

/** The number of no client: nothing is kept under it for a person whose workspaces are known. */
export const noClient = '0'

/** The list that the person left, with what was chosen in it. */
export const getPaymentsDraftQuery = (organizationId: string, clientNo: string | null) =>
  getDraftQuery(clientNo ?? noClient, getPaymentsSubject(organizationId))
