import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import type { CustomerImportState } from './use-customer-import'

/** Customers that stand in the file more than once, and which of their rows counts. */
export function DoubleCustomers({ page }: { page: CustomerImportState }) {
  const t = useT()
  const { review, doubles } = page
  if (doubles !== null)
    return (
      <StateBlock
        kind="done"
        variant="strip"
        title={t(`customerImport.doubles.chosen.${doubles}`)}
        steps={
          <Button size="sm" onClick={() => page.chooseDouble(null)}>
            {t('customerImport.doubles.change')}
          </Button>
        }
      />
    )
  const count = (review?.groups ?? [])
    .filter(({ why }) => why === 'double')
    .reduce((sum, { cases }) => sum + cases.length, 0)
  if (count === 0) return null
  return (
    <StateBlock
      kind="warned"
      variant="strip"
      title={t('customerImport.doubles.title', { count, rows: formatCount(count) })}
      steps={
        <>
          <Button size="sm" onClick={() => page.chooseDouble('first')}>
            {t('customerImport.doubles.first')}
          </Button>
          <Button size="sm" onClick={() => page.chooseDouble('last')}>
            {t('customerImport.doubles.last')}
          </Button>
        </>
      }
    >
      {t('customerImport.doubles.meaning')}
    </StateBlock>
  )
}
