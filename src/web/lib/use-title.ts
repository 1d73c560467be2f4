import { useEffect } from 'react'

/** Names the page in the browser's tab and history; without a title by the product's name and promise. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Larder` : 'Larder: Crave it. Cook it. Keep it.'
  }, [title])
}
