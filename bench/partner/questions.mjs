import { transactions } from '../servers/settings.mjs'

const newestFirst = { OrderBy: 'desc', SortableColId: 'RowId', PageSize: 100 }
const dayMs = 86_400_000
const dayBefore = (days) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
const days = (from, to) => ({
  FromDate: `${dayBefore(from)}T00:00:00Z`,
  ToDate: `${dayBefore(to)}T23:59:59Z`,
})
const numberAt = (share) => String(100_000 + Math.floor(transactions * share))

/** The question that has an aim. */
export const aimedQuestion = 'three companies, status, dates'

/**
 * What is asked, each question in four forms; the seed has RowIds from 1, invoice numbers from
 * 100000, companies 501 to 540, and 60 days.
 */
export const questions = [
  { name: 'newest first', bodies: Array(4).fill(newestFirst) },
  {
    name: aimedQuestion,
    bodies: [
      { CompanyIds: [501, 510, 520], Statuses: ['Failed', 'Pending'], ...days(30, 0) },
      { CompanyIds: [502, 515, 533], Statuses: ['Failed'], ...days(45, 10) },
      { CompanyIds: [503, 512, 540], Statuses: ['OK'], ...days(55, 20) },
      { CompanyIds: [504, 505, 528], Statuses: ['Pending'], ...days(14, 0) },
    ].map((body) => ({ ...body, ...newestFirst })),
  },
  {
    name: 'part of a name',
    bodies: ['kommun', 'hansen', 'elektro', 'tromsø'].map((Search) => ({
      SearchType: 'InvoiceeName',
      Search,
      ...newestFirst,
    })),
  },
  {
    name: 'deep page',
    bodies: [0.75, 0.5, 0.25, 0.1].map((share) => ({
      ...newestFirst,
      RowId: Math.floor(transactions * share),
    })),
  },
  {
    name: 'part of an invoice number',
    bodies: [0.13, 0.37, 0.61, 0.89].map((share) => ({
      SearchType: 'InvoiceNumber',
      Search: numberAt(share),
      ...newestFirst,
    })),
  },
]
