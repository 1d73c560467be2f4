import { Component, type ErrorInfo, type ReactNode } from 'react'
import { isMissingCode } from '#web/lib/missing-code.ts'
import { endStill } from '#web/lib/still.ts'
import { ErrorScreen } from './error-screen.tsx'
import { MissingPage } from './missing-page.tsx'

interface Props {
  children: ReactNode
  /** A value, such as the address, whose change clears the error. */
  resetOn?: string
}

interface State {
  failed: boolean
  /** True when a page's code could not be fetched, which is no error of the code itself. */
  missing: boolean
}

/**
 * Shows the generic error screen when rendering below it fails. React supports this only in class components.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, missing: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, missing: isMissingCode(error) }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    endStill()
    if (!isMissingCode(error)) console.error(error, info.componentStack)
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetOn !== this.props.resetOn) this.setState({ failed: false })
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    if (this.state.missing) return <MissingPage />
    return (
      <ErrorScreen
        onTryAgain={() => this.setState({ failed: false })}
        onRefresh={() => window.location.reload()}
      />
    )
  }
}
