import DOMPurify from 'dompurify'
import { useMemo } from 'react'

/** The inline tags that a message of the server may contain. */
const allowed = {
  ALLOWED_TAGS: ['b', 'strong', 'em', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  // The Content-Security-Policy accepts markup only from a trusted-types policy, not as a string.
  RETURN_TRUSTED_TYPE: true,
}

/**
 * Shows a message of the server with its few inline tags; DOMPurify removes all other markup. A test in a
 * real browser proves the removal, because DOMPurify does not work on the DOM of the component tests.
 */
export function KindHtml({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, allowed), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />
}
