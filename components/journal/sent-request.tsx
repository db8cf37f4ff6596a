import { useQuery } from '@tanstack/react-query'
import { JsonText } from '@/components/form/json-text'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getJournalEntryQuery } from '@/lib/features/journal/client/journal'
import { formatOrganizationNumber } from '@/lib/shared/references/organization-number'

/** The request of a write as it went out, read when it is asked for; what is sensitive is masked., and the end of a number
 * of an organization that may be a person’s. */
export function SentRequest({ idempotencyKey }: { idempotencyKey: string }) {
  const t = useT()
  const { data, error } = useQuery(getJournalEntryQuery(idempotencyKey))
  if (error && !data)
    return <FailureBlock failure={toFailure(error)} doing="read" variant="strip" />
  if (!data) return <Skeleton rows={3} columns={1} />
  if (!data.request) return <p className="text-xs text-ink-3">{t('journal.noRequest')}</p>
  const { method, path, body } = data.request
  const line = `${method} ${path}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={literal} tabIndex={0} aria-label={line}>
      <pre>
        {line}
        {body !== undefined && '\n\n'}
        {body !== undefined && <JsonText value={hideNumbers(body)} />}
      </pre>
    </section>
  )
}

const hideNumbers = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    /organizationNumber$/i.test(key) && typeof value === 'string'
      ? formatOrganizationNumber(value)
      : value,
  )

const literal =
  'max-h-80 w-full overflow-auto rounded-sm border border-line bg-sunken px-3 py-2 font-mono text-(length:--text-xs) leading-[19px] [tab-size:2] whitespace-pre'
