import { DataTable } from '@/components/data-grid/data-table'
import type { Column } from '@/components/data-grid/define-columns'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import type { NumberedPage } from '@/lib/client/lists/use-numbered-page'
import { useT } from '@/lib/client/translation'

/** The rows of a page of a list that goes by numbers, whatever became of reading it. */
export function NumberedRows<Row>({ page, columns, none, ...table }: NumberedRowsProps<Row>) {
  return (
    <>
      <ReadStates
        failure={page.failure}
        isHeld={page.isHeld}
        rows={12}
        columns={columns.length}
        onAgain={page.readAgain}
      />
      {page.isHeld && (
        <>
          <FilterNotice findings={page.findings} />
          <DataTable
            {...{ columns, ...table }}
            rows={page.rows}
            empty={!page.isBefore && <NoRows page={page} none={none} />}
          />
        </>
      )}
    </>
  )
}

type NumberedRowsProps<Row> = {
  page: NumberedPage<Row>
  label: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  hrefOf: (row: Row) => string | null
  currentKey?: string
  none: NoRowsTexts
}

type NoRowsTexts = {
  /** Of a list that nothing narrows. */
  all: { title: string; meaning: string }
  /** Of one that is narrowed: null where nothing is. */
  narrowed: { title: string; meaning: string; onClear?: () => void } | null
  firstHref: string
}

/** Why a list has no rows, and the narrowest way out. An answer without a list is no empty list. */
function NoRows({ page, none }: { page: Omit<NumberedPage<unknown>, 'rows'>; none: NoRowsTexts }) {
  const t = useT()
  if (page.isSilent)
    return (
      <StateBlock kind="silent" title={t('states.pages.silent')}>
        {t('states.pages.silentMeaning')}
      </StateBlock>
    )
  if (page.question.pageno > 1)
    return (
      <StateBlock
        kind="empty"
        title={t('states.pages.beyond')}
        steps={<ButtonLink href={none.firstHref}>{t('states.pages.first')}</ButtonLink>}
      >
        {t('states.pages.beyondMeaning')}
      </StateBlock>
    )
  const { title, meaning } = none.narrowed ?? none.all
  const onClear = none.narrowed?.onClear
  return (
    <StateBlock
      kind="empty"
      title={title}
      steps={onClear && <Button onClick={onClear}>{t('states.pages.clear')}</Button>}
    >
      {meaning}
    </StateBlock>
  )
}
