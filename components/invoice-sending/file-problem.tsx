import { StateBlock } from '@/components/ui/states/state-block'
import type { UblReading } from '@/lib/client/files/ubl/ubl-result'
import { useT } from '@/lib/client/translation'
import type { Translate } from '@/lib/shared/i18n/translate'

type Unread = Extract<UblReading, { ok: false }>

/** Why a file is not read. */
export function FileProblem({ problem }: { problem: Unread }) {
  const t = useT()
  return (
    <StateBlock
      kind="failed"
      title={t('invoiceSending.file.refused')}
      raw={problem.problem === 'notUbl' ? problem.root : undefined}
    >
      {describeFileProblem(t, problem)}
    </StateBlock>
  )
}

/** The same in a sentence. */
export const describeFileProblem = (t: Translate, problem: Unread): string =>
  t(`invoiceSending.file.problem.${problem.problem}`, {
    most: 'most' in problem ? String(problem.most) : '',
    line: 'line' in problem ? String(problem.line) : '',
    path: 'path' in problem ? problem.path : '',
    named: 'named' in problem ? problem.named : '',
  })
