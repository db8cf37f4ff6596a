import { defineColumns } from '@/components/data-grid/define-columns'
import { Glyph } from '@/components/ui/glyph'
import { Link } from '@/components/ui/link'
import { Absent } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type {
  CompanyDifference,
  CompanyRow,
} from '@/lib/features/companies/domain/combine-companies'
import type { Translate } from '@/lib/shared/i18n/translate'
import { formatOrganizationNumber } from '@/lib/shared/references/organization-number'
import { routes } from '@/lib/shared/routes'
import { CompanyStatusMark } from './company-status'

/** The name of a company, or what stands for one. */
export const nameCompany = (t: Translate, { name, id }: Pick<CompanyRow, 'name' | 'id'>) =>
  name ?? (id === null ? t('companies.noName') : t('companies.unnamed', { id }))

export const createCompanyColumns = (t: Translate) =>
  defineColumns<CompanyRow>()([
    {
      key: 'name',
      card: 'top',
      title: t('companies.column.name'),
      width: 'w-56',
      cell: (row) => nameCompany(t, row),
    },
    {
      key: 'number',
      card: 'left',
      title: t('companies.column.number'),
      width: 'w-36',
      cell: ({ number }) => formatOrganizationNumber(number) ?? <Absent />,
    },
    {
      key: 'country',
      title: t('companies.column.country'),
      width: 'w-18',
      cell: ({ country }) => country ?? <Absent />,
    },
    {
      key: 'id',
      card: 'right',
      title: t('companies.column.id'),
      width: 'w-24',
      cell: ({ id, isAvailable }) =>
        id === null ? (
          <Absent />
        ) : isAvailable ? (
          <Link
            className="relative z-1"
            href={routes.partnerSearch(new URLSearchParams({ companies: String(id) }).toString())}
          >
            {id}
          </Link>
        ) : (
          id
        ),
    },
    {
      key: 'workspace',
      card: 'low-left',
      title: t('companies.column.workspace'),
      width: 'w-36',
      cell: ({ workspaces }) =>
        workspaces === null ? <Absent /> : workspaces.join(', ') || t('companies.noWorkspace'),
    },
    {
      key: 'available',
      card: 'low-right',
      title: t('companies.column.available'),
      width: 'w-28',
      cell: ({ isAvailable }) =>
        t(`companies.available.${isAvailable === null ? 'unknown' : isAvailable ? 'yes' : 'no'}`),
    },
    {
      key: 'status',
      card: 'foot',
      title: t('companies.column.added'),
      width: 'w-36',
      cell: ({ added }) => added && <CompanyStatusMark entry={added} />,
    },
    {
      key: 'difference',
      card: 'foot',
      title: t('companies.column.difference'),
      width: 'w-72',
      cell: ({ differences }) =>
        differences.length > 0 && <Differences differences={differences} />,
    },
  ])

/** What two sources say of a company that cannot both be so. */
function Differences({ differences }: Pick<CompanyRow, 'differences'>) {
  const t = useT()
  const words = differences
    .map((each) => t(`companies.difference.${each.is}`, { other: nameOther(each) }))
    .join('. ')
  return (
    <span className="status" title={`${words}. ${t('companies.differenceHint')}`}>
      <Glyph verdict="warn" />
      <span className="truncate">{words}</span>
    </span>
  )
}

/** What the other source says: a number as a list shows it. */
function nameOther(difference: CompanyDifference): string {
  if (!('other' in difference)) return ''
  const { is, other } = difference
  return is === 'numbers-differ' ? (formatOrganizationNumber(other) ?? '') : other
}
