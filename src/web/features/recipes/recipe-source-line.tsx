import type { RecipeSource } from '#contract/recipe.ts'
import { Fill } from '#web/words/fill.tsx'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'

/** The site and author of an imported recipe; renders nothing for any other recipe. */
export function RecipeSourceLine({ source: { url, author } }: { source: RecipeSource }) {
  const t = useWords(recipesWords)
  const site = siteOf(url)
  if (!site && !author) return null
  return (
    <p className="mt-3 text-small break-words text-ink-soft">
      <Fill
        text={author ? (site ? t.byAuthorFrom : t.byAuthor) : t.fromSite}
        parts={{
          author,
          site: site && (
            <a
              href={site.href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
            >
              {site.name}
              <span className="sr-only"> {t.newTab}</span>
            </a>
          ),
        }}
      />
    </p>
  )
}

/** The link and name of a site; only http and https addresses become links, whatever the source contains. */
export function siteOf(url: string | null | undefined): { href: string; name: string } | null {
  if (!url || !URL.canParse(url)) return null
  const { protocol, hostname, href } = new URL(url)
  return protocol === 'http:' || protocol === 'https:' ? { href, name: hostname.replace(/^www\./, '') } : null
}
