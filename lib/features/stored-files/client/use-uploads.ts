import { useState } from 'react'
import { useWrite } from '@/lib/client/use-write'
import type { UploadOutcome } from '@/lib/contracts/desk/receivables/uploads'
import type { Failure } from '@/lib/contracts/result'
import type { FileRules } from '@/lib/features/stored-files/domain/check-file'
import { uploadFile } from '@/lib/features/stored-files/server/upload-file'
import { type PreparedFile, prepareFile } from './prepare-file'

/** One file of an upload and how it stands. Its key is made when it is chosen. */
export type Upload = PreparedFile & {
  idempotencyKey: string
  state:
    | { is: 'ready' | 'refused' | 'sending' }
    | { is: 'done'; outcome: UploadOutcome }
    | { is: 'failed'; failure: Failure }
}

/** Files that are uploaded one after the other: what becomes of one holds up no other. */
export function useUploads({ clientNo, userName, rules }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [isSending, setSending] = useState(false)
  const { send } = useWrite(uploadFile, { affects: ['listFiles', 'listJournal'], gcTime: 0 })

  const change = (idempotencyKey: string, state: Upload['state']) =>
    setUploads((all) =>
      all.map((each) => (each.idempotencyKey === idempotencyKey ? { ...each, state } : each)),
    )

  async function add(files: readonly File[]) {
    for (const file of files) {
      const prepared = await prepareFile(file, rules)
      const state = { is: prepared.problem ? 'refused' : 'ready' } as const
      setUploads((all) => [...all, { ...prepared, idempotencyKey: crypto.randomUUID(), state }])
    }
  }

  async function sendOne({ idempotencyKey, name, content }: Upload, isAnother: boolean) {
    if (content === null) return
    change(idempotencyKey, { is: 'sending' })
    const sent = { idempotencyKey, userName, clientNo, fileName: name, content, isAnother }
    const result = await send(sent)
    change(
      idempotencyKey,
      result.ok ? { is: 'done', outcome: result.value } : { is: 'failed', failure: result.failure },
    )
  }

  async function run(chosen: readonly Upload[], isAnother: boolean) {
    setSending(true)
    for (const upload of chosen) await sendOne(upload, isAnother)
    setSending(false)
  }

  return {
    ...{ uploads, isSending, add },
    ready: uploads.filter(canSend),
    sendAll: () => run(uploads.filter(canSend), false),
    /** Uploads a file although one of its name and size is there. */
    sendAnother: (upload: Upload) => run([upload], true),
    remove: (idempotencyKey: string) =>
      setUploads((all) => all.filter((each) => each.idempotencyKey !== idempotencyKey)),
  }
}

/** What was surely not sent may go out under the same key. */
const canSend = ({ state }: Upload) =>
  state.is === 'ready' || (state.is === 'failed' && state.failure.kind === 'not-sent')

type Options = { clientNo: string; userName: string; rules: FileRules }
