import { useQuery } from '@tanstack/react-query'
import { RegistrationPane } from '@/components/registrations/public'
import { ButtonLink, Link } from '@/components/ui/link'
import { PanelSection } from '@/components/ui/page-section'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { isDenied, toFailure } from '@/lib/client/operation-failed'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { toFileSearchQuery } from '@/lib/features/bundles/client/file-query'
import { type Bundle, getFileInvoicesQuery } from '@/lib/features/bundles/client/files'
import {
  chooseDay,
  countFile,
  filterByDay,
  getOutcome,
} from '@/lib/features/bundles/domain/file-invoices'
import { listedMax, toCount } from '@/lib/features/bundles/domain/period-verdict'
import { formatWallTime } from '@/lib/shared/format/sent-time'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { routes } from '@/lib/shared/routes'
import { describeCounts } from './period-verdict'

/** How many invoices that were not sent are named. */
const namedMax = 20

/** One file: what became of each of its invoices, and whether the counts agree. */
export function FilePane({ company, fileName, day, bundle, onClose }: Props) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    ...getFileInvoicesQuery(company, fileName),
    staleTime: 0,
  })
  const query = toFileSearchQuery(fileName, company)
  const isGone = error !== null && isDenied(toFailure(error))
  return (
    <RegistrationPane
      title={fileName}
      of={`${fileName} ${day}`}
      onClose={onClose}
      actions={
        query && (
          <ButtonLink size="sm" href={routes.partnerSearch(query)}>
            {t('bundles.inSearch')}
          </ButtonLink>
        )
      }
    >
      {bundle?.ReceivedTime && (
        <p className="px-6 text-ink-2 max-narrow:px-4">
          {t('bundles.column.received')} {formatWallTime(t, bundle.ReceivedTime)}
        </p>
      )}
      {isGone ? (
        <StateBlock kind="empty" level={3} title={t('bundles.pane.gone')}>
          {t('bundles.pane.goneMeaning')}
        </StateBlock>
      ) : (
        (error !== null || !data) && (
          <ReadStates
            failure={error && toFailure(error)}
            isHeld={data !== undefined}
            rows={6}
            columns={2}
            onAgain={() => void refetch()}
          />
        )
      )}
      {data && !isGone && <FileReading {...{ company, fileName, day, bundle }} rows={data} />}
    </RegistrationPane>
  )
}

type Props = {
  company: number
  fileName: string
  /** The day on which it came; null where it is not known. */
  day: string | null
  /** As the list has it, where it does. */
  bundle: Bundle | undefined
  onClose: () => void
}

function FileReading({ company, fileName, day, bundle, rows }: ReadingProps) {
  const t = useT()
  const { fitting, findings } = verifyFilters(
    'listInvoicesByFilename',
    { Filename: fileName, CompanyId: company },
    rows,
  )
  const [inFile, failedInFile] = [toCount(bundle?.Invoices), toCount(bundle?.Failed)]
  const isCut = rows.length >= listedMax
  const countedDay = isCut ? day : chooseDay(fitting, day, inFile)
  const { counts, found, otherDays, undated } = countFile(fitting, countedDay)
  const failed = filterByDay(fitting, countedDay).filter((row) => getOutcome(row) === 'failed')
  return (
    <>
      <FilterNotice findings={findings} />
      {isCut && (
        <StateBlock
          variant="strip"
          kind="warned"
          title={t('bundles.pane.cut', { count: listedMax })}
        />
      )}
      {!isCut && inFile !== null && inFile !== found && (
        <StateBlock
          variant="strip"
          kind="warned"
          title={t('bundles.pane.disagree', { file: inFile, found })}
        />
      )}
      {!isCut && failedInFile !== null && failedInFile !== counts.failed && (
        <StateBlock
          variant="strip"
          kind="warned"
          title={t('bundles.pane.disagreeFailed', { file: failedInFile, found: counts.failed })}
        />
      )}
      <div className="px-6 max-narrow:px-4">
        <PanelSection title={t('bundles.pane.counts')}>
          <p>
            {t('bundles.received', { count: found })}: {describeCounts(t, counts)}.
          </p>
          {otherDays > 0 && <p className="text-ink-3">{t('bundles.pane.otherDays')}</p>}
          {undated > 0 && <p className="text-ink-3">{t('bundles.pane.undated')}</p>}
        </PanelSection>
        {failed.length > 0 && (
          <PanelSection title={t('bundles.pane.failures')}>
            <ul>
              {failed.slice(0, namedMax).map((row) => (
                <li
                  key={String(row.TransactionRid ?? row.RowId)}
                  className="border-b border-line py-1.5 wrap-anywhere"
                >
                  {row.InvoiceNumber ? (
                    <Link
                      className="underline"
                      href={routes.invoiceByNumber(row.InvoiceNumber, company)}
                    >
                      {row.InvoiceNumber}
                    </Link>
                  ) : (
                    t('bundles.unnamed')
                  )}{' '}
                  {row.InvoiceeName}
                  <span className="block text-xs text-ink-2">{row.LogText}</span>
                </li>
              ))}
            </ul>
            {failed.length > namedMax && (
              <p className="pt-1.5 text-ink-3">
                {t('bundles.pane.moreFailures', { count: failed.length - namedMax })}
              </p>
            )}
          </PanelSection>
        )}
      </div>
    </>
  )
}

type ReadingProps = Omit<Props, 'onClose'> & { rows: Answer<'listInvoicesByFilename'> }
