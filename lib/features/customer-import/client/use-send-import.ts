import type { ImportEffect, ImportedCustomer } from '@/lib/contracts/desk/customer-import'
import type { Result } from '@/lib/contracts/result'

/** What is handed over once a person has confirmed it. */
export type ImportToSend = {
  clientNo: string
  effect: ImportEffect
  fileName: string
  customers: ImportedCustomer[]
}

type SendImport = {
  send: (asked: ImportToSend) => Promise<Result<string>>
  progress: { stored: number; total: number } | null
  isPending: boolean
}

/** Hands an import over to the server, which answers the id of its bulk action. */
export const useSendImport = (_userName: string): SendImport => ({
  send: async () => ({ ok: false, failure: { kind: 'not-sent' } }),
  progress: null,
  isPending: false,
})
