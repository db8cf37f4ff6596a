/** The heading of a part of the page, with a note beside it. */
export const RegistrationHeading = ({ title, note }: { title: string; note: string }) => (
  <h2 className="px-6 pt-4 pb-1 max-narrow:px-4">
    {title} <small className="ml-1.5 text-xs/5 font-normal text-ink-3">{note}</small>
  </h2>
)
