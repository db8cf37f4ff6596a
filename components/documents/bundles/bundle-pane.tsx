import { useQuery } from '@tanstack/react-query'
import { Facts } from '@/components/form/facts'
import { RegistrationPane } from '@/components/registrations/public'
import { Link } from '@/components/ui/link'
import { PanelSection } from '@/components/ui/page-section'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { isDenied, toFailure } from '@/lib/client/operation-failed'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { getBundleQuery } from '@/lib/features/documents/client/bundles'
import { countUnlisted, listDocumentNos } from '@/lib/features/documents/domain/bundle-numbers'
import { formatDay } from '@/lib/shared/format/sent-time'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'

/** One bundle: when it went out, and the documents in it, each with the way to it. */
export function BundlePane({ clientNo, bundleId, onClose }: Props) {
  const t = useT()
  const { data, error, refetch } = useQuery(getBundleQuery(clientNo, bundleId))
  const failure = error && toFailure(error)
  const isGone = failure !== null && isDenied(failure)
  return (
    <RegistrationPane title={bundleId} copy={bundleId} of={bundleId} onClose={onClose}>
      {isGone ? (
        <StateBlock kind="empty" level={3} title={t('documents.bundles.gone')} />
      ) : (
        (failure || !data) && (
          <ReadStates
            failure={failure}
            isHeld={data !== undefined}
            rows={8}
            columns={2}
            onAgain={() => void refetch()}
          />
        )
      )}
      {data && !isGone && <BundleReading clientNo={clientNo} bundle={data} />}
    </RegistrationPane>
  )
}

type Props = { clientNo: string; bundleId: string; onClose: () => void }

function BundleReading({ clientNo, bundle }: ReadingProps) {
  const t = useT()
  const numbers = listDocumentNos(bundle)
  const unlisted = countUnlisted(bundle)
  return (
    <div className="px-6 max-narrow:px-4">
      <PanelSection title={t('documents.bundles.facts')}>
        <Facts
          items={[
            { label: t('documents.bundles.column.date'), value: formatDay(t, bundle.bundleDate) },
            {
              label: t('documents.bundles.column.count'),
              value: bundle.documentCount == null ? null : String(bundle.documentCount),
            },
          ]}
        />
      </PanelSection>
      <PanelSection title={t('documents.title')}>
        {numbers === null && <p className="text-ink-3">{t('documents.bundles.untold')}</p>}
        {numbers?.length === 0 && unlisted === 0 && (
          <p className="text-ink-3">{t('documents.bundles.noDocuments')}</p>
        )}
        <ul>
          {numbers?.map((number) => (
            <li key={number} className="py-1 wrap-anywhere">
              {hasIdentityNumber(number) ? (
                number
              ) : (
                <Link href={routes.ledgerDocument(clientNo, number)}>{number}</Link>
              )}
            </li>
          ))}
        </ul>
        {unlisted !== 0 && numbers !== null && (
          <p className="text-ink-3">
            {unlisted === null
              ? t('documents.bundles.maybeMore')
              : t('documents.bundles.more', { count: String(unlisted) })}
          </p>
        )}
      </PanelSection>
    </div>
  )
}

type ReadingProps = { clientNo: string; bundle: Answer<'getDocumentBundle'> }
