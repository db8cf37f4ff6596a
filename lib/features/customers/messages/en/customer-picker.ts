/** English texts of the box that finds a customer for a form. */
export const customerPicker = {
  title: 'Customer',
  find: 'Find a customer',
  hint: 'Name or number',
  clear: 'Clear search',
  found: 'Customers found',
  none: 'No customer matches. You can fill in the fields below.',
  noneAmong: 'None of them matches, and there may be more. You can fill in the fields below.',
  silent:
    'Customers couldn’t be searched, so matches aren’t known. You can fill in the fields below.',
  searchedHere: '%Service% ignored the search, so {count} customers were searched here.',
} as const
