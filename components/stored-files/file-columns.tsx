import { defineColumns } from '@/components/data-grid/define-columns'
import { SentMoment } from '@/components/ui/moment'
import { Absent } from '@/components/ui/money-amount'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { StoredFile } from '@/lib/features/stored-files/client/stored-files'
import { formatFileSize } from '@/lib/shared/format/count'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

export const createFileColumns = (t: Translate) =>
  defineColumns<StoredFile>()([
    {
      key: 'name',
      card: 'top',
      title: t('storedFiles.column.name'),
      width: 'w-96',
      cell: ({ fileName }) => (
        <span className="wrap-anywhere">{fileName || t('storedFiles.unnamed')}</span>
      ),
    },
    {
      key: 'type',
      card: 'left',
      title: t('storedFiles.column.type'),
      width: 'w-40',
      cell: ({ contentType }) => contentType || <Absent />,
    },
    {
      key: 'size',
      card: 'right',
      title: t('storedFiles.column.size'),
      align: 'end',
      width: 'w-24',
      cell: ({ fileSize }) => <FileSize bytes={fileSize} />,
    },
    {
      key: 'at',
      card: 'low-left',
      title: t('storedFiles.column.at'),
      width: 'w-40',
      cell: ({ createdAt }) => <UploadedAt at={createdAt} />,
    },
    {
      key: 'by',
      card: 'low-right',
      title: t('storedFiles.column.by'),
      width: 'w-32',
      cell: ({ createdBy }) => createdBy || <Absent />,
    },
  ])

/** A size that is no number is shown as it came. */
export function FileSize({ bytes }: { bytes: ExactNumber | null | undefined }) {
  if (bytes === null || bytes === undefined) return <Absent />
  const size = Number(bytes)
  return <span className="tabular-nums">{size >= 0 ? formatFileSize(size) : String(bytes)}</span>
}

/** When a file was stored. */
export const UploadedAt = ({ at }: { at: string | null | undefined }) =>
  at ? <SentMoment at={at} format={formatDateTime} /> : <Absent />
