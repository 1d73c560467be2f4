/**
 * A loading page's heading, which is read out; `data-waiting` keeps the focus for the page's real heading.
 */
export const WaitingHeading = ({ children }: { children: string }) => (
  <div role="status" className="sr-only">
    <h1 data-waiting>{children}</h1>
  </div>
)
