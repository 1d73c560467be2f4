import { buttonLook } from '#web/ui/button-look.ts'

interface ErrorScreenProps {
  onTryAgain: () => void
  onRefresh: () => void
}

export const ErrorScreen = ({ onTryAgain, onRefresh }: ErrorScreenProps) => (
  <main className="page grid min-h-[70dvh] place-content-center justify-items-center gap-3 py-16 text-center">
    <h1 className="text-3xl">Something went wrong</h1>
    <p role="alert" className="max-w-md text-ink-soft">
      We encountered an unexpected error. Please try refreshing the page.
    </p>
    <div className="mt-3 flex flex-wrap justify-center gap-3">
      <button type="button" className={buttonLook()} onClick={onTryAgain}>
        Try Again
      </button>
      <button type="button" className={buttonLook({ variant: 'secondary' })} onClick={onRefresh}>
        Refresh Page
      </button>
    </div>
  </main>
)
