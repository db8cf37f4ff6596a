import type { UploadOutcome } from '@/lib/contracts/desk/receivables/uploads'
import type { Failure } from '@/lib/contracts/result'
import type { FileProblem } from '@/lib/features/stored-files/domain/check-file'
import { describeFailure } from '@/lib/shared/format/describe-failure'
import type { Translate } from '@/lib/shared/i18n/translate'
import { storedFiles } from './en'

type Described = {
  problem: FileProblem | 'unreadable' | null
  state:
    | { is: 'ready' | 'refused' | 'sending' }
    | { is: 'done'; outcome: UploadOutcome }
    | { is: 'failed'; failure: Failure }
}

type Words = { verdict: 'new' | 'run' | 'ok' | 'fail' | 'warn' | 'unknown'; words: string }

/** How a file of an upload stands, in a sentence. */
export function describeUpload(t: Translate, { problem, state }: Described, size: string): Words {
  if (problem) return refuse(t, problem, size)
  switch (state.is) {
    case 'done':
      return describeOutcome(t, state.outcome)
    case 'failed':
      return describeFailed(t, state.failure, size)
    case 'sending':
      return { verdict: 'run', words: t('storedFiles.state.sending') }
    default:
      return { verdict: 'new', words: t('storedFiles.state.ready') }
  }
}

const refuse = (t: Translate, problem: FileProblem | 'unreadable', size: string): Words => ({
  verdict: 'fail',
  words: t(`storedFiles.problem.${problem}`, { size }),
})

function describeOutcome(t: Translate, outcome: UploadOutcome): Words {
  switch (outcome.outcome) {
    case 'stored':
      return {
        verdict: 'ok',
        words: t(`storedFiles.state.${outcome.checked ? 'checked' : 'stored'}`),
      }
    case 'exists':
      return {
        verdict: 'warn',
        words: t(`storedFiles.state.${outcome.fileId === null ? 'mayExist' : 'exists'}`),
      }
    case 'rejected':
      return {
        verdict: 'fail',
        words: outcome.message
          ? t('storedFiles.state.rejected', { reason: outcome.message })
          : t('storedFiles.state.rejectedWithout'),
      }
    case 'untold':
      return { verdict: 'unknown', words: t('storedFiles.state.untold') }
  }
}

function describeFailed(t: Translate, failure: Failure, size: string): Words {
  if (failure.kind === 'unknown-outcome')
    return { verdict: 'unknown', words: t('storedFiles.state.unknown') }
  const problem = failure.code === 'file' ? failure.fields?.fileName : undefined
  if (problem && isProblem(problem)) return refuse(t, problem, size)
  const { title, meaning, reason, fields } = describeFailure(t, failure, 'write')
  const words = [`${title}.`, meaning, reason, ...fields].filter(Boolean).join(' ')
  return { verdict: 'fail', words }
}

const isProblem = (text: string): text is FileProblem => text in storedFiles.problem
