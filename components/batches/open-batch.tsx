'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'

type Client = { name: string; clientNo: string }

/** Opens a batch of customers by its id: one that another system has sent, or an older desk. */
export function OpenBatch({ clients }: { clients: readonly Client[] }) {
  const t = useT()
  const router = useRouter()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [clientNo, setClientNo] = useState(clients[0]?.clientNo ?? '')
  if (clients.length === 0) return null

  function open(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() !== '') router.push(routes.receivablesBatch(clientNo, typed.trim()))
  }

  return (
    <form onSubmit={open} className="flex flex-wrap items-center gap-2 px-6 py-2.5 max-narrow:px-4">
      <label htmlFor={id} className="text-ink-2">
        {t('batches.receivables.open')}
      </label>
      <span className="w-84 max-w-full">
        <TextInput
          id={id}
          className="font-mono"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </span>
      {clients.length > 1 && (
        <select
          aria-label={t('batches.receivables.client')}
          className="input w-auto"
          value={clientNo}
          onChange={({ target }) => setClientNo(target.value)}
        >
          {clients.map((client) => (
            <option key={client.clientNo} value={client.clientNo}>
              {client.name}
            </option>
          ))}
        </select>
      )}
      <Button type="submit" aria-disabled={typed.trim() === '' || undefined}>
        {t('batches.open')}
      </Button>
    </form>
  )
}
