import type { ImportTexts } from '@/components/file-import/import-texts'
import type { RowRefusal, RowWarning } from '@/lib/features/documents/domain/document-file'
import type { DocumentField, DocumentProblem } from '@/lib/features/documents/domain/typed-document'
import { labelDocumentType } from '@/lib/features/documents/messages/document-labels'
import type { Translate } from '@/lib/shared/i18n/translate'

type Reason =
  | DocumentProblem
  | RowRefusal
  | RowWarning
  | 'double'
  | 'known'
  | 'untold'
  | 'noCustomer'

/** What an import calls the fields of a document, and what it says of them. */
export const createDocumentTexts = (t: Translate): ImportTexts<DocumentField> => ({
  field: (key) => t(`documents.create.field.${key}`),
  choice: (_, value) => labelDocumentType(t, value),
  finding: ({ why }) => t(`documents.fromFile.finding.${why as Reason}`),
})
