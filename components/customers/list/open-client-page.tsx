'use client'

import { useRouter } from 'next/navigation'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'

/** The way in for a person whose token names no clients: by number, and the upstream decides. */
export function OpenClientPage() {
  const t = useT()
  const router = useRouter()
  return (
    <PageFrame crumbs={[{ label: t('customers.open') }]} title={t('customers.open')}>
      <form
        className="px-6 pt-2 pb-6 max-narrow:px-4 max-w-96"
        action={(typed) => {
          const clientNo = String(typed.get('clientNo')).trim()
          if (clientNo) router.push(routes.customers(clientNo))
        }}
      >
        <p className="pb-3 text-ink-2">{t('customers.openLead')}</p>
        <Field label={t('customers.openNumber')}>
          {(control) => (
            <TextInput
              {...control}
              name="clientNo"
              inputMode="numeric"
              pattern="\d{1,12}"
              required
            />
          )}
        </Field>
        <div className="pt-3">
          <Button variant="primary" type="submit">
            {t('customers.openGo')}
          </Button>
        </div>
      </form>
    </PageFrame>
  )
}
