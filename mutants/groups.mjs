/**
 * The modules in which a fault would cost money, tell what is not true or open a right, and the tests that must notice it. A test may notice faults of several
 * groups. Tests that only an end-to-end run has are not among them. `store: 'none'`: none of its tests opens a store.
 */
export const groups = {
  batches: {
    store: 'none',
    mutate: ['lib/domain/{batch-fates,match-batch-rows,resend-rules,search-batches,sent-rows,source-id}.ts'],
    tests: ['lib/domain/{batch-*,match-batch-rows,resend-rules,search-batches,sent-rows,source-id}.test.ts'],
  },
  looks: {
    mutate: ['lib/workflows/look-*.ts'],
    tests: ['lib/workflows/{look-*,submit-postings-lost,record-outcome,create-customer,delete-customer,decide}.test.ts'],
  },
  postings: {
    mutate: ['lib/workflows/{submit-postings,create-invoices,record-outcome}.ts'],
    tests: ['lib/workflows/{submit-postings*,create-invoices,record-outcome}.test.ts'],
  },
  saves: {
    store: 'none',
    mutate: ['lib/domain/{written-outcome,field-standing,decision-outcome,address-group,merge-customer}.ts'],
    tests: ['lib/domain/{written-outcome,field-standing,decision-outcome,address-group,merge-customer}.test.ts'],
  },
  money: {
    store: 'none',
    mutate: ['lib/domain/money.ts', 'lib/domain/amount-*.ts', 'lib/domain/claim-arithmetic.ts', 'lib/domain/typed-number.ts'],
    tests: ['lib/domain/{money,amount-*,claim-*,typed-number}.test.ts'],
  },
  stops: {
    store: 'none',
    mutate: ['lib/domain/{stops,calendar-date}.ts'],
    tests: ['lib/domain/{stops,calendar-date,legal-days,whole-days}.test.ts', 'lib/format/day-words.test.ts'],
  },
  journal: {
    mutate: ['lib/journal/*.ts'],
    tests: ['lib/journal/*.test.ts', 'lib/maintenance/{reseal,subject,erase-subject}.test.ts', 'lib/gateway/{journalled*,outcomes,recall}.test.ts'],
  },
  writes: {
    mutate: ['lib/gateway/journalled.ts'],
    tests: ['lib/gateway/{journalled*,outcomes,recall}.test.ts', 'lib/workflows/submit-postings-lost.test.ts'],
  },
  rights: {
    store: 'none',
    mutate: ['lib/gateway/{rights,origin,masking,may-read}.ts'],
    tests: ['lib/gateway/{rights,origin,masking,may-read}.test.ts'],
  },
  doors: {
    mutate: ['lib/gateway/{perform,pauses,recall}.ts'],
    tests: [
      'lib/gateway/{perform*,answer-read,pauses,recall,ask-status,asked-by-itself,companies,organizations,outcomes,pace,rows-of-others,shared-poll}.test.ts',
    ],
  },
  secrets: {
    store: 'none',
    mutate: ['lib/database/sealed.ts', 'lib/session/claims.ts'],
    tests: ['lib/database/sealed.test.ts', 'lib/session/claims.test.ts'],
  },
  sessions: {
    mutate: ['lib/session/{refresh,vault,throttle,memory}.ts'],
    tests: ['lib/session/{refresh-rules,vault-rules,throttle,memory}.test.ts'],
  },
  pages: {
    store: 'none',
    mutate: ['lib/domain/export-page.ts', 'lib/exports/{row-numbers,seen-numbers}.ts'],
    tests: ['lib/domain/export-page.test.ts', 'lib/exports/{row-numbers,seen-numbers}.test.ts'],
  },
  exports: {
    mutate: ['lib/exports/{export-rows,export-chunks}.ts'],
    tests: ['lib/exports/export-*.test.ts', 'lib/workflows/export-walk*.test.ts'],
  },
  webhooks: {
    store: 'none',
    mutate: ['lib/events/{signature,event-of-webhook}.ts'],
    tests: ['lib/events/{signature,event-of-webhook}.test.ts'],
  },
  answers: {
    store: 'none',
    mutate: ['lib/upstream/{answer,resilience}.ts'],
    tests: ['lib/upstream/{answer,odd-answers,answered-word,resilience}.test.ts'],
  },
  sentences: {
    store: 'none',
    mutate: ['lib/domain/where/{invoice-sentence,sentence-table,timeline,joins,join-rules,next-with-money}.ts'],
    tests: ['lib/domain/where/{invoice-sentence,timeline,timeline-of-random-stories,joins,by-hand,next-with-money}.test.ts'],
  },
  causes: {
    store: 'none',
    mutate: ['lib/domain/causes/{cause,wordings}.ts', 'lib/domain/failure-causes.ts'],
    tests: ['lib/domain/causes/*.test.ts', 'lib/domain/failure-causes.test.ts', 'tests/failure-causes.property.test.ts'],
  },
}
