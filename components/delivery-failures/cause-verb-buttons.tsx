import { Button } from '@/components/ui/button'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { Kbd } from '@/components/ui/kbd'
import { ButtonLink } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { toFailedRowsQueryString } from '@/lib/features/delivery-failures/client/failures-view'
import type { NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import { listMarks } from '@/lib/features/delivery-failures/domain/failure-rows'
import { routes } from '@/lib/shared/routes'
import { AssignCauses } from './assign-causes'
import { useFailuresPlace } from './failures-context'
import type { CauseVerbs } from './use-cause-verbs'

type Props = {
  rows: readonly NamedRow[]
  verbs: CauseVerbs
  hasOwners: boolean
  onDone: () => void
}

/** What may be done with ticked causes: each verb with how many of them admit it. */
export function CauseVerbButtons({ rows, verbs, hasOwners, onDone }: Props) {
  const t = useT()
  const { question } = useFailuresPlace()
  const able = rows.filter(({ row }) => listMarks(row).length > 0)
  const free = hasOwners ? rows.filter(({ owner }) => owner === null) : []
  function act(verb: 'markHandled' | 'take', meant: readonly NamedRow[]) {
    void verbs[verb](meant)
    onDone()
  }
  const mark = () => act('markHandled', able)
  const take = () => act('take', free)
  useLetterKey('e', mark, able.length > 0)
  useLetterKey('c', take, free.length > 0)
  const companyIds = rows.flatMap(({ row }) => row.companies.map(({ companyId }) => companyId))
  const companies = [...new Set(companyIds)]
  return (
    <>
      {able.length > 0 && (
        <Button size="sm" aria-keyshortcuts="e" onClick={mark}>
          {t('deliveryFailures.markCount', { count: able.length })} <Kbd>E</Kbd>
        </Button>
      )}
      {free.length > 0 && (
        <Button size="sm" aria-keyshortcuts="c" onClick={take}>
          {t('deliveryFailures.takeCount', { count: free.length })} <Kbd>C</Kbd>
        </Button>
      )}
      {hasOwners && <AssignCauses rows={rows} verbs={verbs} onDone={onDone} />}
      {companies.length > 0 && (
        <ButtonLink
          size="sm"
          title={t('deliveryFailures.opened.rows', { count: companies.length })}
          href={routes.partnerSearch(toFailedRowsQueryString(question, companies))}
        >
          {t('deliveryFailures.export')}
        </ButtonLink>
      )}
    </>
  )
}
