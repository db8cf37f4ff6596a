/** English texts of the box that finds a customer for a form. */
export const customerPicker = {
  title: 'Customer',
  find: 'Find a customer',
  hint: 'Name or number',
  clear: 'Clear search',
  found: 'Customers found',
  none: 'No customer matches. You can fill in the fields below.',
} as const
