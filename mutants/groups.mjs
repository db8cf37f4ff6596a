/**
 * The modules in which a fault would cost money, tell what is not true or open a right, and the
 * tests that must notice it. A test may notice faults of several groups. Tests that only an
 * end-to-end run has are not among them. `store: 'none'`: none of its tests opens a store.
 */
export const groups = {
  batches: {
    store: 'none',
    mutate: [
      'lib/features/batches/domain/search-batches.ts',
      'lib/shared/batch-rows/{match-batch-rows,resend-rules,row-results,sent-rows}.ts',
      'lib/shared/references/source-id.ts',
    ],
    tests: [
      'lib/features/batches/domain/search-batches.test.ts',
      'lib/shared/batch-rows/{match-batch-rows,resend-rules,row-results,row-results.property,sent-rows}.test.ts',
      'lib/shared/references/source-id.test.ts',
    ],
  },
  'outcome-checks': {
    mutate: [
      'lib/features/batches/server/{find-among-invoices,find-lost-batch}.ts',
      'lib/features/journal/server/check-outcome.ts',
    ],
    tests: [
      'lib/features/adjustments/server/submit-adjustments-lost.test.ts',
      'lib/features/batches/server/find-lost-batch.test.ts',
      'lib/features/collection-cases/server/decide.test.ts',
      'lib/features/customers/server/{create-customer,delete-customer}.test.ts',
      'lib/features/journal/server/{check-outcome,check-outcome-unread,record-outcome}.test.ts',
    ],
  },
  adjustments: {
    mutate: [
      'lib/features/adjustments/server/submit-adjustments.ts',
      'lib/features/invoice-registration/server/create-collection-invoices.ts',
      'lib/features/journal/server/record-outcome.ts',
    ],
    tests: [
      'lib/features/adjustments/server/{submit-adjustments,submit-adjustments-interleavings,submit-adjustments-lost,submit-adjustments-refused}.test.ts',
      'lib/features/invoice-registration/server/create-collection-invoices.test.ts',
      'lib/features/journal/server/record-outcome.test.ts',
    ],
  },
  saves: {
    store: 'none',
    mutate: [
      'lib/features/collection-cases/domain/decision-outcome.ts',
      'lib/features/customers/domain/{address-group,field-comparison,merge-customer,write-evaluation}.ts',
    ],
    tests: [
      'lib/features/collection-cases/domain/decision-outcome.test.ts',
      'lib/features/customers/domain/{address-group,field-comparison,merge-customer,write-evaluation}.test.ts',
    ],
  },
  receivables: {
    store: 'none',
    mutate: [
      'lib/features/actions/domain/followed-actions.ts',
      'lib/features/ar-items/domain/{credit-note,settled}.ts',
      'lib/features/auto-postings/domain/{lowered-items,posting-ends,typed-postings}.ts',
      'lib/features/payment-reservations/domain/typed-reservation.ts',
      'lib/features/stored-files/domain/{check-content,check-file,check-name,file-rules,read-upload,same-file}.ts',
    ],
    tests: [
      'lib/features/actions/domain/followed-actions.test.ts',
      'lib/features/ar-items/domain/{credit-note,settled}.test.ts',
      'lib/features/auto-postings/domain/{lowered-items,posting-ends,typed-postings}.test.ts',
      'lib/features/payment-reservations/domain/typed-reservation.test.ts',
      'lib/features/stored-files/domain/{check-file,file-rules,read-upload,same-file}.test.ts',
    ],
  },
  ledgers: {
    store: 'none',
    mutate: [
      'lib/features/claim-breakdown/domain/{break-down-claims,fee-limits,group-by-invoice,interest-periods}.ts',
      'lib/features/ledger/domain/{aging-intervals,aging-totals,compare-aging,compare-ledgers,compare-movements,open-amounts,sum-voucher}.ts',
    ],
    tests: [
      'lib/features/claim-breakdown/domain/{break-down-claims,group-by-invoice,interest-periods}.test.ts',
      'lib/features/ledger/domain/{aging-intervals,compare-aging,compare-ledgers,compare-movements,sums}.test.ts',
    ],
  },
  money: {
    store: 'none',
    mutate: [
      'lib/features/collection-invoices/domain/{amount-steps,claim-arithmetic}.ts',
      'lib/shared/numbers/{money,number-input}.ts',
    ],
    tests: [
      'lib/features/collection-invoices/domain/{amount-steps,claim-arithmetic,claim-parts}.test.ts',
      'lib/shared/numbers/{money,number-input}.test.ts',
    ],
  },
  stops: {
    store: 'none',
    mutate: ['lib/features/customers/domain/stops.ts', 'lib/shared/dates/calendar-date.ts'],
    tests: [
      'lib/features/collection-cases/domain/legal-days.test.ts',
      'lib/features/customers/domain/stops.test.ts',
      'lib/shared/dates/{calendar-date,whole-days}.test.ts',
      'lib/shared/format/sent-time.test.ts',
    ],
  },
  journal: {
    mutate: [
      'lib/platform/journal/{batch-filter,erase-journal,field-outcomes,note-findings,read-journal,sealed-payload,sent-batches,write-journal}.ts',
    ],
    tests: [
      'lib/commands/maintenance/{erase-subject,reseal,subject}.test.ts',
      'lib/platform/gateway/{execute-once,execute-once-rules,outcomes,previous-outcome}.test.ts',
      'lib/platform/journal/{claims,erase-journal,field-outcomes,journal-entry,read-journal,sealed-payload,sent-batches,visible-rows,write-journal}.test.ts',
    ],
  },
  writes: {
    mutate: ['lib/platform/gateway/execute-once.ts'],
    tests: [
      'lib/features/adjustments/server/submit-adjustments-lost.test.ts',
      'lib/platform/gateway/{execute-once,execute-once-rules,outcomes,previous-outcome}.test.ts',
    ],
  },
  rights: {
    store: 'none',
    mutate: ['lib/platform/gateway/{masking,may-read,rights}.ts', 'lib/platform/session/origin.ts'],
    tests: [
      'lib/platform/gateway/{masking,may-read,rights}.test.ts',
      'lib/platform/session/origin.test.ts',
    ],
  },
  gateway: {
    mutate: ['lib/platform/gateway/{execute-operation,pauses,previous-outcome}.ts'],
    tests: [
      'lib/platform/gateway/{background-reads,companies,execute-operation,execute-operation-for-person,organizations,outcomes,pauses,previous-outcome,rate-limit,request-invoice-status,rows-of-others,shared-poll}.test.ts',
      'lib/platform/http/handle-read-request.test.ts',
    ],
  },
  secrets: {
    store: 'none',
    mutate: ['lib/platform/database/sealed.ts', 'lib/platform/session/token-claims.ts'],
    tests: ['lib/platform/database/sealed.test.ts', 'lib/platform/session/token-claims.test.ts'],
  },
  sessions: {
    mutate: ['lib/platform/session/{refresh,session-cache,throttle,vault}.ts'],
    tests: ['lib/platform/session/{refresh-rules,session-cache,throttle,vault-rules}.test.ts'],
  },
  pages: {
    store: 'none',
    mutate: [
      'lib/features/exports/domain/export-page.ts',
      'lib/features/exports/server/store/{row-numbers,seen-numbers}.ts',
    ],
    tests: [
      'lib/features/exports/domain/export-page.test.ts',
      'lib/features/exports/server/store/{row-numbers,seen-numbers}.test.ts',
    ],
  },
  exports: {
    mutate: ['lib/features/exports/server/store/{export-chunks,export-rows}.ts'],
    tests: [
      'lib/features/exports/server/{export-runner,export-runner-broken,export-runner-of-a-person}.test.ts',
      'lib/features/exports/server/store/{export-chunks,export-rows,export-text}.test.ts',
    ],
  },
  webhooks: {
    store: 'none',
    mutate: ['lib/platform/events/{signature,webhook-event}.ts'],
    tests: ['lib/platform/events/{signature,webhook-event}.test.ts'],
  },
  answers: {
    store: 'none',
    mutate: ['lib/platform/upstream/{answer,resilience}.ts'],
    tests: ['lib/platform/upstream/{answer,odd-answers,resilience,stated-outcome}.test.ts'],
  },
  sentences: {
    store: 'none',
    mutate: [
      'lib/features/invoice-tracking/domain/{invoice-status-summary,link-candidates,link-rules,next-step,status-summary-table,timeline}.ts',
    ],
    tests: [
      'lib/features/invoice-tracking/domain/{invoice-status-summary,link-candidates,manual-links,next-step,timeline,timeline-of-random-stories}.test.ts',
    ],
  },
  causes: {
    store: 'none',
    mutate: [
      'lib/features/delivery-failures/domain/failure-causes.ts',
      'lib/features/delivery-failures/domain/causes/{cause,wording-matcher}.ts',
    ],
    tests: [
      'lib/features/delivery-failures/domain/failure-causes.test.ts',
      'lib/features/delivery-failures/domain/causes/wording-matcher.test.ts',
      'tests/failure-causes.property.test.ts',
    ],
  },
  today: {
    store: 'none',
    mutate: [
      'lib/features/today/client/{count-work,kept-work-counts,read-work-when-idle,work}.ts',
      'lib/features/today/domain/{find-holding,record-work,waiting-lines,work-line,work-marks,work-order}.ts',
      'lib/features/today/server/sources/amount-lines.ts',
    ],
    tests: [
      'lib/features/today/client/{count-work,kept-work-counts,read-work-when-idle,work}.test.ts',
      'lib/features/today/domain/{find-holding,record-work,waiting-lines,work-line,work-order}.test.ts',
      'lib/features/today/server/sources/amount-lines.test.ts',
    ],
  },
  'work-sources': {
    mutate: [
      'lib/features/today/server/{read-pages,work-reader}.ts',
      'lib/features/today/server/sources/{amounts,webhooks}.ts',
    ],
    tests: [
      'lib/features/today/server/list-work.test.ts',
      'lib/features/today/server/sources/*.test.ts',
    ],
  },
  'import-looks': {
    mutate: [
      'lib/features/bulk-actions/server/read-ahead.ts',
      'lib/features/customer-import/server/{find-changed-addresses,send-customer-batch}.ts',
    ],
    tests: ['lib/features/bulk-actions/server/{customer-import,import-erasure,read-ahead}.test.ts'],
  },
  'packed-files': {
    store: 'none',
    mutate: ['lib/client/files/packed-records.ts'],
    tests: ['lib/client/files/packed-records.test.ts'],
  },
  'work-marks': {
    mutate: ['lib/features/today/server/{work-handlers,work-marks}.ts'],
    tests: ['lib/features/today/server/{mark-work,work-marks}.test.ts'],
  },
  views: {
    store: 'none',
    mutate: ['lib/features/saved-views/domain/{view-changes,view-place}.ts'],
    tests: ['lib/features/saved-views/domain/{view-changes,view-place}.test.ts'],
  },
}
