import type { UseQueryResult } from '@tanstack/react-query'
import { defineColumns } from '@/components/data-grid/define-columns'
import { Absent } from '@/components/ui/money-amount'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import type { ClientConfig } from '@/lib/features/codes/client/codes'
import type { Translate } from '@/lib/shared/i18n/translate'
import { ListedRows } from './listed-rows'

/** What is configured, a row a key. */
export function ConfigTable({ read, typed }: Props) {
  const t = useT()
  return (
    <ListedRows
      part="configuration"
      read={read}
      rowsOf={({ clientConfigs }) => clientConfigs?.filter((row) => row !== null)}
      textsOf={({ key, values, description }) => [key, description, ...listValues(values)]}
      keyOf={({ key, values }) => `${key} ${values}`}
      columns={buildColumns(t)}
      typed={typed}
    />
  )
}

type Props = {
  read: UseQueryResult<Answer<'listClientConfigs'>, Error>
  typed: string
}

/** Values may be of any form. */
const listValues = (values: ClientConfig['values']): readonly string[] =>
  Array.isArray(values) ? values.map(String) : []

const buildColumns = (t: Translate) =>
  defineColumns<ClientConfig>()([
    {
      key: 'key',
      card: 'top',
      title: t('codes.column.key'),
      width: 'w-52',
      cell: ({ key }) => (key ? <code className="wrap-anywhere">{key}</code> : <Absent />),
    },
    {
      key: 'values',
      card: 'left',
      title: t('codes.column.values'),
      width: 'w-72',
      cell: ({ values }) => <Values values={values} none={t('codes.noValue')} />,
    },
    {
      key: 'description',
      card: 'line',
      title: t('codes.column.description'),
      width: 'w-80',
      cell: ({ description }) => (description === '' ? null : (description ?? <Absent />)),
    },
  ])

/** A key without a value is told apart from one of which nothing is told. */
function Values({ values, none }: { values: ClientConfig['values']; none: string }) {
  if (!Array.isArray(values)) return <Absent />
  if (values.length === 0) return <span className="text-ink-3">{none}</span>
  return <span className="wrap-anywhere tabular-nums">{values.join(', ')}</span>
}
