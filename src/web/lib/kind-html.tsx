import DOMPurify from 'dompurify'
import { useMemo } from 'react'

/** The inline tags that a message of the server may carry. */
const allowed = {
  ALLOWED_TAGS: ['b', 'strong', 'em', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  // The page takes markup from its policy only, not as a string.
  RETURN_TRUSTED_TYPE: true,
}

/**
 * A message of the server with a few inline tags, as markup. Everything else in it is taken out, which a real browser
 * tests: the DOM of the component tests is not one that the library can work on.
 */
export function KindHtml({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, allowed), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />
}
