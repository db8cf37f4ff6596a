import { redirect } from 'next/navigation'
import { routes } from '@/lib/shared/routes'

/** Where pasted references were once: an address that people have kept. */
export default function OldReferencesRoute() {
  redirect(routes.invoices())
}
