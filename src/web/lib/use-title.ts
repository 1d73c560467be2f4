import { useEffect } from 'react'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'

/**
 * Sets the page's title in the browser's tab and history; without a title, the product's name and promise.
 */
export function useTitle(title?: string): void {
  const t = useWords(frameWords)
  useEffect(() => {
    document.title = title ? `${title} · Larder` : t.promise
  }, [title, t.promise])
}
