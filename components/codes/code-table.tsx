import type { UseQueryResult } from '@tanstack/react-query'
import { defineColumns } from '@/components/data-grid/define-columns'
import { Chip } from '@/components/ui/chip'
import { Absent } from '@/components/ui/money-amount'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import type { SystemCode } from '@/lib/features/codes/client/codes'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'
import { ListedRows } from './listed-rows'

/** The codes by the field that takes them. */
export function CodeTable({ read, typed }: Props) {
  const t = useT()
  return (
    <ListedRows
      part="codes"
      read={read}
      rowsOf={({ codes }) => codes?.filter((row) => row !== null)}
      textsOf={({ codeType, code, name, description }) => [
        codeType && labelCodeType(t, codeType),
        ...[codeType, code, name, description],
      ]}
      keyOf={(row) => `${row.codeType} ${row.code} ${row.name}`}
      columns={buildColumns(t)}
      typed={typed}
    />
  )
}

type Props = {
  read: UseQueryResult<Answer<'listCodes'>, Error>
  typed: string
}

const buildColumns = (t: Translate) =>
  defineColumns<SystemCode>()([
    {
      key: 'code',
      card: 'top',
      title: t('codes.column.code'),
      width: 'w-36',
      cell: ({ code }) => (code ? <code className="wrap-anywhere">{code}</code> : <Absent />),
    },
    {
      key: 'name',
      card: 'left',
      title: t('codes.column.name'),
      width: 'w-64',
      cell: ({ name }) => name || <span className="text-ink-3">{t('codes.unnamed')}</span>,
    },
    {
      key: 'type',
      card: 'low-left',
      title: t('codes.column.type'),
      width: 'w-44',
      cell: ({ codeType }) =>
        codeType ? <span title={codeType}>{labelCodeType(t, codeType)}</span> : <Absent />,
    },
    {
      key: 'description',
      card: 'line',
      title: t('codes.column.description'),
      width: 'w-80',
      cell: ({ description }) => (description === '' ? null : (description ?? <Absent />)),
    },
    {
      key: 'state',
      card: 'low-right',
      title: t('codes.column.state'),
      width: 'w-28',
      cell: ({ isActive }) =>
        isActive === null || isActive === undefined ? (
          <Absent />
        ) : isActive ? (
          t('codes.active')
        ) : (
          <Chip variant="line">{t('codes.inactive')}</Chip>
        ),
    },
  ])

const namedTypes = [
  'customerGroupCode',
  'customerCategory',
  'distributionType',
  'einvoiceCode',
  'documentType',
  'lineType',
  'marketingMessageCode',
  'attachmentCode',
  'autoPostingMethod',
] as const

/** The field that a kind of codes is of, in words; one that has none is named as it came. */
const labelCodeType = (t: Translate, type: string): string =>
  isAmong(namedTypes, type) ? t(`codes.type.${type}`) : type
