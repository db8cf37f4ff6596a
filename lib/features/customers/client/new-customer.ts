import type { QueryClient } from '@tanstack/react-query'
import { createWriteStamp, getDraftQuery, saveUserState } from '@/lib/client/user-state'
import {
  type BegunCustomer,
  begunNumberDraftKey,
  getNewCustomerDraftKey,
  pickBegunCustomer,
  type TypedNewCustomer,
} from '@/lib/features/customers/domain/new-customer-draft'

/**
 * What the form of a new customer opens with. `moved`: what it has of another number, whose draft
 * goes with it. `passedOver`: for which number something was typed that stays there, because this
 * one has a draft of its own.
 */
export type OpenedCustomer = BegunCustomer & {
  moved: TypedNewCustomer | null
  passedOver: string | null
}

/**
 * Asks what was kept for a number, and joins to it what was typed just now: for the same number it
 * is the newer one, for another one it is taken over where nothing was kept here.
 *
 * @throws OperationFailed where it is not known what was kept: nothing may take its place then.
 */
export async function openNewCustomer(
  queryClient: QueryClient,
  clientNo: string,
  customerNo: string,
  typed: TypedNewCustomer | null,
): Promise<OpenedCustomer> {
  const [own, last] = await Promise.all(
    [getNewCustomerDraftKey(customerNo), begunNumberDraftKey].map((draftKey) =>
      queryClient.fetchQuery({ ...getDraftQuery(clientNo, draftKey), staleTime: 0 }),
    ),
  )
  const begun = pickBegunCustomer(customerNo, own?.draft?.content, last?.draft?.content)
  const isSame = typed?.customerNo === customerNo
  if (typed && begun.edited && !isSame)
    return { ...begun, moved: null, passedOver: typed.customerNo }
  const edited = typed?.edited ?? begun.edited
  return { ...begun, edited, moved: isSame ? null : typed, passedOver: null }
}

/**
 * Keeps what was typed for another number under the new one, and drops it there once that is done:
 * what could not be kept stays where it was.
 */
export async function moveNewCustomerDraft(
  { clientNo, userName, customerNo }: { clientNo: string; userName: string; customerNo: string },
  { draftKey, edited }: TypedNewCustomer,
): Promise<void> {
  const params = { clientno: clientNo }
  const toBody = (subject: string) => ({ ...createWriteStamp(), userName, typedMsAgo: 0, subject })
  const kept = await saveUserState('keepDraft', {
    params,
    body: { ...toBody(getNewCustomerDraftKey(customerNo)), content: { customerNo, edited } },
  })
  if (kept.ok) await saveUserState('dropDraft', { params, body: toBody(draftKey) })
}
