import { useWrite } from '@/lib/client/use-write'
import { uploadFile } from '@/lib/features/stored-files/server/upload-file'

/** Uploads one file, once. */
export const useUploadFile = () =>
  useWrite(uploadFile, { affects: ['listFiles', 'listJournal'], gcTime: 0 })
