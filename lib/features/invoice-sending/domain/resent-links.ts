import type { Answer } from '@/lib/contracts/registry'

type State = Answer<'listResentInvoices'>['links'][number]['state']

/**
 * Whether something went out in the place of an invoice, or may have: what was surely not sent, or
 * never began, did not.
 */
export const isLiveResend = (state: State): boolean =>
  state !== null && state !== 'refused' && state !== 'not-sent' && state !== 'not-applied'
