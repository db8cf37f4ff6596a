import { Tabs } from '@/components/layout/tabs'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { documentRoutes } from '@/lib/features/invoice-sending/domain/typed-document'
import { routes } from '@/lib/shared/routes'

/** The three forms, and the way from a file. */
export const sendTabs = [...documentRoutes, 'file'] as const
type SendTab = (typeof sendTabs)[number]

/** The ways to send a document. */
export function SendTabs({ current }: { current: SendTab }) {
  const t = useT()
  return (
    <Tabs aria-label={t('invoiceSending.routes')}>
      {sendTabs.map((each) => (
        <Link
          key={each}
          data-leaves=""
          href={routes.send(each === 'business' ? '' : `to=${each}`)}
          aria-current={current === each ? 'page' : undefined}
        >
          {each === 'file' ? t('invoiceSending.fromFile') : t(`invoiceSending.route.${each}`)}
        </Link>
      ))}
    </Tabs>
  )
}
