'use client'

import { DraftNotKept } from '@/components/form/draft-not-kept'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import {
  type PostingsDraft,
  parsePostingsDraft,
  postingsDraftKey,
} from '@/lib/features/auto-postings/domain/postings-draft'
import { postingRowsMax } from '@/lib/features/auto-postings/domain/typed-postings'
import { type LeftDraft, useLeftDraft } from '@/lib/features/drafts/client/public'
import { ConfirmPostings } from './confirm-postings'
import { MethodField } from './method-field'
import { PostingRows } from './posting-rows'
import { SentPostings } from './sent-postings'
import { usePostingPage } from './use-posting-page'
import { ValidationResult } from './validation-result'

/**
 * Several postings that are booked together, or not at all: typed, validated, confirmed, sent. It
 * begins with what was typed before and not sent.
 */
export function PostingsPage({ clientNo, userName }: { clientNo: string; userName: string }) {
  const left = useLeftDraft(clientNo, postingsDraftKey)
  if (!left) return <Skeleton rows={6} columns={6} variant="lines" />
  return (
    <PostingsForm
      {...{ clientNo, userName }}
      kept={parsePostingsDraft(left.content)}
      unread={left.unread}
    />
  )
}

type FormProps = {
  clientNo: string
  userName: string
  kept: PostingsDraft | null
  unread: LeftDraft['unread']
}

function PostingsForm({ clientNo, userName, kept, unread }: FormProps) {
  const t = useT()
  const page = usePostingPage({ clientNo, userName, kept, unread })
  return (
    <PageFrame
      crumbs={[{ label: t('autoPostings.area') }, { label: t('autoPostings.title') }]}
      title={t('autoPostings.title')}
      facts={[{ label: t('autoPostings.intro') }]}
    >
      {page.sent ? (
        <SentPostings clientNo={clientNo} sent={page.sent} onGoOn={page.goOn} />
      ) : (
        <>
          {page.draft.isRestored && (
            <StateBlock
              variant="strip"
              kind="empty"
              title={t('autoPostings.draft')}
              steps={
                <Button size="sm" onClick={page.discard}>
                  {t('form.discard')}
                </Button>
              }
            >
              {t('autoPostings.draftMeaning')}
            </StateBlock>
          )}
          <DraftNotKept failure={page.draft.failure} />
          <div className="max-w-120 px-6 pb-2 max-narrow:px-4">
            <MethodField
              clientNo={clientNo}
              method={page.method}
              isTried={page.isTried}
              onChoose={page.chooseMethod}
            />
          </div>
          <PostingRows
            rows={page.rows}
            ends={page.ends}
            isTried={page.isTried}
            onChange={page.changeRow}
            onRemove={page.removeRow}
          />
          <div className="flex flex-wrap items-center gap-2 px-6 py-3 max-narrow:px-4">
            <Button
              aria-disabled={page.rows.length >= postingRowsMax || undefined}
              onClick={() => page.rows.length < postingRowsMax && page.addRow()}
            >
              {t('autoPostings.addRow')}
            </Button>
            <Button
              variant={page.isValid ? undefined : 'primary'}
              busy={page.isValidating}
              busyLabel={t('autoPostings.validating')}
              onClick={page.validate}
            >
              {t('autoPostings.validate')}
            </Button>
            {page.isValid && (
              <Button variant="primary" aria-haspopup="dialog" onClick={() => page.ask(true)}>
                {t('autoPostings.post', { count: page.rows.length })}
              </Button>
            )}
          </div>
          <ValidationResult ends={page.ends} failure={page.failure} />
          {page.isAsked && page.complete && (
            <ConfirmPostings
              clientNo={clientNo}
              rows={page.complete}
              method={page.method.trim()}
              isPosting={page.isPosting}
              onPost={page.post}
              onClose={() => page.ask(false)}
            />
          )}
        </>
      )}
    </PageFrame>
  )
}
