'use client'

import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/state-block'
import { t } from '@/lib/format/translate'

/** A bug of the desk. Its text stays on the server; the digest finds it in the log. */
export default function DeskError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <PageFrame crumbs={[{ label: t('states.read.broken.title') }]} title={t('session.product')}>
      <StateBlock
        kind="failed"
        title={t('states.read.broken.title')}
        raw={error.digest}
        steps={<Button onClick={reset}>{t('states.tryAgain')}</Button>}
      >
        {t('states.read.broken.meaning')}
      </StateBlock>
    </PageFrame>
  )
}
