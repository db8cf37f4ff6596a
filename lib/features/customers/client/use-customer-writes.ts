import type { QueryClient } from '@tanstack/react-query'
import { invalidate } from '@/lib/client/invalidate'
import { useWrite } from '@/lib/client/use-write'
import type { Reveal } from '@/lib/contracts/desk/reveal'
import type { Answer } from '@/lib/contracts/registry'
import { createCustomer } from '@/lib/features/customers/server/create-customer'
import { deleteCustomer } from '@/lib/features/customers/server/delete-customer'
import { revealCustomerField } from '@/lib/features/customers/server/reveal-field'
import { updateCustomer } from '@/lib/features/customers/server/update-customer'
import { getCustomerQuery } from './customers'

const affects = ['listCustomers', 'listJournal'] as const

/** Saves a customer. What it read on the way replaces what was read before. */
export const useCustomerSave = () =>
  useWrite(updateCustomer, {
    affects,
    onSettled: (result, { clientNo, customerNo }, client) => {
      if (!result.ok) return replaceRead(client, clientNo, customerNo, undefined)
      const { value } = result
      const read = value.outcome === 'saved' ? value.seen?.stored : value.current
      return replaceRead(client, clientNo, customerNo, read)
    },
  })

/** Creates a customer whose number a read does not find. */
export const useCustomerCreate = (clientNo: string) =>
  useWrite(createCustomer, {
    affects,
    onSettled: (result, { customerNo }, client) => {
      if (!result.ok) return replaceRead(client, clientNo, customerNo, undefined)
      const { value } = result
      const read = value.outcome === 'created' ? value.seen?.stored : value.current
      return replaceRead(client, clientNo, customerNo, read)
    },
  })

/**
 * A read that began earlier must not land on top of what was seen after the write. Where nothing was
 * seen, what was read before is out of date, and is read again when the customer is opened anew:
 * under the form of an open one nothing moves.
 */
export async function replaceRead(
  client: QueryClient,
  clientNo: string,
  customerNo: string,
  read: Answer<'getCustomer'> | undefined,
) {
  const { queryKey } = getCustomerQuery(clientNo, customerNo)
  await client.cancelQueries({ queryKey })
  if (read) client.setQueryData(queryKey, read)
  else await invalidate(client, { queryKey, exact: true }, () => null)
}

/** Deletes a customer whose number the person typed. */
export const useCustomerDelete = () => useWrite(deleteCustomer, { affects })

/**
 * Reads one masked field. Every click has an idempotency key of its own and a row of the journal;
 * the value is kept by the caller only.
 */
export const useReveal = () =>
  useWrite(revealCustomerField, {
    toInput: (question: Omit<Reveal, 'idempotencyKey'>) => ({
      ...question,
      idempotencyKey: crypto.randomUUID(),
    }),
    gcTime: 0,
  })
