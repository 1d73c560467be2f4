/** The heading of a page that is on its way, read out; the focus waits for the page's own (`data-waiting`). */
export const WaitingHeading = ({ children }: { children: string }) => (
  <div role="status" className="sr-only">
    <h1 data-waiting>{children}</h1>
  </div>
)
