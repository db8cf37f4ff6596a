'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Moment } from '@/components/ui/moment'
import { Strip, StripText } from '@/components/ui/states/strip'
import { useT } from '@/lib/client/translation'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { isSameQuery } from '@/lib/shared/view-query'

/**
 * Says of a list that was opened by somebody's link as they saw it that its filters are of then and
 * its rows of now, until other filters are chosen. An address that tells no moment says nothing.
 */
export function SeenThen() {
  const seen = useSearchParams().get('seen')
  return seen !== null && isMinute(seen) && <SeenStrip seen={seen} />
}

function SeenStrip({ seen }: { seen: string }) {
  const t = useT()
  const router = useRouter()
  const params = useSearchParams()
  const [linked] = useState(() => params.toString())
  const rest = new URLSearchParams(params)
  rest.delete('seen')
  const href = `?${rest}`
  const isChanged = !isSameQuery(params.toString(), linked)
  useEffect(() => {
    if (isChanged) router.replace(href, { scroll: false })
  }, [isChanged, href, router])

  if (isChanged) return null
  return (
    <Strip role="note">
      <StripText>
        <b>
          {t('layout.seenThen')} <Moment instant={seen} format={formatDateTime} />.
        </b>{' '}
        {t('layout.seenThenMeaning')}
      </StripText>
      <Button size="sm" variant="quiet" onClick={() => router.replace(href, { scroll: false })}>
        {t('layout.seenThenClose')}
      </Button>
    </Strip>
  )
}

const isMinute = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text) && !Number.isNaN(Date.parse(text))
