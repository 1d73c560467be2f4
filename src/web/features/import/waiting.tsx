import { Spinner } from '#web/ui/spinner.tsx'

/** Stands where something is about to be. */
export const Waiting = () => (
  <div role="status" className="flex justify-center py-12 text-accent">
    <Spinner />
    <span className="sr-only">Loading</span>
  </div>
)
