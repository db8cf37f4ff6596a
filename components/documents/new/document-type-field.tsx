import { Field } from '@/components/form/field'
import { useT } from '@/lib/client/translation'
import { useDocumentTypes } from '@/lib/features/documents/client/use-document-types'
import { labelDocumentType } from '@/lib/features/documents/messages/document-labels'
import type { NewDocumentState } from './use-new-document'

type Props = { clientNo: string; form: NewDocumentState; error: string | undefined }

/** The type of a document, among those that the client has. */
export function DocumentTypeField({ clientNo, form, error }: Props) {
  const t = useT()
  const types = useDocumentTypes(clientNo)
  const { register, typed } = form
  const isListed = types.some(({ code }) => code === typed.documentType)
  const shown = isListed ? types : [{ code: typed.documentType, name: null }, ...types]
  return (
    <Field label={t('documents.create.field.documentType')} error={error}>
      {({ variant, ...control }) => (
        <select
          {...control}
          {...register('documentType')}
          className="input max-w-60"
          data-variant={variant === 'rest' ? undefined : variant}
        >
          {shown.map(({ code, name }) => (
            <option key={code} value={code}>
              {labelDocumentType(t, code, name)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
