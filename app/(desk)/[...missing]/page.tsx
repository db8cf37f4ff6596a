import { notFound } from 'next/navigation'
import { titlePage } from '@/lib/composition/translation'

export const generateMetadata = titlePage('states.notFound.title')

/** Any address that no other page has: it says so within the desk. */
export default function MissingRoute() {
  notFound()
}
