import { useQuery } from '@tanstack/react-query'
import { Facts } from '@/components/form/facts'
import { OfferedDocument } from '@/components/form/offered-document'
import { RegistrationPane } from '@/components/registrations/public'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { isDenied, toFailure } from '@/lib/client/operation-failed'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { useRecent } from '@/lib/features/search-everything/client/public'
import { getFileQuery, type StoredFile } from '@/lib/features/stored-files/client/stored-files'
import { parseRedactedDocument } from '@/lib/shared/documents/redacted-document'
import { formatFileSize } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import { FileSize, UploadedAt } from './file-columns'

/** One file: what is told of it, what it is by its bytes, and the ways to it. */
export function FilePane({ clientNo, fileId, listed, onClose }: Props) {
  const t = useT()
  const { data, error, refetch } = useQuery(getFileQuery(clientNo, fileId))
  const { fileName } = data ?? listed ?? {}
  useRecent(data ? { kind: 'file', id: fileId, clientNo, name: fileName } : null)
  const isGone = error !== null && isDenied(toFailure(error))
  return (
    <RegistrationPane title={fileName || t('storedFiles.unnamed')} of={fileId} onClose={onClose}>
      {isGone ? (
        <StateBlock kind="empty" level={3} title={t('storedFiles.pane.gone')} />
      ) : (
        (error || !data) && (
          <ReadStates
            failure={error && toFailure(error)}
            isHeld={data !== undefined}
            rows={4}
            columns={2}
            onAgain={() => void refetch()}
          />
        )
      )}
      {data && !isGone && <FileReading clientNo={clientNo} fileId={fileId} file={data} />}
    </RegistrationPane>
  )
}

type Props = {
  clientNo: string
  fileId: string
  /** As the list has it, where it does. */
  listed: StoredFile | undefined
  onClose: () => void
}

function FileReading({ clientNo, fileId, file }: ReadingProps) {
  const t = useT()
  const { contentType, fileSize, createdAt, createdBy, content } = file
  const document = parseRedactedDocument(content)
  const isOtherSize = document && fileSize != null && Number(fileSize) !== document.bytes
  return (
    <div className="grid gap-3 px-6 max-narrow:px-4">
      <Facts
        items={[
          { label: t('storedFiles.column.type'), value: contentType },
          { label: t('storedFiles.column.size'), value: <FileSize bytes={fileSize} /> },
          { label: t('storedFiles.column.at'), value: <UploadedAt at={createdAt} /> },
          { label: t('storedFiles.column.by'), value: createdBy },
        ]}
      />
      {isOtherSize && (
        <StateBlock
          variant="strip"
          kind="warned"
          title={t('storedFiles.pane.otherSize', {
            listed: formatFileSize(Number(fileSize)),
            size: formatFileSize(document.bytes),
          })}
        />
      )}
      {document ? (
        <div className="grid justify-items-start gap-2">
          <p className="text-xs/4.5 text-ink-2">
            {t(`form.document.is.${document.kind}`, {
              size: formatFileSize(document.bytes),
            })}
          </p>
          {document.kind !== 'unreadable' && (
            <OfferedDocument
              document={document}
              shown={routes.fileContent(clientNo, fileId, 'shown')}
              saved={routes.fileContent(clientNo, fileId, 'saved')}
            />
          )}
        </div>
      ) : (
        <p className="text-ink-2">{t('storedFiles.pane.noContent')}</p>
      )}
    </div>
  )
}

type ReadingProps = { clientNo: string; fileId: string; file: Answer<'getFile'> }
