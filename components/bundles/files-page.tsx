'use client'

import { useQueryStates } from 'nuqs'
import { useCompanies } from '@/components/invoice-search/public'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import {
  filesParsers,
  toAddressPeriod,
  toFilesCompany,
  toFilesPeriod,
} from '@/lib/features/bundles/client/files-view'
import { FilesFilter } from './files-filter'
import { FilesOfPeriod } from './files-of-period'

/** The files that came for a company in a period, and whether all that came in has been sent. */
export function FilesPage({ ownCompanies }: { ownCompanies: readonly number[] | null }) {
  const t = useT()
  const today = useToday()
  const [view, setView] = useQueryStates(filesParsers, { history: 'push' })
  const { companies } = useCompanies(ownCompanies, (id) => t('bundles.unnamedCompany', { id }))
  const company = toFilesCompany(
    view,
    companies.map(({ id }) => id),
  )
  const period = toFilesPeriod(view, today)
  const name = companies.find(({ id }) => id === company)?.name
  return (
    <PageFrame
      crumbs={[{ label: t('bundles.area') }, { label: t('bundles.title') }]}
      tab={[name, t('bundles.title')]}
      title={t('bundles.title')}
      facts={name ? [{ label: name, value: `${period.from} – ${period.to}` }] : []}
      actions={
        <ListViews
          list="files"
          companyIds={company === null ? companies.map(({ id }) => id) : [company]}
        />
      }
      fill
    >
      {company === null ? (
        <StateBlock kind="empty" title={t('bundles.noCompany')}>
          {t('bundles.noCompanyMeaning')}
        </StateBlock>
      ) : (
        <>
          <FilesFilter
            key={`${company} ${period.from} ${period.to}`}
            companies={
              companies.some(({ id }) => id === company)
                ? companies
                : [
                    { id: company, name: t('bundles.unnamedCompany', { id: company }) },
                    ...companies,
                  ]
            }
            present={{ company, ...period }}
            today={today}
            onShow={(shown) =>
              void setView({
                ...{ company: shown.company, ...toAddressPeriod(shown, today) },
                ...{ file: null, fileDay: null },
              })
            }
          />
          <FilesOfPeriod
            key={`${company} ${period.from} ${period.to} list`}
            company={company}
            period={period}
            view={view}
            onChange={(change) =>
              void setView(change, 'q' in change ? { history: 'replace' } : undefined)
            }
          />
        </>
      )}
    </PageFrame>
  )
}
