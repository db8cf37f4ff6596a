import * as z from 'zod'
import { ClientNo } from '../../formats'
import { fileNameMax } from '../../receivables/files'

/** A file as it arrives from a browser, to be uploaded once. */
export const FileUpload = z.strictObject({
  idempotencyKey: z.uuid(),
  /** Who chose it: an open page does not send as somebody who signed in elsewhere since. */
  userName: z.string(),
  clientNo: ClientNo,
  fileName: z.string().min(1).max(fileNameMax),
  content: z.base64(),
  /** True: the person knows that a file of the same name and size is there, and wants another. */
  isAnother: z.boolean(),
})
export type FileUpload = z.infer<typeof FileUpload>

/**
 * What an upload came to, other than a failure. `stored`: the service has it, `looked` where only a
 * look told so. `exists`: nothing was sent, because one of the same name and size is there, or,
 * where it has no `fileId`, one of the name that does not tell enough of itself.
 * `rejected`: the service took the request and not the file. `untold`: it took the request, and
 * does not say what became of the file.
 */
export type UploadOutcome =
  | { outcome: 'stored'; fileId: string | null; checked: boolean }
  | { outcome: 'exists'; fileId: string | null }
  | { outcome: 'rejected'; message: string | null }
  | { outcome: 'untold' }
