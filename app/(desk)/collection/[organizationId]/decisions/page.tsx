import { redirect } from 'next/navigation'
import { readParts, routes, toQuery } from '@/lib/shared/routes'

/** The cases that need an answer had a page of their own; links and saved views still lead here. */
export default async function DecisionsRoute({
  params,
  searchParams,
}: PageProps<'/collection/[organizationId]/decisions'>) {
  const { organizationId } = await readParts(params)
  const query = toQuery(await searchParams)
  redirect(routes.cases(organizationId, query.toString()))
}
