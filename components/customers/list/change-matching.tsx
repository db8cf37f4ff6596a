'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { handOverCustomers } from '@/lib/features/customer-import/client/public'
import { readMatchingCustomers } from '@/lib/features/customers/client/matching-customers'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'

/**
 * Takes all customers that the list's search finds to where many are changed at once. Their numbers
 * are read first; where they may not be all, the person is asked.
 */
export function ChangeMatching({ clientNo, search }: { clientNo: string; search: string }) {
  const t = useT()
  const router = useRouter()
  const [count, setCount] = useState(0)
  const run = useRef<AbortController>(null)
  useEffect(() => () => run.current?.abort(), [])

  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () => {
      run.current = new AbortController()
      return readMatchingCustomers(clientNo, search, run.current.signal, setCount)
    },
    onSuccess: ({ customerNos, isWhole }) => {
      if (isWhole && customerNos.length > 0) open(customerNos)
    },
  })
  function open(customerNos: readonly string[]) {
    handOverCustomers(
      t('customers.bulk.change.name', {
        count: customerNos.length,
        all: formatCount(customerNos.length),
      }),
      customerNos,
    )
    router.push(routes.customerImport(clientNo))
  }

  return (
    <>
      <Button
        size="sm"
        busy={isPending}
        busyLabel={t('customers.bulk.change.reading', { count: formatCount(count) })}
        onClick={() => {
          setCount(0)
          mutate()
        }}
      >
        {t(search === '' ? 'customers.bulk.change.all' : 'customers.bulk.change.matching')}
      </Button>
      {error && !run.current?.signal.aborted && (
        <div className="basis-full">
          <FailureBlock failure={toFailure(error)} doing="read" variant="strip" />
        </div>
      )}
      {data && !data.isWhole && (
        <div className="basis-full">
          <StateBlock
            kind="unknown"
            variant="strip"
            title={t('customers.bulk.change.some', {
              count: data.customerNos.length,
              all: formatCount(data.customerNos.length),
            })}
            steps={
              <>
                {data.customerNos.length > 0 && (
                  <Button size="sm" onClick={() => open(data.customerNos)}>
                    {t('customers.bulk.change.those')}
                  </Button>
                )}
                <Button size="sm" variant="quiet" onClick={reset}>
                  {t('customers.bulk.change.cancel')}
                </Button>
              </>
            }
          />
        </div>
      )}
    </>
  )
}
