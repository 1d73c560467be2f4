/** Head of a page: for the browser's tab, search engines and link previews. */
export interface PageHead {
  title: string
  description: string
  /** Absolute address, left out for a page that search engines should not list. */
  url?: string
  type?: 'website' | 'article'
  /** JPEG of 1200 × 630, with its absolute address. */
  image?: { url: string; alt: string }
  /** Data in the terms of schema.org. */
  data?: object
}

const IMAGE_WIDTH = 1200
const IMAGE_HEIGHT = 630

/** Replaces the built page's own title and description by a head. */
export const withHead = (page: string, head: PageHead): string =>
  page
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => renderHead(head))

const renderHead = ({ title, description, url, type = 'website', image, data }: PageHead): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(url
      ? [
          `<link rel="canonical" href="${escapeHtml(url)}" />`,
          meta('property', 'og:site_name', 'Larder'),
          meta('property', 'og:type', type),
          meta('property', 'og:url', url),
          meta('property', 'og:title', title),
          meta('property', 'og:description', description),
          meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
          meta('name', 'twitter:title', title),
          meta('name', 'twitter:description', description),
        ]
      : [meta('name', 'robots', 'noindex')]),
    ...(image
      ? [
          meta('property', 'og:image', image.url),
          meta('property', 'og:image:type', 'image/jpeg'),
          meta('property', 'og:image:width', String(IMAGE_WIDTH)),
          meta('property', 'og:image:height', String(IMAGE_HEIGHT)),
          meta('property', 'og:image:alt', image.alt),
          meta('name', 'twitter:image', image.url),
          meta('name', 'twitter:image:alt', image.alt),
        ]
      : []),
    ...(data ? [`<script type="application/ld+json">${escapeJson(data)}</script>`] : []),
  ].join('\n    ')

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Escapes text for HTML content and for quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/**
 * Writes JSON for a script element: nothing in it can end the element or open a comment. The element is data
 * and never run, so the page's policy, which allows no inline script, permits it.
 */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
