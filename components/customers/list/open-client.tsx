'use client'

import { useRouter } from 'next/navigation'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'

/** The way in for a person whose token names no clients: by number, and the upstream decides. */
export function OpenClient() {
  const t = useT()
  const router = useRouter()
  return (
    <section className="max-w-96 px-6 pt-5 pb-6 max-narrow:px-4" aria-labelledby="open-client">
      <h2 id="open-client" className="text-md font-semibold">
        {t('customers.open')}
      </h2>
      <form
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
    </section>
  )
}
