'use client'

import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'

/**
 * A bug of the desk, or its store is away. The text stays on the server; the digest finds it in the
 * log. Trying again asks the server again.
 */
export default function DeskError({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  const t = useT()
  return (
    <PageFrame crumbs={[{ label: t('states.read.broken.title') }]} title={t('session.product')}>
      <StateBlock
        kind="failed"
        title={t('states.read.broken.title')}
        raw={error.digest}
        steps={<Button onClick={() => retry()}>{t('states.tryAgain')}</Button>}
      >
        {t('states.read.broken.meaning')}
      </StateBlock>
    </PageFrame>
  )
}
